/** Formats a number in groups of four from its start, as printed on cards. */
export function inFours(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
