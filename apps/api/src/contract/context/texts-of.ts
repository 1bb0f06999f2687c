/** Maximum strings collected; no valid request has more. */
const MOST = 2000;

/** Returns the strings in a value, at any depth, at most {@link MOST}. */
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
