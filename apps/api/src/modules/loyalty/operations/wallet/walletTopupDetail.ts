import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/index.ts';
import { requireTopUp } from './require-top-up.ts';
import { viewTopUp } from './top-up-view.ts';

/** Returns a member's top-up with its current status. */
export const walletTopupDetail: Handler<'walletTopupDetail'> = async (context, { path, body }) => {
  await requireMember(context, body.customer_id);
  return viewTopUp(await requireTopUp(context.db, body.customer_id, path.id), context);
};
