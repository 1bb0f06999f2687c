/** So much is looked through at most, so that a failure is not followed by a page that hangs. */
const MOST_VALUES = 5000;
/** Longer ones are nobody's name, number or address. */
const LONGEST = 200;

/**
 * Everything on the device that may be somebody's: what the app keeps there (who is signed in, what
 * they have read, what they had begun to fill in) and what stands in the fields of the page. A report
 * repeats none of it.
 */
export function knownValues(view: Pick<Window, 'document' | 'localStorage'>): string[] {
  const found = fieldsOf(view.document);
  const left: unknown[] = storedIn(view);
  while (left.length > 0 && found.length < MOST_VALUES) {
    const next = left.pop();
    if (typeof next === 'string' && next.length <= LONGEST) found.push(next);
    else if (typeof next === 'object' && next !== null) left.push(...Object.values(next));
  }
  return found;
}

function fieldsOf(page: Document): string[] {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return Array.from(fields, ({ value }) => value);
}

/** A store that is blocked has nothing in it. */
function storedIn({ localStorage }: Pick<Window, 'localStorage'>): unknown[] {
  try {
    return Object.values(localStorage).map(read);
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
