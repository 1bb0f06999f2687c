/** Maximum strings collected; no request has more. */
const MOST = 2000;

/** Returns every string in a value, at any depth. The request size is already limited. */
export function textsOf(value: unknown): readonly string[] {
  const texts: string[] = [];
  const left: unknown[] = [value];
  while (left.length > 0 && texts.length < MOST) {
    const next = left.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'object' && next !== null) left.push(...Object.values(next));
  }
  return texts;
}
