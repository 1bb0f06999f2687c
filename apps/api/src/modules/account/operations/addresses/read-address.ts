import { cleanLine, cleanText, compactDigits } from '@claypot/domain/text';
import type { Context } from '../../../../contract/context/context.ts';
import type { RequestOf } from '../../../../contract/handlers.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findState } from '../../../../shared/states.ts';
import type { AddressFields, AddressPin } from '../../addresses.ts';

type Body = RequestOf<'createAddress'>['body'] | RequestOf<'updateAddress'>['body'];

/**
 * Returns the address fields of a request, cleaned for storage.
 *
 * @throws ApiError `INVALID_PHONE_NO`, or `INVALID_REQUEST` for an unknown state.
 */
export function readAddressFields(body: Body): AddressFields {
  const phone = requireMobile(body.mail_phone);
  const state = findState(body.mail_state);
  if (state === null) throw invalidRequest('body.mail_state');
  return {
    mail_name: cleanLine(body.mail_name),
    mail_type: cleanLine(body.mail_type ?? '') || null,
    mail_phone: phone,
    mail_unit_no: cleanLine(body.mail_unit_no),
    mail_street: cleanLine(body.mail_street),
    mail_city: cleanLine(body.mail_city),
    mail_state: cleanLine(body.mail_state),
    mail_postcode: compactDigits(body.mail_postcode),
    mail_country: cleanLine(body.mail_country),
    notes: cleanText(body.notes ?? '') || null,
    state_id: state.id,
    is_default: body.is_default === 1,
  };
}

/**
 * Checks that state and postcode match the position.
 * @throws ApiError `ADDRESS_MISMATCH`.
 */
export function requireFit(
  { places }: Pick<Context, 'places'>,
  { state_id: stateId, mail_postcode: postcode }: AddressFields,
  { latitude, longitude }: AddressPin,
): void {
  const at = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!places.fits({ stateId, postcode }, at)) throw new ApiError('ADDRESS_MISMATCH');
}

/** Returns the address on one line, built from its parts. */
export function fullAddress(words: AddressFields): string {
  const town = `${words.mail_postcode} ${words.mail_city}`.trim();
  return [words.mail_street, town, words.mail_state].filter((part) => part !== '').join(', ');
}
