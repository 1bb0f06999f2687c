import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { billNumber } from '../../../../shared/order-number.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { findOpenedBillId, insertBill } from '../../bills/open-bill.ts';
import { viewBill } from '../../view/bill-view.ts';

/** Opens a bill, once per key. */
export const openBill: CounterHandler<'openBill'> = async (context, { headers, body }) => {
  const { company, random, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const key = headers['Idempotency-Key'];
  const press = { operation: 'openBill', key, targetId: branch.id, body };
  return once(
    context,
    press,
    async (tx) => {
      const id = random.uuid();
      const guestId = random.uuid();
      const place = { companyId: company.id, branchId: branch.id, tableNo: body.table_no };
      const makeNumber = () => billNumber(random, now, company.time_zone);
      await insertBill(tx, { ...place, id, key, guestId, staffId }, makeNumber, now);
      const changes = [{ field: 'table', before: null, after: body.table_no }];
      const event = { operation: 'openBill', targetId: id, branchId: branch.id, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    async (tx) => viewBill(tx, context, await findOpenedBillId(tx, company.id, key)),
  );
};
