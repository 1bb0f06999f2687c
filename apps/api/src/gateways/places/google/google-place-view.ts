import type * as v from 'valibot';
import type { Place as Point } from '../../../shared/distance.ts';
import type { FoundPlace, LocatedPlace } from '../places.ts';
import { positionId } from '../position-id.ts';
import { kindOf, readGoogleAddress } from './google-address.ts';
import type { autocompleteAnswer, detailAnswer, geocodeAnswer } from './google-schemas.ts';

/** Prefix of Google's place ids. Google's terms allow storing its ids and nothing else. */
export const GOOGLE_PREFIX = 'google_';

const SOURCE = 'google';

type Prediction = v.InferOutput<
  typeof autocompleteAnswer
>['suggestions'][number]['placePrediction'];

/**
 * Converts a suggestion to a search result. Returns an empty list for a query suggestion or a
 * malformed place id.
 */
export function toFoundPlace(prediction: Prediction): FoundPlace[] {
  if (prediction === undefined || !/^[A-Za-z0-9_-]{1,290}$/.test(prediction.placeId)) return [];
  const { placeId, text, structuredFormat, types, distanceMeters } = prediction;
  return [
    {
      id: `${GOOGLE_PREFIX}${placeId}`,
      name: short(structuredFormat?.mainText.text ?? text.text),
      fullAddress: withoutCountry(text.text),
      kind: kindOf(types),
      source: SOURCE,
      point: null,
      distance: distanceMeters === undefined ? null : Math.round(distanceMeters / 100) / 10,
      nearest: null,
    },
  ];
}

/** Converts the details of a place; returns null for a place abroad. */
export function toLocatedPlace(
  id: string,
  answer: v.InferOutput<typeof detailAnswer>,
): LocatedPlace | null {
  const address = readGoogleAddress(answer.addressComponents);
  if (address === null) return null;
  const { displayName, formattedAddress, location, types } = answer;
  return {
    id,
    name: short(displayName?.text ?? formattedAddress),
    fullAddress: withoutCountry(formattedAddress),
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    stateId: address.stateId,
    point: location,
    kind: kindOf(types),
    source: SOURCE,
    nearest: null,
  };
}

/** Limits a name to the length of the API contract. */
function short(name: string): string {
  return name.slice(0, 200);
}

/** Removes the country, because every place is in Malaysia. */
function withoutCountry(address: string): string {
  return address.replace(/,\s*(Malaysia|马来西亚)$/, '').slice(0, 500);
}

type Result = v.InferOutput<typeof geocodeAnswer>['results'][number];

/** Returns a position named after the best geocoding result; null without a result or abroad. */
export function toPosition(at: Point, results: readonly Result[]): LocatedPlace | null {
  const named = results.filter(({ types }) => !types.includes('plus_code'));
  const [best = results[0]] = named;
  const address = best === undefined ? null : readGoogleAddress(best.address_components);
  if (best === undefined || address === null) return null;
  return {
    id: positionId(at),
    name: short(best.formatted_address.split(',')[0]?.trim() || best.formatted_address),
    fullAddress: withoutCountry(best.formatted_address),
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    stateId: address.stateId,
    point: at,
    kind: 'position',
    source: SOURCE,
    nearest: null,
  };
}
