import { setImmediate as immediate } from 'node:timers/promises';
import { atMostAtOnce } from '../../../shared/at-most-at-once.ts';
import { distanceKm, type Place as Point } from '../../../shared/distance.ts';
import { stateName } from '../../../shared/states.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { FoundPlace, LocatedPlace, Places } from '../places.ts';
import { positionId, readPositionId } from '../position-id.ts';
import type { NearPlace, PlaceIndex } from './place-index.ts';
import type { ListedPlace } from './read-places.ts';

const SOURCE = 'bundled';

/** Maximum distance between a position and the centre of its district, in metres. */
const DISTRICT = 1000;
/**
 * Maximum number of queued searches. Each takes some milliseconds and runs alone, so that a burst
 * does not block other requests.
 */
const MAX_QUEUED = 100;
/** Number of nearby places in which the district of a position is searched. */
const ABOUT = 30;

/** Creates a search in the bundled list. It calls no service and has only a few streets. */
export function bundledPlaces(index: PlaceIndex): Places {
  const inTurn = atMostAtOnce(1, MAX_QUEUED);
  return {
    search: ({ text, near, most, language }) =>
      inTurn(async () => {
        await immediate();
        return index.search(text, near, most).map((place) => toFoundPlace(place, near, language));
      }),
    async around(at, { most, language }) {
      const near = index.around(at, Math.max(most, ABOUT));
      const here = position(at, near, language);
      if (here === null) return [];
      const rest = near.slice(0, most - 1).map(({ place }) => toFoundPlace(place, at, language));
      return [nearestPosition(here), ...rest];
    },
    async open(id, { language }) {
      const at = readPositionId(id);
      if (at !== null) {
        return position(at, index.around(at, ABOUT), language);
      }
      const place = index.find(id);
      return place === null ? null : toLocatedPlace(place, language);
    },
  };
}

function toLocatedPlace(place: ListedPlace, language: Language): LocatedPlace {
  return {
    id: place.id,
    name: nameIn(place, language),
    fullAddress: fullAddress(place, place.postcode),
    street: place.kind === 'street' ? place.name : '',
    city: place.city,
    postcode: place.postcode,
    stateId: place.stateId,
    point: { latitude: place.latitude, longitude: place.longitude },
    kind: place.kind,
    source: SOURCE,
    nearest: null,
  };
}

function toFoundPlace(place: ListedPlace, near: Point | null, language: Language): FoundPlace {
  return {
    id: place.id,
    name: nameIn(place, language),
    fullAddress: fullAddress(place, place.postcode),
    kind: place.kind,
    source: SOURCE,
    point: { latitude: place.latitude, longitude: place.longitude },
    distance: near === null ? null : distanceKm(near, place),
    nearest: null,
  };
}

/**
 * Returns a position named after its nearest place, with the postcode of its district, because a
 * building can have its own. Returns null outside Malaysia.
 */
function position(at: Point, near: readonly NearPlace[], language: Language): LocatedPlace | null {
  const [nearest] = near;
  if (nearest === undefined) return null;
  const { place } = nearest;
  const district = near.find(
    ({ place: { kind }, metres }) => isDistrict(kind) && metres <= DISTRICT,
  );
  const postcode = district?.place.postcode ?? null;
  const isThere = isDistrict(place.kind) && nearest.metres <= DISTRICT;
  const address = fullAddress(place, postcode);
  const name = nameIn(place, language);
  return {
    ...toLocatedPlace(place, language),
    id: positionId(at),
    fullAddress: isThere ? address : `Near ${address}`,
    street: '',
    postcode,
    point: at,
    kind: 'position',
    nearest: { name, kind: place.kind, distance: distanceKm(at, place) },
  };
}

function isDistrict(kind: ListedPlace['kind']): boolean {
  return kind === 'area' || kind === 'town';
}

function nearestPosition(place: LocatedPlace): FoundPlace {
  const { id, name, fullAddress: address, kind, source, point, nearest } = place;
  return { id, name, fullAddress: address, kind, source, point, nearest, distance: 0 };
}

function nameIn(place: ListedPlace, language: Language): string {
  return language === 'zh_CN' && place.nameZh !== '' ? place.nameZh : place.name;
}

/**
 * Returns the address on one line. A place that equals its town, or a town that equals its state,
 * appears once.
 */
function fullAddress(place: ListedPlace, postcode: string | null): string {
  const { city, kind } = place;
  const state = stateName(place.stateId);
  const name = kind === 'postcode' || place.name === city ? '' : place.name;
  const town = postcode === null ? city : `${postcode} ${city}`;
  return [name, town, state === city ? '' : state].filter((part) => part !== '').join(', ');
}
