/**
 * Parsed form with bracket names: `a[b][0]=c` becomes `{ a: { b: { 0: 'c' } } }`. All values are
 * strings.
 */
export type FormValue = string | { readonly [name: string]: FormValue };

/** Parses a form body of Stripe's client. */
export function readForm(body: string): Record<string, FormValue> {
  const read: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    put(read, name.replaceAll(']', '').split('['), value);
  }
  return read;
}

/** Returns the path of each value without list indexes: `line_items.price_data.currency`. */
export function namesOf(value: FormValue, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (/^\d+$/.test(name)) return namesOf(inner, prefix);
    return namesOf(inner, prefix === '' ? name : `${prefix}.${name}`);
  });
}

/** Returns the string at a path, or null. */
export function textAt(value: FormValue, ...path: readonly string[]): string | null {
  let here: FormValue | undefined = value;
  for (const name of path) {
    if (here === undefined || typeof here === 'string') return null;
    here = here[name];
  }
  return typeof here === 'string' ? here : null;
}

function put(into: Record<string, FormValue>, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner = into[name];
  const next = typeof inner === 'object' ? { ...inner } : {};
  put(next, rest, value);
  into[name] = next;
}
