import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { once } from '../../../ordering/index.ts';
import { shareDays } from '../../../reports/index.ts';
import {
  recordStaffEvent,
  requireApproved,
  requireBranch,
  requirePerson,
} from '../../../staff/index.ts';
import { viewCashTopUpResult } from '../card/cash-top-up-result.ts';
import { lockMember } from '../card/lock-member.ts';
import { requireNotOwn } from '../card/own-record.ts';
import { findCashTopUp } from '../top-ups/cash-top-ups.ts';
import { giveCashBack } from '../top-ups/return-cash-top-up.ts';

/** Returns a cash top-up that was entered by mistake, once. */
export const returnCashTopUp: CounterHandler<'returnCashTopUp'> = async (
  context,
  { path, headers, body },
) => {
  const { company, db, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const found = await findCashTopUp(db, context, branch.id, path.id);
  if (found === null) throw new ApiError('NOT_FOUND');
  const press = {
    operation: 'returnCashTopUp',
    key: headers['Idempotency-Key'],
    targetId: path.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      await shareDays(tx, { companyId: company.id, branchId: branch.id });
      const member = await lockMember(tx, context, found.member_id);
      const topUp = (await findCashTopUp(tx, context, branch.id, path.id)) ?? found;
      const { amount, state } = topUp;
      const action = { operation: 'returnCashTopUp', targetId: topUp.id, amount };
      const approverId = await requireApproved(tx, context, 'manager', action);
      await requireNotOwn(tx, company.id, [staffId, approverId], member.phone_no);
      if (state !== 'credited') {
        const data: Schemas['TopUpNotReturnableData'] = { state };
        throw new ApiError('TOP_UP_NOT_RETURNABLE', { data });
      }
      const { reason } = body;
      const zone = company.time_zone;
      const returning = { companyId: company.id, staffId, approverId, reason, zone };
      await giveCashBack(tx, topUp, returning, now);
      const changes = [
        {
          field: 'wallet',
          before: formatMoneyString(member.wallet),
          after: formatMoneyString(member.wallet - amount),
        },
        {
          field: 'drawer_cash',
          before: null,
          after: `${topUp.drawer_id}: ${formatMoneyString(-amount)}`,
        },
        { field: 'reason', before: null, after: reason },
      ];
      const event = { operation: 'returnCashTopUp', targetId: topUp.id, branchId: branch.id };
      await recordStaffEvent(tx, company.id, staff, { ...event, approverId, changes }, now);
    },
    (tx) => viewCashTopUpResult(tx, context, branch, path.id),
  );
};
