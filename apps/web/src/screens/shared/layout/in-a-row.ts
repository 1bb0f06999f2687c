/** Joins short words with dots. A dot may end a line but never start one. */
export function inARow(words: readonly string[]): string {
  return words.join('\u00a0· ');
}
