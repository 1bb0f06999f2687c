import type { PlaceKind } from '@claypot/sdk';
import { findState } from '../../../shared/states.ts';
import { PlacesError } from '../places.ts';
import type { AddressComponent } from './google-schemas.ts';

export interface GoogleAddress {
  readonly street: string;
  readonly city: string;
  readonly postcode: string | null;
  readonly stateId: string;
}

const COUNTRY = 'MY';

/** Component types that can contain the town, best first. */
const TOWN = [
  'locality',
  'postal_town',
  'administrative_area_level_3',
  'administrative_area_level_2',
  'sublocality_level_1',
  'administrative_area_level_1',
];

/** Malaysian streets include the neighbourhood: "Jalan 14/20, Seksyen 14". */
const NEIGHBOURHOOD = ['neighborhood', 'sublocality_level_2', 'sublocality_level_1'];

/**
 * Parses the parts of an address; returns null outside Malaysia.
 * @throws PlacesError if the components contain no Malaysian state.
 */
export function readGoogleAddress(components: readonly AddressComponent[]): GoogleAddress | null {
  const part = (partTypes: readonly string[]) =>
    partTypes.map((type) => components.find(({ types }) => types.includes(type))).find(Boolean);
  if (part(['country'])?.shortName !== COUNTRY) return null;
  const state = part(['administrative_area_level_1']) ?? part(['locality']);
  const malaysianState = state === undefined ? null : findState(state.name);
  if (malaysianState === null)
    throw new PlacesError(`Google returned an unknown state: ${state?.name ?? ''}`);
  const route = part(['route'])?.name;
  const street = route === undefined ? [] : [route, part(NEIGHBOURHOOD)?.name ?? ''];
  const postcode = part(['postal_code'])?.name ?? '';
  return {
    street: street.filter((each) => each !== '').join(', '),
    city: part(TOWN)?.name ?? malaysianState.state,
    postcode: /^\d{5}$/.test(postcode) ? postcode : null,
    stateId: malaysianState.id,
  };
}

const KINDS: readonly (readonly [PlaceKind, RegExp])[] = [
  ['station', /^(transit|train|subway|light_rail|bus)_station$|^transit_stop$|^bus_stop$/],
  ['address', /^(street_address|premise|subpremise|street_number|plus_code)$/],
  ['street', /^(route|intersection)$/],
  ['postcode', /^postal_code/],
  ['area', /^(sublocality|neighborhood|colloquial_area)/],
  ['town', /^(locality|postal_town|administrative_area_level_[2-7])$/],
  ['state', /^administrative_area_level_1$/],
];

/** Returns the kind of a place; anything that is not part of an address is a landmark. */
export function kindOf(types: readonly string[]): PlaceKind {
  return KINDS.find(([, form]) => types.some((type) => form.test(type)))?.[0] ?? 'landmark';
}
