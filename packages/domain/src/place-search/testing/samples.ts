import type { Place } from '@claypot/sdk';

export function aPlace(fields: Partial<Place> = {}): Place {
  return {
    place_id: 'telawi',
    name: 'Jalan Telawi',
    full_address: 'Jalan Telawi, Bangsar Baru, 59100 Kuala Lumpur',
    street: 'Jalan Telawi',
    city: 'Kuala Lumpur',
    postcode: '59100',
    state: 'Kuala Lumpur',
    latitude: '3.131900',
    longitude: '101.671300',
    ...fields,
  };
}
