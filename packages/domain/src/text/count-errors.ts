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
  if (most === 0) return startsAtWord(words, text) ? 0 : Number.POSITIVE_INFINITY;
  if (countMissing(words, text) > most) return Number.POSITIVE_INFINITY;
  const letters = words.flatMap((word) => [...word]);
  const size = letters.length + 1;
  // Reuses three rows: a menu is compared with the text at every press of a key.
  let rows: Rows = {
    beforeLast: new Uint16Array(size).fill(FAR),
    last: firstRow(words, size),
    next: new Uint16Array(size),
  };
  let fewestInLast = 0;
  let previous = '';
  for (const letter of text) {
    const fewest = fillRow(rows, letters, letter, previous);
    // Later rows have no fewer errors, except after a swap, which continues the row before.
    if (Math.min(fewest, fewestInLast) > most) return Number.POSITIVE_INFINITY;
    rows = { beforeLast: rows.last, last: rows.next, next: rows.beforeLast };
    fewestInLast = fewest;
    previous = letter;
  }
  return fewestInLast > most ? Number.POSITIVE_INFINITY : fewestInLast;
}

/** Returns the number of letters of the text that no word has. Each is an error, or part of one. */
function countMissing(words: readonly string[], text: string): number {
  const all = words.join('');
  let missing = 0;
  for (const letter of text) if (!all.includes(letter)) missing += 1;
  return missing;
}

/** More errors than any text can have. */
const FAR = 60_000;

/** Errors of the text up to a letter, by the number of letters of the words before the end. */
interface Rows {
  readonly beforeLast: Uint16Array<ArrayBuffer>;
  readonly last: Uint16Array<ArrayBuffer>;
  readonly next: Uint16Array<ArrayBuffer>;
}

/** Fills the next row for a letter of the text. Returns its smallest number of errors. */
function fillRow(
  { beforeLast, last, next }: Rows,
  letters: readonly string[],
  letter: string,
  previous: string,
): number {
  let left = at(last, 0) + 1;
  let fewest = left;
  next[0] = left;
  for (let index = 0; index < letters.length; index += 1) {
    const other = letters[index];
    left = Math.min(
      at(last, index) + (letter === other ? 0 : 1),
      at(last, index + 1) + 1,
      left + 1,
    );
    if (previous === other && letter === letters[index - 1]) {
      left = Math.min(left, at(beforeLast, index - 1) + 1);
    }
    next[index + 1] = left;
    if (left < fewest) fewest = left;
  }
  return fewest;
}

/** Returns true if the words contain the text from the start of any of them. */
function startsAtWord(words: readonly string[], text: string): boolean {
  const all = words.join('');
  let start = 0;
  for (const word of words) {
    if (all.startsWith(text, start)) return true;
    start += word.length;
  }
  return text === '';
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? FAR;
}

/** Returns the number of letters of its word before each letter, and before the end. */
function firstRow(words: readonly string[], size: number): Uint16Array<ArrayBuffer> {
  const row = new Uint16Array(size);
  let index = 0;
  for (const word of words) {
    let before = 0;
    for (const _ of word) {
      row[index] = before;
      before += 1;
      index += 1;
    }
    row[index] = before;
  }
  return row;
}
