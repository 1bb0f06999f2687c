import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { cancelUnpaid } from '../../payments/unpaid-payments.ts';
import { requireMember } from '../identity.ts';
import { requireTopUp } from './require-top-up.ts';
import { viewTopUp } from './top-up-view.ts';

/** Cancels a top-up that is not paid and voids its payment; asked again it answers the same. */
export const walletTopupCancel: Handler<'walletTopupCancel'> = async (context, { path, body }) => {
  const { customer_id: memberId } = body;
  await requireMember(context, memberId);
  const { status, id, payment_id, amount } = await requireTopUp(context, memberId, path.id);
  if (status === 'MAKING PAYMENT') {
    const unpaid = { order_id: null, top_up_id: id, payment_id, amount };
    await cancelUnpaid(context, unpaid, 'CUSTOMER_CANCELLED');
  }
  const topUp = await requireTopUp(context, memberId, id);
  if (topUp.status !== 'CANCELLED') throw new Refusal('TOP_UP_NOT_CANCELLABLE');
  return viewTopUp(topUp, context);
};
