import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { lockOrder, once } from '../../../ordering/index.ts';
import { recordStaffEvent, requirePerson } from '../../../staff/index.ts';
import { requireBill } from '../../price/load-bill.ts';
import { withdrawRequests } from '../../spending/spending-requests.ts';
import { viewBill } from '../../view/bill-view.ts';

/** Withdraws the open question about a bill. Records nothing if no question is open. */
export const cancelMemberRequest: CounterHandler<'cancelMemberRequest'> = async (
  context,
  { path, headers },
) => {
  const { db, company, staff, now } = context;
  requirePerson(context);
  const { id, branch_id: branchId } = await requireBill(db, context, path.id);
  const operation = 'cancelMemberRequest';
  return once(
    context,
    { operation, key: headers['Idempotency-Key'], targetId: id, body: {} },
    async (tx) => {
      await lockOrder(tx, id);
      const withdrawn = await withdrawRequests(tx, company.id, id, now);
      if (withdrawn.length === 0) return;
      const changes = [{ field: 'request', before: 'open', after: 'cancelled' }];
      const event = { operation, targetId: id, branchId, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => viewBill(tx, context, id),
  );
};
