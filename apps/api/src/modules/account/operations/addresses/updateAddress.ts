import type { Handler, RequestOf } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { normalise, spelled, squeeze } from '../../../../shared/text/normalise.ts';
import { memberOf } from '../../../identity/index.ts';
import {
  type AddressPin,
  type AddressWords,
  changeAddress,
  findAddresses,
} from '../../addresses.ts';
import { viewAddresses } from './address-view.ts';
import { fullAddress, readAddressWords, requireFit } from './read-address.ts';

/** Changes what the member says of an address, and where it lies where that is told. */
export const updateAddress: Handler<'updateAddress'> = async (context, { path, body }) => {
  const owner = await memberOf(context, body.customer_id);
  const words = readAddressWords(body);
  const pin = readPin(body);
  if (pin !== null) requireFit(context, words, pin);
  const full = { given: body.full_address?.trim() || null, made: fullAddress(words) };
  return context.db.transaction(async (tx) => {
    // What lies elsewhere by its text alone would be brought to where it lay before.
    if (pin === null) await requireSamePlace(tx, owner, path.id, words);
    const changed = await changeAddress(tx, owner, path.id, { words, full, pin });
    if (!changed) throw new ApiError('NOT_FOUND');
    return viewAddresses(tx, owner);
  });
};

/** @throws ApiError `ADDRESS_MISMATCH` where street, town, postcode or state are other than they were. */
async function requireSamePlace(
  tx: Transaction,
  owner: string,
  id: string,
  words: AddressWords,
): Promise<void> {
  const kept = (await findAddresses(tx, owner)).find((address) => address.id === id);
  if (kept === undefined) throw new ApiError('NOT_FOUND');
  if (placeSaid(kept) !== placeSaid(words)) throw new ApiError('ADDRESS_MISMATCH');
}

/** Spelled otherwise it is still the same. */
function placeSaid({ mail_city, mail_postcode, mail_street, state_id }: AddressWords): string {
  const parts = [mail_street, mail_city, mail_postcode, state_id];
  return parts.map((part) => squeeze(spelled(normalise(part)))).join('/');
}

/** The contract takes both coordinates or neither. */
function readPin({ longitude, latitude }: RequestOf<'updateAddress'>['body']): AddressPin | null {
  return longitude === undefined || latitude === undefined ? null : { longitude, latitude };
}
