import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMember } from '../../../identity/index.ts';
import { removeAddress } from '../../addresses.ts';
import { viewAddresses } from './address-view.ts';

/** Removes one of the member's addresses. */
export const addressDelete: Handler<'addressDelete'> = async (context, { path, body }) => {
  await requireMember(context, body.customer_id);
  return context.db.transaction(async (tx) => {
    const removed = await removeAddress(tx, body.customer_id, path.id);
    if (!removed) throw new ApiError('NOT_FOUND');
    return viewAddresses(tx, body.customer_id);
  });
};
