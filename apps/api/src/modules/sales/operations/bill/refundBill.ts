import { ZERO } from '@claypot/domain/pricing';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { requireNotOwn } from '../../../account/index.ts';
import { findMember } from '../../../loyalty/index.ts';
import { lockOrder, once } from '../../../ordering/index.ts';
import { refundReference } from '../../../payments/index.ts';
import { shareDays } from '../../../reports/index.ts';
import { recordStaffEvent, requireApproved, requirePerson } from '../../../staff/index.ts';
import { loadBill, requireBill } from '../../price/load-bill.ts';
import { issueRefundReceipt, notifyOfRefund } from '../../refunds/close-refund.ts';
import { giveBillRefund } from '../../refunds/give-refund.ts';
import { amountOf, planRefund, readParts, refundExceeds } from '../../refunds/plan-refund.ts';
import { viewBill } from '../../view/bill-view.ts';

/** Refunds parts of the payments of a paid bill, once per key. */
export const refundBill: CounterHandler<'refundBill'> = async (
  context,
  { path, headers, body },
) => {
  const { db, company, random, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const { reason, text, drawer_id: drawerId } = body;
  const requested = readParts(body.parts);
  if (reason === 'OTHER' && text === null) throw invalidRequest('body.text');
  const { id: billId, branch_id: branchId } = await requireBill(db, context, path.id);
  const id = refundReference(random);
  const key = headers['Idempotency-Key'];
  return once(
    context,
    { operation: 'refundBill', key, targetId: billId, body },
    async (tx) => {
      await shareDays(tx, { companyId: company.id, branchId });
      await lockOrder(tx, billId);
      const loaded = await loadBill(tx, context, billId);
      const parts = planRefund(loaded, requested);
      const action = { operation: 'refundBill', targetId: billId, amount: amountOf(parts) };
      const approverId = await requireApproved(tx, context, 'manager', action);
      const memberId = loaded.bill.customer_id;
      const member = memberId && (await findMember(tx, company.id, memberId, now));
      if (parts.some(({ payment }) => payment.method === 'wallet')) {
        // The account was closed since, and has no wallet any more.
        if (!member) throw refundExceeds(ZERO);
        await requireNotOwn(tx, company.id, [staffId, approverId], member.phone_no);
      }
      const by = { staffId, approverId };
      const refund = { id, companyId: company.id, parts, reason, text, drawerId, ...by };
      const changes = await giveBillRefund(tx, loaded, refund, now);
      if (member) await notifyOfRefund(tx, member, loaded, refund, now);
      const receipt = await issueRefundReceipt(tx, company.id, loaded, id, now);
      const event = {
        operation: 'refundBill',
        targetId: billId,
        branchId,
        approverId,
        changes: [...changes, { field: 'receipt', before: null, after: String(receipt) }],
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => viewBill(tx, context, billId),
  );
};
