import type { Place } from '@claypot/sdk';
import type { Coordinates } from '../../ports/ports.ts';
import { distanceMetres } from '../geo/distance.ts';
import { pointOf } from '../geo/point.ts';

/** What a place says of an address: all of it but the door and who opens it. */
export interface AddressText extends Coordinates {
  mail_street: string;
  mail_city: string;
  mail_state: string;
  /** '' where none is known. */
  mail_postcode: string;
  state_id: string;
  full_address: string;
}

/** Metres within which what is known of an address still holds when its pin is put elsewhere. */
const NEAR = 1000;

/** What an address says of its place. */
export function textOf(address: AddressText): AddressText {
  return {
    mail_street: address.mail_street,
    mail_city: address.mail_city,
    mail_state: address.mail_state,
    mail_postcode: address.mail_postcode,
    state_id: address.state_id,
    full_address: address.full_address,
    latitude: address.latitude,
    longitude: address.longitude,
  };
}

/** What a place says of an address there. */
export function textOfPlace(place: Place): AddressText {
  return {
    mail_street: place.street,
    mail_city: place.city,
    mail_state: place.state,
    mail_postcode: place.postcode ?? '',
    state_id: place.state_id,
    full_address: place.full_address,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

/**
 * What an address says of its place once its pin was put at another one. Who knows no street there
 * knows a district only: near by, an address that has a street is better as it is.
 *
 * @param place null where the pin is where it was at first.
 */
export function movedText(before: AddressText, place: Place | null): AddressText {
  if (place === null) return textOf(before);
  const text = textOfPlace(place);
  const isNear = distanceMetres(pointOf(before), pointOf(text)) <= NEAR;
  if (!isNear) return text;
  if (text.mail_street === '' && before.mail_street !== '') return textOf(before);
  return { ...text, mail_postcode: text.mail_postcode || before.mail_postcode };
}
