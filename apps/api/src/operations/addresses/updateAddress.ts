import type { Handler, RequestOf } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { type AddressPin, changeAddress } from '../../members/addresses.ts';
import { bearerOf } from '../identity.ts';
import { viewAddresses } from './address-view.ts';
import { fullAddress, readAddressWords } from './read-address.ts';

/** Changes what the member says of an address, and where it lies where that is told. */
export const updateAddress: Handler<'updateAddress'> = async (context, { path, body }) => {
  const owner = await bearerOf(context);
  if (body.customer_id !== undefined && body.customer_id !== owner) throw new Refusal('NOT_FOUND');
  const words = readAddressWords(body);
  const full = { given: body.full_address?.trim() || null, made: fullAddress(words) };
  const changed = await context.db.transaction((tx) =>
    changeAddress(tx, owner, path.id, { words, full, pin: readPin(body) }),
  );
  if (!changed) throw new Refusal('NOT_FOUND');
  return viewAddresses(context.db, owner);
};

/** The contract takes both coordinates or neither. */
function readPin({ longitude, latitude }: RequestOf<'updateAddress'>['body']): AddressPin | null {
  return longitude === undefined || latitude === undefined ? null : { longitude, latitude };
}
