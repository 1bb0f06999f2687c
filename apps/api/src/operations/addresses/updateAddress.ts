import type { Handler, RequestOf } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { type AddressPin, changeAddress } from '../../members/addresses.ts';
import { requireMember } from '../identity.ts';
import { viewAddresses } from './address-view.ts';
import { fullAddress, readAddressWords } from './read-address.ts';

/** Changes what the member says of an address, and where it lies where that is told. */
export const updateAddress: Handler<'updateAddress'> = async (context, { path, body }) => {
  await requireMember(context, body.customer_id);
  const words = readAddressWords(body);
  const full = { given: body.full_address?.trim() || null, made: fullAddress(words) };
  const changed = await context.db.transaction((tx) =>
    changeAddress(tx, body.customer_id, path.id, { words, full, pin: readPin(body) }),
  );
  if (!changed) throw new Refusal('NOT_FOUND');
  return viewAddresses(context.db, body.customer_id);
};

/** The contract takes both coordinates or neither. */
function readPin({ longitude, latitude }: RequestOf<'updateAddress'>['body']): AddressPin | null {
  return longitude === undefined || latitude === undefined ? null : { longitude, latitude };
}
