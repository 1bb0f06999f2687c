import type { Handler, RequestOf } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { normalise, spelled, squeeze } from '../../../../shared/text/normalise.ts';
import { memberOf } from '../../../identity/index.ts';
import {
  type AddressFields,
  type AddressPin,
  changeAddress,
  findAddresses,
} from '../../addresses.ts';
import { viewAddresses } from './address-view.ts';
import { fullAddress, readAddressFields, requireFit } from './read-address.ts';

/** Changes one of the member's addresses, including its position if given. */
export const updateAddress: Handler<'updateAddress'> = async (context, { path, body }) => {
  const owner = await memberOf(context, body.customer_id);
  const words = readAddressFields(body);
  const pin = readPin(body);
  if (pin !== null) requireFit(context, words, pin);
  const full = { entered: body.full_address?.trim() || null, generated: fullAddress(words) };
  return context.db.transaction(async (tx) => {
    // Without a new position, the text must not describe another place: the courier would go to the
    // old one.
    if (pin === null) await requireSamePlace(tx, owner, path.id, words);
    const changed = await changeAddress(tx, owner, path.id, { fields: words, full, pin });
    if (!changed) throw new ApiError('NOT_FOUND');
    return viewAddresses(tx, owner);
  });
};

/**
 * @throws ApiError `NOT_FOUND` if the owner has no such address, `ADDRESS_MISMATCH` if street,
 * city, postcode or state have changed.
 */
async function requireSamePlace(
  tx: Transaction,
  owner: string,
  id: string,
  words: AddressFields,
): Promise<void> {
  const stored = (await findAddresses(tx, owner)).find((address) => address.id === id);
  if (stored === undefined) throw new ApiError('NOT_FOUND');
  if (placeKey(stored) !== placeKey(words)) throw new ApiError('ADDRESS_MISMATCH');
}

/** Returns a key that ignores differences in spelling. */
function placeKey({ mail_city, mail_postcode, mail_street, state_id }: AddressFields): string {
  const parts = [mail_street, mail_city, mail_postcode, state_id];
  return parts.map((part) => squeeze(spelled(normalise(part)))).join('/');
}

/** The API contract requires both coordinates or neither. */
function readPin({ longitude, latitude }: RequestOf<'updateAddress'>['body']): AddressPin | null {
  return longitude === undefined || latitude === undefined ? null : { longitude, latitude };
}
