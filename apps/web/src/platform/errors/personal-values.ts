/** So much is looked through at most, so that a failure is not followed by a page that hangs. */
const MOST_VALUES = 5000;
/** Longer ones are nobody's name, number or address. */
const LONGEST = 200;

/** Most objects that are looked through: state may hold much that is no text. */
const MOST_OBJECTS = 20_000;

/**
 * Every text on this device that may be a person's: what the app stores, what stands in the fields of
 * the page, and what the app holds in memory only. A report repeats none of it.
 *
 * @param held what the app holds in memory, such as the session where storage is blocked.
 */
export function personalValues(
  view: Pick<Window, 'document' | 'localStorage' | 'sessionStorage'>,
  held: readonly unknown[] = [],
): string[] {
  const found = fieldsOf(view.document);
  const left: unknown[] = [...storedIn(() => view.localStorage), ...held];
  left.push(...storedIn(() => view.sessionStorage));
  const seen = new Set<object>();
  while (left.length > 0 && found.length < MOST_VALUES && seen.size < MOST_OBJECTS) {
    const next = left.pop();
    if (typeof next === 'string' && next.length <= LONGEST) found.push(next);
    else if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next);
      left.push(...Object.values(next));
    }
  }
  return found;
}

function fieldsOf(page: Document): string[] {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return Array.from(fields, ({ value }) => value);
}

/** A store that is blocked has nothing in it. */
function storedIn(open: () => Storage): unknown[] {
  try {
    return Object.values(open()).map(read);
  } catch {
    return [];
  }
}

function read(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}
