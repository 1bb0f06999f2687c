import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { removeAddress } from '../../members/addresses.ts';
import { requireMember } from '../identity.ts';
import { viewAddresses } from './address-view.ts';

/** Removes one of the member's addresses. */
export const addressDelete: Handler<'addressDelete'> = async (context, { path, body }) => {
  await requireMember(context, body.customer_id);
  return context.db.transaction(async (tx) => {
    const removed = await removeAddress(tx, body.customer_id, path.id);
    if (!removed) throw new Refusal('NOT_FOUND');
    return viewAddresses(tx, body.customer_id);
  });
};
