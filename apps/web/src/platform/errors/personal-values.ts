/** Maximum texts collected, so that an error does not make the page hang. */
const MAX_VALUES = 5000;
/** Maximum length of a text, in characters: longer ones are not names, numbers or addresses. */
const LONGEST = 200;

/** Maximum objects visited: state may contain many objects without texts. */
const MAX_OBJECTS = 20_000;

/**
 * Returns the texts on this device that may be personal: in the fields of the page, in storage and
 * in memory, up to the limits above. Reports must not contain any of them.
 * @param held state in memory, such as the session if storage is blocked.
 */
export function personalValues(
  view: Pick<Window, 'document' | 'localStorage' | 'sessionStorage'>,
  extraValues: readonly unknown[] = [],
): string[] {
  const found = fieldsOf(view.document);
  const left: unknown[] = [...storedIn(() => view.localStorage), ...extraValues];
  left.push(...storedIn(() => view.sessionStorage));
  const seen = new Set<object>();
  while (left.length > 0 && found.length < MAX_VALUES && seen.size < MAX_OBJECTS) {
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

/** Returns the parsed values of a store; empty if it is blocked. */
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
