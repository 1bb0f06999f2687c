import type { Place } from '../../places/find-places.ts';
import { stateName } from '../../places/states.ts';
import type { Wire } from '../wire.ts';

/** A place as the contract shows it, with its address on one line. */
export function viewPlace(place: Place): Wire['Place'] {
  const state = stateName(place.state_id);
  const town = `${place.postcode} ${place.city}`;
  // A town that is its own state is named once, and so is an area without a street.
  const parts = new Set([place.name, place.street, town, state === place.city ? '' : state]);
  return {
    place_id: place.id,
    name: place.name,
    full_address: [...parts].filter((part) => part !== '').join(', '),
    street: place.street,
    city: place.city,
    postcode: place.postcode,
    state,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}
