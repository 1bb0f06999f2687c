import type { Wire } from '../../../../contract/wire.ts';
import type { FoundPlace, LocatedPlace } from '../../../../gateways/places/places.ts';
import { stateName } from '../../../../shared/states.ts';

/** Returns a place as search results show it. */
export function viewFoundPlace(place: FoundPlace): Wire['FoundPlace'] {
  return {
    place_id: place.id,
    name: place.name,
    full_address: place.fullAddress,
    kind: place.kind,
    source: place.source,
    distance: place.distance,
    latitude: place.point === null ? null : degrees(place.point.latitude),
    longitude: place.point === null ? null : degrees(place.point.longitude),
    nearest: place.nearest,
  };
}

/** Returns a place as the API shows it, with its address on one line. */
export function viewPlace(place: LocatedPlace): Wire['Place'] {
  return {
    place_id: place.id,
    name: place.name,
    full_address: place.fullAddress,
    street: place.street,
    city: place.city,
    postcode: place.postcode,
    state: stateName(place.stateId),
    state_id: place.stateId,
    latitude: degrees(place.point.latitude),
    longitude: degrees(place.point.longitude),
    kind: place.kind,
    source: place.source,
    nearest: place.nearest,
  };
}

function degrees(value: number): string {
  return value.toFixed(6);
}
