import type { FieldChange } from '@claypot/domain/machines';
import { suggestSubdomain } from '@claypot/domain/text';
import type { Place } from '@claypot/sdk/counter';
import type { BranchValues, RestaurantValues } from '../set-up.types.ts';
import { STATE_NAMES } from './branch-form.implementation.ts';

/** Returns the changes of the branch's form for a place. Unknown parts keep what was entered. */
export function placeChanges(place: Place): FieldChange<BranchValues>[] {
  const { street, city, postcode, state, latitude, longitude } = place;
  const isKnown = STATE_NAMES.some((name) => name === state);
  return [
    ...(street === '' ? [] : [{ field: 'street1', value: street } as const]),
    ...(postcode === null ? [] : [{ field: 'postal_code', value: postcode } as const]),
    { field: 'city', value: city },
    ...(isKnown ? [{ field: 'state', value: state } as const] : []),
    { field: 'latitude', value: latitude },
    { field: 'longitude', value: longitude },
  ];
}

/** Returns the changes for a new name. The address follows the name until it is edited. */
export function nameChanges(
  { name: before, subdomain }: RestaurantValues,
  name: string,
): FieldChange<RestaurantValues>[] {
  const follows = subdomain === suggestSubdomain(before);
  return [
    { field: 'name', value: name },
    ...(follows ? [{ field: 'subdomain', value: suggestSubdomain(name) } as const] : []),
  ];
}
