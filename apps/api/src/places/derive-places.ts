import { distanceKm } from '../ordering/distance.ts';
import { normalise } from './normalise.ts';
import { COLUMNS } from './read-places.ts';
import { findState, stateName } from './states.ts';

/** A populated place of the gazetteer; coordinates in decimal degrees. */
export interface GazetteerPlace {
  readonly name: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A town that the post names, with its postcodes, the general one first. */
export interface PostalTown {
  readonly name: string;
  readonly state: string;
  readonly postcodes: readonly string[];
}

interface Area extends GazetteerPlace {
  readonly stateId: string;
}

interface Town extends Area {
  readonly postcodes: readonly string[];
  /** The town as the post spells it, which is how an address must. */
  readonly city: string;
}

/** Places that the gazetteer counts to the neighbouring state. */
const STATE_OF: Readonly<Record<string, string>> = {
  Ampang: 'Selangor',
  'Bandar Utama': 'Selangor',
  Cheras: 'Kuala Lumpur',
  'Kampong Dungun': 'Selangor',
  'Mutiara Damansara': 'Selangor',
  SS2: 'Selangor',
  Setapak: 'Kuala Lumpur',
};

/** Postal towns that the gazetteer has under a name of its own. */
const GAZETTEER_NAME: Readonly<Record<string, string>> = {
  'Ayer Keroh': 'Kampung Ayer Keroh',
  'Bandar Baru Bangi': 'Bangi',
  Bentong: 'Bentong Town',
  Cheras: 'Kampong Baharu Cheras Batu Sebelas',
  Jenjarom: 'Jenjarum',
  Jerteh: 'Jertih',
  Kerteh: 'Kertih',
  'Kuala Kubu Baru': 'Kuala Kubu Baharu',
  Langkawi: 'Kuah',
  'Masjid Tanah': 'Kampong Masjid Tanah',
  Melaka: 'Malacca',
  Nilai: 'Kampung Baharu Nilai',
  Pontian: 'Pontian Kechil',
  'Pulau Ketam': 'Bagan Pulau Ketam',
  'Pulau Pinang': 'George Town',
  Senai: 'Taman Senai',
  'Sungai Pelek': 'Sungai Pelek New Village',
  'Tanjong Karang': 'Kampung Tanjung Karang',
};

/** Spellings that differ between the two sources, as whole words. */
const SPELLINGS: Readonly<Record<string, string>> = {
  bharu: 'baharu',
  kampong: 'kampung',
  seri: 'sri',
  tanjong: 'tanjung',
  telok: 'teluk',
};

/**
 * The list of places as tab-separated text: each place of the gazetteer with the postal town it
 * belongs to, those about the capital first, then each postcode at the middle of its town. The same
 * sources give the same text.
 * @returns the text, and the towns left out because the gazetteer does not have them.
 * @throws Error when a source names a state that is not Malaysia's, or one without a postal town.
 */
export function derivePlaces(
  gazetteer: readonly GazetteerPlace[],
  postal: readonly PostalTown[],
): { text: string; unplaced: string[] } {
  const areas = gazetteer.map((place) => inState(place, STATE_OF[place.name] ?? place.state));
  const placed = postal.map((town) => placeTown(town, areas));
  const towns = placed.filter((town) => town !== null);
  const unplaced = postal.filter((_, index) => placed[index] === null);
  const capital = towns.find(({ city }) => city === 'Kuala Lumpur');
  if (capital === undefined) throw new Error('The sources do not have Kuala Lumpur');
  const lines = [
    ...areas
      .map((area) => ({ area, far: distanceKm(capital, area) }))
      .toSorted((a, b) => a.far - b.far || compare(a.area.name, b.area.name))
      .map(({ area }) => areaLine(area, townOf(area, towns))),
    ...towns
      .flatMap((town) => town.postcodes.map((postcode) => ({ town, postcode })))
      .toSorted((a, b) => compare(a.postcode, b.postcode) || compare(a.town.city, b.town.city))
      .map(({ town, postcode }) => line(town, town.city, postcode, `${postcode} ${town.city}`)),
  ];
  // A source that lists a postcode twice means one place.
  return {
    text: `${[COLUMNS, ...new Set(lines)].join('\n')}\n`,
    unplaced: unplaced.map(({ name, state }) => `${name}, ${state}`),
  };
}

function inState(place: GazetteerPlace, state: string): Area {
  return { ...place, state, stateId: stateId(state) };
}

function stateId(name: string): string {
  const state = findState(name);
  if (state === null) throw new Error(`There is no state ${name}`);
  return state.id;
}

function placeTown({ name, state, postcodes }: PostalTown, areas: readonly Area[]): Town | null {
  const id = stateId(state);
  const wanted = spelling(GAZETTEER_NAME[name] ?? name);
  const area = areas.find((each) => each.stateId === id && spelling(each.name) === wanted);
  return area === undefined ? null : { ...area, postcodes, city: name };
}

/** The postal town of that place: itself, else a territory's one town, else its state's nearest. */
function townOf(area: Area, towns: readonly Town[]): Town {
  const near = towns
    .filter(({ stateId: id }) => id === area.stateId)
    .toSorted((a, b) => distanceKm(area, a) - distanceKm(area, b));
  const territory = near.find(({ city }) => city === stateName(area.stateId));
  const self = near.find(({ city }) => city === area.name);
  const town = self ?? (isTerritory(area) ? territory : undefined) ?? near[0];
  if (town === undefined) throw new Error(`There is no postal town for ${area.name}`);
  return town;
}

function isTerritory({ stateId: id }: Area): boolean {
  return ['Kuala Lumpur', 'Labuan', 'Putrajaya'].includes(stateName(id));
}

/** A place of a town carries the town's general postcode: no source has its own. */
function areaLine(area: Area, town: Town): string {
  return line(area, town.city, town.postcodes[0] ?? '', area.name);
}

function line(at: Area, city: string, postcode: string, name: string): string {
  const degrees = [at.latitude.toFixed(4), at.longitude.toFixed(4)];
  return [at.stateId, city, postcode, name, 'area', ...degrees].join('\t');
}

function spelling(name: string): string {
  return normalise(name)
    .split(' ')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ');
}

/** By code points, so that the order does not hang on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
