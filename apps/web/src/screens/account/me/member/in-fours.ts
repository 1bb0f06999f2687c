/** A long number in groups of four from its beginning, as cards print it. */
export function inFours(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
