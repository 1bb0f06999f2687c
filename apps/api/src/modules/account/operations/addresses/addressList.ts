import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/index.ts';
import { viewAddresses } from './address-view.ts';

/** Lists the member's addresses, oldest first. */
export const addressList: Handler<'addressList'> = async (context, { path }) => {
  await requireMember(context, path.customerId);
  return viewAddresses(context.db, path.customerId);
};
