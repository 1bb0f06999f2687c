import { distanceMetres } from '@claypot/domain/geo';
import type { Place as Point } from '../../../shared/distance.ts';
import { stateNames } from '../../../shared/states.ts';
import { normalise, spelled, squeeze } from '../../../shared/text/normalise.ts';
import type { ListedPlace, Neighbour } from './read-places.ts';

/** A listed place with its distance in metres. */
export interface NearPlace {
  readonly place: ListedPlace;
  readonly metres: number;
}

/** Search index of the bundled list. */
export interface PlaceIndex {
  /**
   * Returns the places that match every word by name, town, postcode or state.
   *
   * Ranking: exact name (likeliest kind first), name prefix, exact name of one word, all words in
   * the name, rest. Ties: nearest first, otherwise list order.
   *
   * If no place matches every word, it returns the places that match the most consecutive words.
   * The list has few streets, and an address ends with its town.
   */
  search(text: string, near: Point | null, most: number): ListedPlace[];
  /** Returns the nearest places except postcodes, nearest first; an empty list outside Malaysia. */
  around(at: Point, most: number): NearPlace[];
  find(id: string): ListedPlace | null;
}

/**
 * Maximum distance from a listed place within Malaysia, in metres: an island, a road in the forest.
 */
const REACH = 100_000;

interface Entry {
  readonly place: ListedPlace;
  readonly position: number;
  /** All names, without spaces. */
  readonly names: readonly string[];
  /** All words of its names; `all` adds town, postcode and state. Each word has a leading space. */
  readonly placeWords: string;
  readonly all: string;
}

/** Creates an in-memory index. A search over a few thousand places takes some milliseconds. */
export function indexPlaces(
  places: readonly ListedPlace[],
  neighbours: readonly Neighbour[],
): PlaceIndex {
  const towns = new Map(
    places.filter(({ kind }) => kind === 'town').map((town) => [townKey(town), town.nameZh]),
  );
  const entries = places.map((place, position) =>
    toEntry(place, position, towns.get(townKey(place)) ?? ''),
  );
  const regions = [...new Set([...towns.values(), ...places.flatMap(stateZh)])].filter(
    (name) => name !== '',
  );
  const byId = new Map(places.map((place) => [place.id, place]));
  // A postcode has the position of its district or of its town, so it adds nothing to a list of
  // nearby places.
  const placeWords = places.filter(({ kind }) => kind !== 'postcode');

  return {
    search(text, near, most) {
      const words = splitWords(text, regions);
      const matches = rank(entries, words, near);
      if (matches.length > 0 || words.length < 2) return matches.slice(0, most);
      // A pasted address must not block other requests. Each place is compared with each word once,
      // and with word groups only if a word matched.
      const last = words.slice(-MAX_PARTIAL_WORDS);
      const matchers = last.map(toMatcher);
      const candidates = entries
        .filter((entry) =>
          matchers.some((word) => word.counts && (word.isIn(entry) || word.begins(entry))),
        )
        .map((entry) => ({
          entry,
          has: matchers.map((word) => word.isIn(entry)),
          begins: matchers.map((word) => word.begins(entry)),
        }));
      for (const { start, end } of wordRanges(last, words.length)) {
        const group = candidates.filter(
          ({ has, begins }) => begins[start] || has.slice(start, end).every(Boolean),
        );
        const ranked = rank(
          group.map(({ entry }) => entry),
          last.slice(start, end),
          near,
        );
        if (ranked.length > 0) return ranked.slice(0, most);
      }
      return [];
    },
    around(at, most) {
      const near = placeWords
        .map((place) => ({ place, metres: distanceMetres(at, place) }))
        .toSorted((a, b) => a.metres - b.metres);
      const least = near[0]?.metres ?? Number.POSITIVE_INFINITY;
      const isAbroad = neighbours.some((neighbour) => distanceMetres(at, neighbour) < least);
      return least > REACH || isAbroad ? [] : near.slice(0, most);
    },
    find: (id) => byId.get(id) ?? null,
  };
}

function townKey({ stateId, city }: ListedPlace): string {
  return `${stateId}/${city}`;
}

function stateZh({ stateId }: ListedPlace): string {
  return stateNames(stateId).zh;
}

function toEntry(place: ListedPlace, position: number, cityZh: string): Entry {
  const names = namesOf(place);
  const normalised = names.map(normalise);
  const state = stateNames(place.stateId);
  const around = [place.city, cityZh, place.postcode ?? '', state.name, state.zh].map(normalise);
  const spread = (texts: readonly string[]) =>
    texts.flatMap((each) => [each, spelled(each)].map((text) => ` ${text}`)).join('');
  return {
    place,
    position,
    names: [...new Set(normalised.flatMap((name) => [squeeze(name), squeeze(spelled(name))]))],
    placeWords: spread(normalised),
    all: spread([...normalised, ...around]),
  };
}

function namesOf({ kind, name, nameZh, otherNames, postcode }: ListedPlace): string[] {
  // A postcode's place also has its town's name, which is not its own.
  const names = kind === 'postcode' ? [postcode ?? ''] : [name, nameZh, ...otherNames];
  return names.filter((each) => each !== '');
}

/**
 * Maximum number of words in a search. An address has fewer, and each is compared with every place.
 */
const MAX_WORDS = 16;

/**
 * Splits a search into words, at most the last sixteen. Chinese has no spaces, so a leading town or
 * state is split off.
 */
function splitWords(text: string, regions: readonly string[]): string[] {
  return normalise(text)
    .replaceAll(
      /(?<=\p{Script=Han})(?!\p{Script=Han})|(?<!\p{Script=Han})(?=\p{Script=Han})/gu,
      ' ',
    )
    .split(' ')
    .filter((word) => word !== '')
    .slice(-MAX_WORDS)
    .flatMap((word) => {
      const region = regions.find((name) => word.startsWith(name) && word.length > name.length);
      return region === undefined ? [word] : [region, word.slice(region.length)];
    })
    .slice(-MAX_WORDS);
}

/** Words in many names, which find nothing useful alone. */
const COMMON = new Set(
  'jalan lorong persiaran lebuh taman kampung bandar bukit sungai desa sri kuala pulau seksyen no lot'.split(
    ' ',
  ),
);

/**
 * Maximum number of words in a partial match, counted from the end, where an address has its town.
 */
const MAX_PARTIAL_WORDS = 8;

/**
 * Yields ranges of consecutive words, longest first and then last first, but never all words. Skips
 * a range of common words and short numbers only.
 */
function* wordRanges(
  words: readonly string[],
  wordCount: number,
): Generator<{ readonly start: number; readonly end: number }> {
  const longest = Math.min(words.length, wordCount - 1);
  for (let count = longest; count > 0; count--) {
    for (let start = words.length - count; start >= 0; start--) {
      const end = start + count;
      if (words.slice(start, end).some(isSignificant)) yield { start, end };
    }
  }
}

/** Matcher of a single word. */
interface WordMatcher {
  readonly counts: boolean;
  /** True if the place contains the word. */
  readonly isIn: (entry: Entry) => boolean;
  /** True if a name of the place begins with the word. */
  readonly begins: (entry: Entry) => boolean;
}

function toMatcher(word: string): WordMatcher {
  const terms = [toSearchTerm(word)];
  const spellings = [...new Set([word, spelled(word)])];
  return {
    counts: isSignificant(word),
    isIn: ({ all }) => hasWords(all, terms),
    begins: ({ names }) =>
      names.some((name) => spellings.some((spelling) => name.startsWith(spelling))),
  };
}

function isSignificant(word: string): boolean {
  return word.length > 1 && !COMMON.has(spelled(word)) && !/^\d{1,4}$/.test(word);
}

interface Ranked extends Entry {
  readonly rank: number;
  readonly metres: number;
}

function rank(
  entries: readonly Entry[],
  words: readonly string[],
  near: Point | null,
): ListedPlace[] {
  if (words.length === 0) return [];
  const squeezed = [squeeze(words.join(' ')), squeeze(spelled(words.join(' ')))];
  const terms = words.map(toSearchTerm);
  return entries
    .flatMap((entry): Ranked[] => {
      const ranked = rankOf(entry, words, terms, squeezed);
      if (ranked === null) return [];
      const metres = near === null ? 0 : distanceMetres(near, entry.place);
      return [{ ...entry, rank: ranked, metres }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.metres - b.metres || a.position - b.position)
    .map(({ place }) => place);
}

/** Kinds of places, most likely first, to rank equal names. */
const KINDS = ['town', 'area', 'landmark', 'street', 'station', 'postcode'];

/** Returns the rank of a place, lower is better; null if it does not match. */
function rankOf(
  { names, placeWords, all, place }: Entry,
  words: readonly string[],
  terms: readonly SearchTerm[],
  squeezed: readonly string[],
): number | null {
  const likely = KINDS.indexOf(place.kind) / KINDS.length;
  if (names.some((name) => squeezed.includes(name))) return likely;
  if (names.some((name) => squeezed.some((terms) => name.startsWith(terms)))) return 1;
  if (names.some((name) => words.includes(name)) && hasWords(all, terms)) return 2 + likely;
  if (hasWords(placeWords, terms)) return 3;
  return hasWords(all, terms) ? 4 : null;
}

/** A search word: prefixes of words, and a substring for Chinese. */
interface SearchTerm {
  readonly begins: readonly string[];
  /** Matches anywhere, because Chinese has no spaces; null for other scripts. */
  readonly substring: string | null;
}

function toSearchTerm(word: string): SearchTerm {
  return {
    begins: [...new Set([` ${word}`, ` ${spelled(word)}`])],
    substring: /\p{Script=Han}/u.test(word) ? word : null,
  };
}

/** Returns true if each word is the prefix of a word in the text, or a substring for Chinese. */
function hasWords(text: string, words: readonly SearchTerm[]): boolean {
  return words.every(
    ({ begins, substring }) =>
      begins.some((begin) => text.includes(begin)) ||
      (substring !== null && text.includes(substring)),
  );
}
