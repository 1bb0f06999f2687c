import { distanceMetres } from '@claypot/domain/geo';
import type { Place as Point } from '../../../shared/distance.ts';
import { stateNames } from '../../../shared/states.ts';
import { normalise, spelled, squeeze } from '../../../shared/text/normalise.ts';
import type { ListedPlace, Neighbour } from './read-places.ts';

/** A listed place with how far it is, in metres. */
export interface NearPlace {
  readonly place: ListedPlace;
  readonly metres: number;
}

/** The bundled list, made ready to be looked through. */
export interface PlaceIndex {
  /**
   * Places whose names, town, postcode and state hold every word. What is called so comes first,
   * then what begins so, then what one of the words is the name of, then what has the words in its
   * name; of equals the nearest first, else as the list has them. Where nothing holds every word, what holds the most of them that stand
   * together: the list knows few streets, and an address ends with its town.
   */
  search(text: string, near: Point | null, most: number): ListedPlace[];
  /** The nearest places, the nearest first; none where the point is not in Malaysia. */
  around(at: Point, most: number): NearPlace[];
  find(id: string): ListedPlace | null;
}

/** How far from the last known place Malaysia goes on, in metres: an island, a road in the forest. */
const REACH = 100_000;

interface Entry {
  readonly place: ListedPlace;
  readonly position: number;
  /** Every name it goes by, without spaces. */
  readonly names: readonly string[];
  /** Every word of its names; then also of town, postcode and state. Each begins with a space. */
  readonly named: string;
  readonly all: string;
}

/** Makes a list of places ready. It is kept in memory: a few thousand places, looked through in some milliseconds. */
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
  // A town's postcodes all lie at its middle: to somebody near it they say no more than the town.
  const named = places.filter(({ kind }) => kind !== 'postcode');

  return {
    search(text, near, most) {
      const words = toWords(text, regions);
      const whole = rank(entries, words, near);
      if (whole.length > 0 || words.length < 2) return whole.slice(0, most);
      // Whoever pastes a whole address must not keep the others waiting: each place is held against
      // each word once, and only where that leaves a way against more of them together.
      const last = words.slice(-MOST_WORDS);
      const sought = last.map(toSought);
      const holding = entries
        .filter((entry) =>
          sought.some((word) => word.leads && (word.isIn(entry) || word.begins(entry))),
        )
        .map((entry) => ({
          entry,
          has: sought.map((word) => word.isIn(entry)),
          begins: sought.map((word) => word.begins(entry)),
        }));
      for (const { start, end } of waysToAsk(last, words.length)) {
        const some = holding.filter(
          ({ has, begins }) => begins[start] || has.slice(start, end).every(Boolean),
        );
        const found = rank(
          some.map(({ entry }) => entry),
          last.slice(start, end),
          near,
        );
        if (found.length > 0) return found.slice(0, most);
      }
      return [];
    },
    around(at, most) {
      const near = named
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
    named: spread(normalised),
    all: spread([...normalised, ...around]),
  };
}

function namesOf({ kind, name, nameZh, otherNames, postcode }: ListedPlace): string[] {
  // A postcode's place is called by its town besides, which is no name of its own.
  const names = kind === 'postcode' ? [postcode ?? ''] : [name, nameZh, ...otherNames];
  return names.filter((each) => each !== '');
}

/** Words that are looked for at all: an address has fewer, and each costs a look at every place. */
const HEARD_WORDS = 16;

/** The words asked for, of a great many the last; Chinese is written without spaces, so a town or state before a name is taken apart. */
function toWords(text: string, regions: readonly string[]): string[] {
  return normalise(text)
    .replaceAll(
      /(?<=\p{Script=Han})(?!\p{Script=Han})|(?<!\p{Script=Han})(?=\p{Script=Han})/gu,
      ' ',
    )
    .split(' ')
    .filter((word) => word !== '')
    .slice(-HEARD_WORDS)
    .flatMap((word) => {
      const region = regions.find((name) => word.startsWith(name) && word.length > name.length);
      return region === undefined ? [word] : [region, word.slice(region.length)];
    })
    .slice(-HEARD_WORDS);
}

/** Words that a great many places have, and that lead nowhere alone. */
const COMMON = new Set(
  'jalan lorong persiaran lebuh taman kampung bandar bukit sungai desa sri kuala pulau seksyen no lot'.split(
    ' ',
  ),
);

/** Words of a text that count where not all are found: an address ends with where it is. */
const MOST_WORDS = 8;

/** Ever fewer words that stand together, those at the end first; never all that were asked for. */
function* waysToAsk(
  words: readonly string[],
  asked: number,
): Generator<{ readonly start: number; readonly end: number }> {
  const longest = Math.min(words.length, asked - 1);
  for (let count = longest; count > 0; count--) {
    for (let start = words.length - count; start >= 0; start--) {
      const end = start + count;
      if (words.slice(start, end).some(leadsSomewhere)) yield { start, end };
    }
  }
}

/** A word by itself. */
interface Sought {
  readonly leads: boolean;
  /** Whether a place has it. */
  readonly isIn: (entry: Entry) => boolean;
  /** Whether a name of the place begins so. */
  readonly begins: (entry: Entry) => boolean;
}

function toSought(word: string): Sought {
  const wanted = [toWanted(word)];
  const ways = [...new Set([word, spelled(word)])];
  return {
    leads: leadsSomewhere(word),
    isIn: ({ all }) => hasWords(all, wanted),
    begins: ({ names }) => names.some((name) => ways.some((way) => name.startsWith(way))),
  };
}

function leadsSomewhere(word: string): boolean {
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
  const wanted = words.map(toWanted);
  return entries
    .flatMap((entry): Ranked[] => {
      const found = rankOf(entry, words, wanted, squeezed);
      if (found === null) return [];
      const metres = near === null ? 0 : distanceMetres(near, entry.place);
      return [{ ...entry, rank: found, metres }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.metres - b.metres || a.position - b.position)
    .map(({ place }) => place);
}

/** What is more likely meant where several are called the same. */
const KINDS = ['town', 'area', 'landmark', 'street', 'station', 'postcode'];

/** The less the better; null where the place does not have the words. */
function rankOf(
  { names, named, all, place }: Entry,
  words: readonly string[],
  wanted: readonly Wanted[],
  squeezed: readonly string[],
): number | null {
  const likely = KINDS.indexOf(place.kind) / KINDS.length;
  if (names.some((name) => squeezed.includes(name))) return likely;
  if (names.some((name) => squeezed.some((wanted) => name.startsWith(wanted)))) return 1;
  if (names.some((name) => words.includes(name)) && hasWords(all, wanted)) return 2 + likely;
  if (hasWords(named, wanted)) return 3;
  return hasWords(all, wanted) ? 4 : null;
}

/** A word that is looked for: what may begin it in a text, and what may stand anywhere. */
interface Wanted {
  readonly begins: readonly string[];
  /** Chinese is written without spaces; null for a word that is not. */
  readonly anywhere: string | null;
}

function toWanted(word: string): Wanted {
  return {
    begins: [...new Set([` ${word}`, ` ${spelled(word)}`])],
    anywhere: /\p{Script=Han}/u.test(word) ? word : null,
  };
}

/** Whether each word begins one of the text's, or stands in a Chinese one. */
function hasWords(text: string, words: readonly Wanted[]): boolean {
  return words.every(
    ({ begins, anywhere }) =>
      begins.some((begin) => text.includes(begin)) ||
      (anywhere !== null && text.includes(anywhere)),
  );
}
