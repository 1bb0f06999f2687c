import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMember } from '../../../identity/index.ts';
import { insertAddress } from '../../addresses.ts';
import { viewAddresses } from './address-view.ts';
import { fullAddress, readAddressFields, requireFit } from './read-address.ts';

/** Saves an address, once per reference. */
export const createAddress: Handler<'createAddress'> = async (context, { body }) => {
  const { db, random, now } = context;
  await requireMember(context, body.customer_id);
  const words = readAddressFields(body);
  requireFit(context, words, body);
  const address = {
    ...words,
    id: random.uuid(),
    reference: body.reference ?? null,
    full_address: body.full_address?.trim() || fullAddress(words),
    longitude: body.longitude,
    latitude: body.latitude,
  };
  return db.transaction(async (tx) => {
    const saved = await insertAddress(tx, body.customer_id, address, now);
    if (!saved) throw new ApiError('ADDRESS_LIMIT_EXCEEDED');
    return viewAddresses(tx, body.customer_id);
  });
};
