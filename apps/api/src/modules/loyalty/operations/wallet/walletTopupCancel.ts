import type { Handler } from '../../../../contract/handlers.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMember } from '../../../identity/index.ts';
import { cancelUnpaid } from '../../../payments/index.ts';
import { topUpPayable } from '../../wallet/top-up-payable.ts';
import { requireTopUp } from './require-top-up.ts';
import { viewTopUp } from './top-up-view.ts';

/** Cancels an unpaid top-up and voids its payment. A repeated request gets the same response. */
export const walletTopupCancel: Handler<'walletTopupCancel'> = async (context, { path, body }) => {
  const { customer_id: memberId } = body;
  await requireMember(context, memberId);
  const before = await requireTopUp(context.db, memberId, path.id);
  const { status, id, payment_id, amount } = before;
  const unpaid = { order_id: null, top_up_id: id, payment_id, amount, payable: topUpPayable(id) };
  const read = (tx: Queryable) => requireTopUp(tx, memberId, id);
  const topUp =
    status === 'MAKING PAYMENT'
      ? await cancelUnpaid(context, unpaid, 'CUSTOMER_CANCELLED', read)
      : before;
  if (topUp.status !== 'CANCELLED') throw new ApiError('TOP_UP_NOT_CANCELLABLE');
  return viewTopUp(topUp, context);
};
