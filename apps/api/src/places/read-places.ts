import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toId } from '../import/ids.ts';
import { normalise } from './normalise.ts';
import { stateName } from './states.ts';

const LIST = join(import.meta.dirname, 'malaysia.tsv');
export const COLUMNS = 'state_id\tcity\tpostcode\tname\tkind\tlatitude\tlongitude';

/** The bundled places in the order in which they are offered. */
export async function readPlaces() {
  return parsePlaces(await readFile(LIST, 'utf8'));
}

/**
 * Reads a list of places: tab-separated, the columns' names in its first line.
 * @throws Error that names the first line that is not a place.
 */
export function parsePlaces(text: string) {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/);
  if (head !== COLUMNS) throw new Error(`Line 1 must name the columns: ${COLUMNS}`);
  return lines.map((line, index) => {
    const place = parsePlace(line, index);
    if (place === null) throw new Error(`Line ${index + 2} is not a place: ${line}`);
    return place;
  });
}

function parsePlace(line: string, position: number) {
  const [state_id = '', city = '', postcode = '', name = '', kind, latitude, longitude, ...rest] =
    line.split('\t');
  const known = /^MY-(0[1-9]|1[0-6])$/.test(state_id) && /^\d{5}$/.test(postcode);
  const named = city !== '' && name !== '' && (kind === 'area' || kind === 'street');
  if (!known || !named || rest.length > 0) return null;
  if (!isWithin(latitude, 0.8, 7.5) || !isWithin(longitude, 99.5, 119.5)) return null;
  return {
    // The name comes last: it alone may hold a slash.
    id: toId('place', state_id, postcode, city, name),
    name,
    street: kind === 'street' ? name : '',
    city,
    postcode,
    state_id,
    latitude,
    longitude,
    normalised: normalise([name, city, postcode, stateName(state_id)].join(' ')),
    position,
  };
}

/** Degrees between two bounds; Malaysia's are the ones it is asked with. */
function isWithin(degrees: string | undefined, least: number, most: number): boolean {
  if (degrees === undefined || !/^\d{1,3}\.\d{4}$/.test(degrees)) return false;
  return Number(degrees) >= least && Number(degrees) <= most;
}
