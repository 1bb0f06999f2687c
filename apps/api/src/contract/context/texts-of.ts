/** More than any request says. */
const MOST = 2000;

/** Every text in a value, however deep; a request has been bounded before. */
export function textsOf(value: unknown): readonly string[] {
  const found: string[] = [];
  const left: unknown[] = [value];
  while (left.length > 0 && found.length < MOST) {
    const next = left.pop();
    if (typeof next === 'string') found.push(next);
    else if (typeof next === 'object' && next !== null) left.push(...Object.values(next));
  }
  return found;
}
