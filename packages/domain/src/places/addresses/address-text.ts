import type { Place } from '@claypot/sdk';
import type { Coordinates } from '../../ports/ports.ts';
import { distanceMetres } from '../geo/distance.ts';
import { pointOf } from '../geo/point.ts';

/** The part of an address that a place provides, without unit number and receiver. */
export interface AddressText extends Coordinates {
  mail_street: string;
  mail_city: string;
  mail_state: string;
  /** Empty if unknown. */
  mail_postcode: string;
  state_id: string;
  full_address: string;
}

/**
 * Distance in metres within which the previous street or postcode still applies if the place at the
 * moved pin has none.
 */
const NEAR = 1000;

/** Returns the place text of an address. */
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

/** Returns the text for an address at a place. */
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
 * Returns the text of an address after its pin was moved to a place. A place without a street is
 * only a district; near by, an existing street is more precise and is preserved.
 *
 * @param place null if the pin is at its first position
 */
export function movedText(before: AddressText, place: Place | null): AddressText {
  if (place === null) return textOf(before);
  const text = textOfPlace(place);
  const isNear = distanceMetres(pointOf(before), pointOf(text)) <= NEAR;
  if (!isNear) return text;
  if (text.mail_street === '' && before.mail_street !== '') return textOf(before);
  return { ...text, mail_postcode: text.mail_postcode || before.mail_postcode };
}
