import { countErrors } from '../../text/count-errors.ts';
import { normalise } from '../../text/normalise.ts';
import { searchableWords } from '../../text/searchable-words.ts';
import type { Menu } from './sections.ts';

type Item = Menu['dishes'][number] | Menu['packages'][number];

/**
 * Returns the menu with only the dishes and packages that match the text best, in menu order:
 *
 * 1. items with the text in their name;
 * 2. if there are none, items with the text in the other language or in pinyin, and items that
 *    differ only in spaces, punctuation or the order of words;
 * 3. if there are none either, items with the fewest typing errors.
 */
export function searchMenu(menu: Menu, text: string): Menu {
  const wanted = normalise(text.trim());
  const items: Item[] = [...menu.packages, ...menu.dishes];
  const exact = items.filter((item) => normalise(nameOf(item)).includes(wanted));
  const found = new Set(exact.length > 0 ? exact : findClosest(items, searchableWords(wanted)));
  return {
    ...menu,
    packages: menu.packages.filter((item) => found.has(item)),
    dishes: menu.dishes.filter((item) => found.has(item)),
  };
}

const NO_MATCH = Number.POSITIVE_INFINITY;

/** Shortest text that is compared with the initials of pinyin. */
const MIN_INITIALS = 2;

/** Number of letters for each permitted typing error. */
const LETTERS_PER_ERROR = 4;

const MAX_ERRORS = 2;

function nameOf(item: Item): string {
  return 'name' in item ? item.name : item.package_name;
}

function findClosest(items: readonly Item[], wanted: readonly string[]): readonly Item[] {
  if (wanted.length === 0) return [];
  const counted = items.map((item) => ({ item, errors: errorsIn(item, wanted) }));
  const fewest = Math.min(NO_MATCH, ...counted.map(({ errors }) => errors));
  return counted.flatMap(({ errors, item }) =>
    errors < NO_MATCH && errors === fewest ? [item] : [],
  );
}

/** Returns the number of typing errors; `NO_MATCH` if there are too many. */
function errorsIn(item: Item, wanted: readonly string[]): number {
  const [otherName = '', pinyin = ''] = (item.search_words ?? '').split('\n');
  if (isPinyin(pinyin, wanted.join(''))) return 0;
  return Math.min(
    ...[nameOf(item), otherName].map((name) => {
      const words = searchableWords(name);
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
