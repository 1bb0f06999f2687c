import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireNotOwn } from '../../../account/index.ts';
import { findMember } from '../../../loyalty/index.ts';
import { requireApproved, requirePerson } from '../../../staff/index.ts';
import { validPayments } from '../../bills/bill-payments.ts';
import { changeBillOnce } from '../../changes/change-bill.ts';
import { removePayment } from '../../pay/remove-payment.ts';

/** Removes a payment of an open bill, once. */
export const removeBillPayment: CounterHandler<'removeBillPayment'> = async (
  context,
  { path, headers, body },
) => {
  const key = headers['Idempotency-Key'];
  const press = { operation: 'removeBillPayment', billId: path.id, key, body };
  return changeBillOnce(context, { ...press, isMoney: true }, async (tx, loaded) => {
    const payment = validPayments(loaded.payments).find(({ id }) => id === body.payment_id);
    if (payment === undefined) throw new ApiError('NOT_FOUND');
    const { amount } = payment;
    const action = { operation: 'removeBillPayment', targetId: loaded.bill.id, amount };
    const approverId = await requireApproved(tx, context, 'manager', action);
    const staffId = requirePerson(context).id;
    if (payment.member_id !== null) {
      const { company, now } = context;
      const member = await findMember(tx, company.id, payment.member_id, now);
      // An account that was closed since belongs to no person of the staff.
      if (member) await requireNotOwn(tx, company.id, [staffId, approverId], member.phone_no);
    }
    const removing = { ...context, staffId };
    const removal = { approverId, reason: body.reason };
    return { changes: await removePayment(tx, removing, loaded, payment, removal), approverId };
  });
};
