import { parseMobile } from '@claypot/domain/phone';
import type { Context } from '../../http/context.ts';
import type { RequestOf } from '../../http/handlers.ts';
import { invalidRequest, Refusal } from '../../http/refusal.ts';
import type { AddressPin, AddressWords } from '../../members/addresses.ts';
import { findState } from '../../places/states.ts';

type Body = RequestOf<'createAddress'>['body'] | RequestOf<'updateAddress'>['body'];

/**
 * What the member says of an address, as it is kept.
 *
 * @throws Refusal `INVALID_PHONE_NO`, or `INVALID_REQUEST` for a state that Malaysia has not.
 */
export function readAddressWords(body: Body): AddressWords {
  const phone = parseMobile(body.mail_phone);
  if (phone === null) throw new Refusal('INVALID_PHONE_NO');
  const state = findState(body.mail_state);
  if (state === null) throw invalidRequest('body.mail_state');
  return {
    mail_name: body.mail_name.trim(),
    mail_type: orNull(body.mail_type),
    mail_phone: phone,
    mail_unit_no: body.mail_unit_no.trim(),
    mail_street: body.mail_street.trim(),
    mail_city: body.mail_city.trim(),
    mail_state: body.mail_state.trim(),
    mail_postcode: body.mail_postcode.trim(),
    mail_country: body.mail_country.trim(),
    notes: orNull(body.notes),
    state_id: state.id,
    is_default: body.is_default === 1,
  };
}

/**
 * Sees to it that what is said of an address can be so where it lies.
 * @throws Refusal `ADDRESS_MISMATCH`.
 */
export function requireFit(
  { places }: Pick<Context, 'places'>,
  { state_id: stateId, mail_postcode: postcode }: AddressWords,
  { latitude, longitude }: AddressPin,
): void {
  const at = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!places.fits({ stateId, postcode }, at)) throw new Refusal('ADDRESS_MISMATCH');
}

/** The place on one line, made of its parts. */
export function fullAddress(words: AddressWords): string {
  const town = `${words.mail_postcode} ${words.mail_city}`.trim();
  return [words.mail_street, town, words.mail_state].filter((part) => part !== '').join(', ');
}

function orNull(text: string | null): string | null {
  return text?.trim() || null;
}
