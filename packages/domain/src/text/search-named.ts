import { countErrors } from './count-errors.ts';
import { normalise } from './normalise.ts';
import { searchableWords } from './searchable-words.ts';

/** An item with a name, and the words of the contract by which it is also found. */
export interface Named {
  readonly name: string;
  readonly search_words?: string | undefined;
}

/**
 * Returns the items that match the text best:
 *
 * 1. items with the text in their name;
 * 2. if there are none, items with the text in the other language or in pinyin, and items that
 *    differ only in spaces, punctuation or the order of words;
 * 3. if there are none either, items with the fewest typing errors.
 */
export function searchNamed<Item extends Named>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const wanted = normalise(text.trim());
  const exact = items.filter(({ name }) => normalise(name).includes(wanted));
  return exact.length > 0 ? exact : findClosest(items, searchableWords(wanted));
}

const NO_MATCH = Number.POSITIVE_INFINITY;

/** Shortest text that is compared with the initials of pinyin. */
const MIN_INITIALS = 2;

/** Number of letters for each permitted typing error. */
const LETTERS_PER_ERROR = 4;

const MAX_ERRORS = 2;

function findClosest<Item extends Named>(
  items: readonly Item[],
  wanted: readonly string[],
): readonly Item[] {
  if (wanted.length === 0) return [];
  const counted = items.map((item) => ({ item, errors: errorsIn(item, wanted) }));
  const fewest = Math.min(NO_MATCH, ...counted.map(({ errors }) => errors));
  return counted.flatMap(({ errors, item }) =>
    errors < NO_MATCH && errors === fewest ? [item] : [],
  );
}

/** Returns the number of typing errors; `NO_MATCH` if there are too many. */
function errorsIn({ name, search_words }: Named, wanted: readonly string[]): number {
  const [otherName = '', pinyin = ''] = (search_words ?? '').split('\n');
  if (isPinyin(pinyin, wanted.join(''))) return 0;
  return Math.min(
    ...[name, otherName].map((each) => {
      const words = searchableWords(each);
      const asWritten = permitted(words, wanted.join(''));
      const inAnyOrder = wanted.reduce((sum, word) => sum + permitted(words, word), 0);
      return Math.min(asWritten, inAnyOrder);
    }),
  );
}

function isPinyin(pinyin: string, wanted: string): boolean {
  const syllables = searchableWords(pinyin);
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return (
    countErrors(syllables, wanted, 0) === 0 ||
    (wanted.length >= MIN_INITIALS && initials.includes(wanted))
  );
}

function permitted(words: readonly string[], wanted: string): number {
  const most = Math.min(MAX_ERRORS, Math.floor(wanted.length / LETTERS_PER_ERROR));
  return countErrors(words, wanted, most);
}
