import type { FoundPlace, Place } from '@claypot/sdk';

const TELAWI = {
  place_id: 'telawi',
  name: 'Jalan Telawi',
  full_address: 'Jalan Telawi, Bangsar Baru, 59100 Kuala Lumpur',
  latitude: '3.131900',
  longitude: '101.671300',
  kind: 'street',
  source: 'bundled',
  nearest: null,
} as const;

/** Returns a sample place with its full address. */
export function aPlace(fields: Partial<Place> = {}): Place {
  return {
    ...TELAWI,
    street: 'Jalan Telawi',
    city: 'Kuala Lumpur',
    postcode: '59100',
    state: 'Kuala Lumpur',
    state_id: 'MY-14',
    ...fields,
  };
}

/** Returns the same place as a search result. */
export function aFoundPlace(fields: Partial<FoundPlace> = {}): FoundPlace {
  return { ...TELAWI, distance: null, ...fields };
}
