import { distanceMetres } from '@claypot/domain/geo';
import type { Place as Point } from '../../../shared/distance.ts';
import type { ListedPlace } from './read-places.ts';

/** The parts of an address that can be checked against a position. */
interface AddressText {
  readonly stateId: string;
  readonly postcode: string;
}

/** Returns true if the text of an address is plausible at its pin. */
export type AddressFit = (text: AddressText, at: Point) => boolean;

/**
 * Maximum distance from a listed place of the same state or postcode, in metres. Towns are listed
 * by their centre, and near a border people write the neighbouring state. So only an address in
 * another part of the country is rejected.
 */
const STATE = 30_000;
const POSTCODE = 40_000;
/**
 * Limit in the interior, where districts are very large, and for the region of an unlisted
 * postcode. In metres.
 */
const INTERIOR = 120_000;
/** Distance in metres: with no listed place within it, the position counts as interior. */
const SETTLED = 20_000;

/**
 * Creates a check of address texts against the list of places. A state without listed places is
 * accepted. An unlisted postcode is checked by its region, if the list has it; a text without five
 * digits is no postcode and is ignored.
 */
export function createAddressFit(places: readonly ListedPlace[]): AddressFit {
  const byPostcode = Map.groupBy(places, ({ postcode }) => postcode);
  const byState = Map.groupBy(places, ({ stateId }) => stateId);
  /** The first two digits of a postcode identify a region. */
  const byRegion = Map.groupBy(places, ({ postcode }) => postcode?.slice(0, 2) ?? null);

  return ({ stateId, postcode }, at) => {
    const isNear = (candidates: readonly ListedPlace[], most: number) =>
      candidates.some((place) => distanceMetres(at, place) <= most);
    const isInterior = !isNear(places, SETTLED);
    const reaches = (candidates: readonly ListedPlace[] | undefined, most: number) =>
      candidates === undefined || isNear(candidates, isInterior ? INTERIOR : most);
    if (!reaches(byState.get(stateId), STATE)) return false;
    const written = postcode.trim();
    if (!/^\d{5}$/.test(written)) return true;
    const listed = byPostcode.get(written);
    return listed === undefined
      ? reaches(byRegion.get(written.slice(0, 2)), INTERIOR)
      : reaches(listed, POSTCODE);
  };
}
