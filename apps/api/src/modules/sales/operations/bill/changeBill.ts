import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { changesBetween } from '../../../staff/index.ts';
import { requireNoPayments } from '../../changes/bill-errors.ts';
import { changeBillOnce, countVersion, storeChange } from '../../changes/change-bill.ts';
import { removeMember, setMember, setTable, setUseOfPoints } from '../../changes/change-terms.ts';
import { totalChange } from '../../price/total-change.ts';

/** Changes the table, the member or the use of points. */
export const changeBill: CounterHandler<'changeBill'> = async (
  context,
  { path, headers, body },
) => {
  const { company } = context;
  const { table_no: tableNo, customer_id: memberId, uses_points: usesPoints, version } = body;
  const press = { operation: 'changeBill', billId: path.id, key: headers['Idempotency-Key'] };
  return changeBillOnce(context, { ...press, body, version }, async (tx, before) => {
    const { bill } = before;
    const { id, customer_id: oldMember } = bill;
    const changes = changesBetween(
      { table: bill.table_no, member: oldMember, uses_points: bill.uses_points },
      { table: tableNo, member: memberId, uses_points: usesPoints },
    );
    if (tableNo !== bill.table_no) await setTable(tx, company.id, id, tableNo);
    if (memberId === oldMember && usesPoints === bill.uses_points) {
      await countVersion(tx, company.id, id);
      return { changes };
    }
    requireNoPayments(before);
    const isOther = memberId !== oldMember;
    const approverId =
      isOther && memberId !== null ? await setMember(tx, context, before, memberId) : null;
    if (isOther && memberId === null) await removeMember(tx, context, id);
    await setUseOfPoints(tx, context, before, { memberId, usesPoints });
    const after = await storeChange(tx, context, id);
    return { changes: [...changes, totalChange(before, after)], approverId };
  });
};
