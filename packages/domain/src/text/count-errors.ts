/**
 * Returns the smallest number of letters to add, remove, replace or swap with the next one until
 * the words contain the text (optimal string alignment). The text begins with any of the words. It
 * may end within a word, because customers see results while they type. Returns infinity if there
 * are more than `most`.
 *
 * @param words words of the searched text, whose spaces are ignored
 * @param text letters without spaces
 */
export function countErrors(words: readonly string[], text: string, most: number): number {
  const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
  const letters = words.flatMap((word) => [...word]);
  const first = words.flatMap((word) => [...word].map((_, index) => index));
  first.push(letters.length === 0 ? 0 : at(first, letters.length - 1) + 1);
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = first;
  let previous = '';
  for (const letter of text) {
    const row = [at(last, 0) + 1];
    for (const [index, other] of letters.entries()) {
      const isSwap = letter === letters[index - 1] && previous === other;
      row.push(
        Math.min(
          at(last, index) + (letter === other ? 0 : 1),
          at(last, index + 1) + 1,
          at(row, index) + 1,
          isSwap ? at(beforeLast, index - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    // Later rows have no fewer errors, except after a swap, which continues the row before.
    if (Math.min(...row, ...last) > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
    previous = letter;
  }
  const errors = Math.min(...last);
  return errors > most ? Number.POSITIVE_INFINITY : errors;
}
