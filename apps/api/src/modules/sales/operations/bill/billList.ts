import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { findClosedBills, findOpenBills } from '../../bills/bill-lists.ts';
import { viewListedBill } from '../../view/list-view.ts';

export const billList: CounterHandler<'billList'> = async (context, { body }) => {
  const { db, company } = context;
  const branch = await requireBranch(context, body.branch_id);
  const bills = await (body.list === 'open'
    ? findOpenBills(db, company.id, branch.id)
    : findClosedBills(db, context, branch.id));
  return bills.map((bill) => viewListedBill(bill, company.time_zone));
};
