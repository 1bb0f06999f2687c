import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMember } from '../../../identity/index.ts';
import { makeDefault } from '../../addresses.ts';
import { viewAddresses } from './address-view.ts';

/** Makes one of the member's addresses the default. */
export const addressUpdateDefault: Handler<'addressUpdateDefault'> = async (context, { body }) => {
  await requireMember(context, body.customer_id);
  return context.db.transaction(async (tx) => {
    const isFound = await makeDefault(tx, body.customer_id, body.id);
    if (!isFound) throw new ApiError('NOT_FOUND');
    return viewAddresses(tx, body.customer_id);
  });
};
