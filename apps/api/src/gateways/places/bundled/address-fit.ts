import { distanceMetres } from '@claypot/domain/geo';
import type { Place as Point } from '../../../shared/distance.ts';
import type { ListedPlace } from './read-places.ts';

/** What an address says that a place can be held against. */
interface AddressText {
  readonly stateId: string;
  readonly postcode: string;
}

/** Whether what an address says can be so where its pin is. */
export type AddressFit = (text: AddressText, at: Point) => boolean;

/**
 * How far from a place of its state, or of its postcode, an address can lie, in metres. Towns are
 * known by their middles, and people near a border write what their letters say: it is to find the
 * address in another part of the country, and leaves the customer everything that may be right.
 */
const STATE = 30_000;
const POSTCODE = 40_000;
/** As far where next to nothing is known: districts of the interior go on for a day's drive. */
const INTERIOR = 120_000;
/** With no place nearer than this, it is the interior. */
const SETTLED = 20_000;

/** Holds the text of an address against the list of places. What the list does not know is let be. */
export function createAddressFit(places: readonly ListedPlace[]): AddressFit {
  const byPostcode = Map.groupBy(places, ({ postcode }) => postcode);
  const byState = Map.groupBy(places, ({ stateId }) => stateId);
  /** The first two figures are a region's. */
  const byRegion = Map.groupBy(places, ({ postcode }) => postcode?.slice(0, 2) ?? null);

  return ({ stateId, postcode }, at) => {
    const isNear = (some: readonly ListedPlace[], most: number) =>
      some.some((place) => distanceMetres(at, place) <= most);
    const isInterior = !isNear(places, SETTLED);
    const reaches = (some: readonly ListedPlace[] | undefined, most: number) =>
      some === undefined || isNear(some, isInterior ? INTERIOR : most);
    if (!reaches(byState.get(stateId), STATE)) return false;
    const written = postcode.trim();
    if (!/^\d{5}$/.test(written)) return true;
    const known = byPostcode.get(written);
    return known === undefined
      ? reaches(byRegion.get(written.slice(0, 2)), INTERIOR)
      : reaches(known, POSTCODE);
  };
}
