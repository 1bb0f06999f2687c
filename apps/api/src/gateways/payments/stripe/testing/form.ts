/** What a form in brackets holds: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`, all of it text. */
export type FormValue = string | { readonly [name: string]: FormValue };

/** Reads a body as Stripe's client writes it. */
export function readForm(body: string): Record<string, FormValue> {
  const read: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    put(read, name.replaceAll(']', '').split('['), value);
  }
  return read;
}

/** The name of each value, without the numbers of lists: `line_items.price_data.currency`. */
export function namesOf(value: FormValue, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (/^\d+$/.test(name)) return namesOf(inner, prefix);
    return namesOf(inner, prefix === '' ? name : `${prefix}.${name}`);
  });
}

/** The text at a path, or null. */
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
