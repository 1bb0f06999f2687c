import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { toId } from '../../../shared/to-id.ts';

const LIST = join(import.meta.dirname, 'malaysia.tsv');
const NEIGHBOURS = join(import.meta.dirname, 'neighbours.tsv');
export const COLUMNS =
  'state_id\tcity\tpostcode\tname\tkind\tlatitude\tlongitude\tname_zh\tother_names';
export const NEIGHBOUR_COLUMNS = 'country\tlatitude\tlongitude';

/** Separator of a place's other names. */
const OTHER_NAMES_APART = '|';

const kind = v.picklist(['town', 'area', 'street', 'landmark', 'station', 'postcode']);

/** A place of the bundled list. */
export interface ListedPlace {
  readonly id: string;
  readonly name: string;
  /** Empty if unknown. */
  readonly nameZh: string;
  /** Alternative spellings. */
  readonly otherNames: readonly string[];
  readonly kind: v.InferOutput<typeof kind>;
  readonly city: string;
  readonly postcode: string | null;
  readonly stateId: string;
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A place in a neighbouring country. A position nearer to it than to any listed place is outside
 * Malaysia.
 */
export interface Neighbour {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the bundled places in the order of the list, which breaks ties in a search. */
export async function readPlaces(): Promise<ListedPlace[]> {
  return parsePlaces(await readFile(LIST, 'utf8'));
}

/** Returns the places across Malaysia's borders. */
export async function readNeighbours(): Promise<Neighbour[]> {
  return parseLines(await readFile(NEIGHBOURS, 'utf8'), NEIGHBOUR_COLUMNS, ([, ...degrees]) =>
    parsePoint(degrees, { south: -2, north: 9, west: 97, east: 121 }),
  );
}

/**
 * Parses a tab-separated list of places with a header line.
 * @throws Error that names the first invalid line.
 */
export function parsePlaces(text: string): ListedPlace[] {
  return parseLines(text, COLUMNS, parsePlace);
}

function parseLines<Row>(
  text: string,
  columns: string,
  parse: (fields: readonly string[]) => Row | null,
): Row[] {
  const [head, ...lines] = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  if (head !== columns) throw new Error(`Line 1 must name the columns: ${columns}`);
  return lines.map((line, index) => {
    const fields = line.split('\t');
    const row = fields.length === columns.split('\t').length ? parse(fields) : null;
    if (row === null) throw new Error(`Line ${index + 2} is not a place: ${line}`);
    return row;
  });
}

function parsePlace([
  stateId = '',
  city = '',
  postcode = '',
  name = '',
  kindOf = '',
  latitude = '',
  longitude = '',
  nameZh = '',
  otherNames = '',
]: readonly string[]): ListedPlace | null {
  if (!/^MY-(0[1-9]|1[0-6])$/.test(stateId) || !/^(\d{5})?$/.test(postcode)) return null;
  if (city === '' || name === '' || !v.is(kind, kindOf)) return null;
  const point = parsePoint([latitude, longitude], MALAYSIA);
  if (point === null) return null;
  return {
    // The name is last because only it may contain a slash.
    id: toId('place', stateId, kindOf, city, name),
    name,
    nameZh,
    otherNames: otherNames.split(OTHER_NAMES_APART).filter((other) => other !== ''),
    kind: kindOf,
    city,
    postcode: postcode === '' ? null : postcode,
    stateId,
    latitude: point.latitude,
    longitude: point.longitude,
  };
}

const MALAYSIA = { south: 0.8, north: 7.5, west: 99.5, east: 119.5 };

function parsePoint(
  [latitude = '', longitude = '']: readonly string[],
  bounds: typeof MALAYSIA,
): Neighbour | null {
  const isDegrees = (text: string) => /^-?\d{1,3}\.\d{4}$/.test(text);
  if (!isDegrees(latitude) || !isDegrees(longitude)) return null;
  const { south, north, west, east } = bounds;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (point.latitude < south || point.latitude > north) return null;
  if (point.longitude < west || point.longitude > east) return null;
  return point;
}
