import { distanceKm } from '../../../shared/distance.ts';
import { findState, stateName } from '../../../shared/states.ts';
import { normalise, spelled, squeeze } from '../../../shared/text/normalise.ts';
import { COLUMNS, NEIGHBOUR_COLUMNS } from '../bundled/read-places.ts';
import { GAZETTEER_NAME, STATE_OF } from './source-names.ts';

/** A populated place of the gazetteer; coordinates in decimal degrees. */
export interface GazetteerPlace {
  readonly name: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A town of the postal list with its postcodes, the general one first. */
export interface PostalTown {
  readonly name: string;
  readonly state: string;
  readonly postcodes: readonly string[];
}

/**
 * Our own data on a place. The sources supply a missing position, kind, city or postcode. They
 * supply no postcode for landmarks, stations and streets, and no names.
 */
export interface LocatedPlace {
  readonly state: string;
  readonly name: string;
  readonly kind: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string;
  readonly postcode: string;
  readonly nameZh: string;
  /** Separated as in the list. */
  readonly otherNames: string;
}

interface Area extends GazetteerPlace {
  readonly stateId: string;
}

interface Town extends Area {
  readonly postcodes: readonly string[];
  /** The town in the postal spelling, which addresses require. */
  readonly city: string;
}

/** A place of the list, except postcodes. */
interface Row {
  readonly area: Area;
  readonly kind: string;
  readonly city: string;
  readonly postcode: string;
  readonly nameZh: string;
  readonly otherNames: string;
}

/** Maximum distance from a town's centre at which its only postcode still applies, in km. */
const SAME_POSTCODE = 10;

/**
 * Returns the list of places as tab-separated text. First come the places of the gazetteer, merged
 * with our own data, and our own places, sorted by distance from the capital. Each has its postal
 * town. Then comes each postcode at its known district or at the centre of its town. The same
 * sources always give the same text.
 *
 * @returns the text, and the postal towns left out because neither the gazetteer nor our data has
 * their position.
 * @throws Error if a source names a state that is not Malaysian or has no postal town, if Kuala
 * Lumpur is missing, or if a place of ours has no position anywhere.
 */
export function derivePlaces(
  gazetteer: readonly GazetteerPlace[],
  postal: readonly PostalTown[],
  knownPlaces: readonly LocatedPlace[],
): { text: string; unplaced: string[] } {
  const areas = gazetteer.map((place) => inState(place, STATE_OF[place.name] ?? place.state));
  const ourAreas = knownPlaces.flatMap(ownArea);
  const placed = postal.map((town) => placeTown(town, [...areas, ...ourAreas]));
  const towns = placed.filter((town) => town !== null);
  const unplaced = postal.filter((_, index) => placed[index] === null);
  const capital = towns.find(({ city }) => city === 'Kuala Lumpur');
  if (capital === undefined) throw new Error('Kuala Lumpur is missing in the sources');
  const ownRows = knownPlaces.map((place) => toRow(place, areas, towns));
  const isOurs = (area: Area) => ownRows.some((row) => isSame(row.area, area));
  const rows = [
    ...areas.filter((area) => !isOurs(area)).map((area) => areaRow(area, townOf(area, towns))),
    ...ownRows,
  ];
  const middles = ownRows.filter(({ postcode, kind }) => postcode !== '' && kind === 'area');
  const lines = [
    ...rows
      .map((row) => ({ row, far: distanceKm(capital, row.area) }))
      .toSorted((a, b) => a.far - b.far || compare(a.row.area.name, b.row.area.name))
      .map(({ row }) => line(row)),
    ...towns
      .flatMap((town) => town.postcodes.map((postcode) => ({ town, postcode })))
      .toSorted((a, b) => compare(a.postcode, b.postcode) || compare(a.town.city, b.town.city))
      .map(({ town, postcode }) => line(postcodeRow(town, postcode, middles))),
  ];
  // Duplicates in a source are merged.
  return {
    text: `${[COLUMNS, ...new Set(lines)].join('\n')}\n`,
    unplaced: unplaced.map(({ name, state }) => `${name}, ${state}`),
  };
}

/** Maximum distance between a foreign place and ours for it to matter at the border, in km. */
const BORDER = 60;

/** Returns the neighbours' places near a border as tab-separated text. */
export function deriveNeighbours(
  ownRows: readonly GazetteerPlace[],
  foreignPlaces: readonly (Pick<GazetteerPlace, 'latitude' | 'longitude'> & {
    readonly country: string;
  })[],
): string {
  const lines = foreignPlaces
    .filter((place) => ownRows.some((our) => distanceKm(our, place) <= BORDER))
    .map(({ country, latitude, longitude }) =>
      [country, latitude.toFixed(4), longitude.toFixed(4)].join('\t'),
    );
  return `${[NEIGHBOUR_COLUMNS, ...new Set(lines.toSorted(compare))].join('\n')}\n`;
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
  const spelledName = spelling(GAZETTEER_NAME[name] ?? name);
  const area = areas.find((each) => each.stateId === id && spelling(each.name) === spelledName);
  return area === undefined ? null : { ...area, postcodes, city: name };
}

/**
 * Returns the postal town of a place: itself, else the only town of a territory, else the nearest
 * in the state.
 */
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

/**
 * Returns a place's data from the sources. The postcode is empty if the town has several, or if the
 * place is more than `SAME_POSTCODE` from its centre.
 */
function areaRow(area: Area, town: Town): Row {
  const [only = '', ...more] = [...new Set(town.postcodes)];
  const isOnly = more.length === 0 && distanceKm(area, town) <= SAME_POSTCODE;
  return {
    area,
    kind: isSame(area, town) ? 'town' : 'area',
    city: town.city,
    postcode: isOnly ? only : '',
    nameZh: '',
    otherNames: '',
  };
}

/**
 * Returns a district or town of our own data; an empty list for other kinds or without a position.
 */
function ownArea({ name, state, kind, latitude, longitude }: LocatedPlace): Area[] {
  if (latitude === null || longitude === null || isPoint(kind)) return [];
  return [{ name, state, stateId: stateId(state), latitude, longitude }];
}

function isPoint(kind: string): boolean {
  return ['landmark', 'station', 'street'].includes(kind);
}

/** Returns our data on a place, completed from the sources. */
function toRow(knownPlaces: LocatedPlace, areas: readonly Area[], towns: readonly Town[]): Row {
  const { name, state, latitude, longitude, city } = knownPlaces;
  const id = stateId(state);
  const listed = areas.find(
    (area) => area.stateId === id && squeeze(spelling(area.name)) === squeeze(spelling(name)),
  );
  const here = latitude === null || longitude === null ? listed : { latitude, longitude };
  if (here === undefined) throw new Error(`No position is known for ${name}, ${state}`);
  const area = {
    name: listed?.name ?? name,
    state,
    stateId: id,
    latitude: here.latitude,
    longitude: here.longitude,
  };
  const ownRow = areaRow(area, townOf(area, towns));
  const posted = towns.find(
    (town) => town.stateId === id && town.postcodes.includes(knownPlaces.postcode),
  );
  return {
    area,
    kind: knownPlaces.kind === '' ? ownRow.kind : knownPlaces.kind,
    city: city === '' ? (posted ?? ownRow).city : city,
    postcode:
      knownPlaces.postcode === '' && !isPoint(knownPlaces.kind)
        ? ownRow.postcode
        : knownPlaces.postcode,
    nameZh: knownPlaces.nameZh,
    otherNames: knownPlaces.otherNames,
  };
}

/** Places a postcode in a district known to have it, otherwise at the centre of its town. */
function postcodeRow(town: Town, postcode: string, middles: readonly Row[]): Row {
  const middle = middles.find((row) => row.postcode === postcode && row.city === town.city);
  const { latitude, longitude } = middle?.area ?? town;
  const area = { ...town, name: `${postcode} ${town.city}`, latitude, longitude };
  return { area, kind: 'postcode', city: town.city, postcode, nameZh: '', otherNames: '' };
}

function isSame(one: Area, other: Area): boolean {
  return one.stateId === other.stateId && one.name === other.name;
}

function line({ area, kind, city, postcode, nameZh, otherNames }: Row): string {
  const degrees = [area.latitude.toFixed(4), area.longitude.toFixed(4)];
  return [area.stateId, city, postcode, area.name, kind, ...degrees, nameZh, otherNames].join('\t');
}

function spelling(name: string): string {
  return spelled(normalise(name));
}

/** Compares by code units, so that the order does not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
