/** Short words one after the other, parted by dots. A dot ends a line and never begins one. */
export function inARow(words: readonly string[]): string {
  return words.join('\u00a0· ');
}
