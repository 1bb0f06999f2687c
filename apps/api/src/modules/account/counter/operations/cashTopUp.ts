import { formatMoneyString } from '@claypot/sdk';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { topUpNumber } from '../../../../shared/order-number.ts';
import { once } from '../../../ordering/index.ts';
import { requireDrawer, shareDays } from '../../../reports/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { viewCashTopUpResult } from '../card/cash-top-up-result.ts';
import { lockMember, requireMemberRecord } from '../card/lock-member.ts';
import { requireNotOwn } from '../card/own-record.ts';
import { readCash } from '../top-ups/cash-received.ts';
import { businessDayNow, findCashTopUpId } from '../top-ups/cash-top-ups.ts';
import { creditCashTopUp } from '../top-ups/credit-cash-top-up.ts';
import { requireWithinLimits } from '../top-ups/day-limits.ts';

/** Tops up a member's wallet with cash, once per key. */
export const cashTopUp: CounterHandler<'cashTopUp'> = async (context, { path, headers, body }) => {
  const { company, random, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const { amount, received } = readCash(body);
  await requireMemberRecord(context.db, context, path.id);
  const key = headers['Idempotency-Key'];
  const press = { operation: 'cashTopUp', key, targetId: path.id, body };
  return once(
    context,
    press,
    async (tx) => {
      const place = { companyId: company.id, branchId: branch.id };
      await shareDays(tx, place);
      const member = await lockMember(tx, context, path.id);
      await requireNotOwn(tx, company.id, [staffId], member.phone_no);
      const businessDay = await businessDayNow(tx, context);
      const wanted = { memberId: member.id, amount, businessDay };
      const approverId = await requireWithinLimits(tx, context, wanted);
      await requireNotOwn(tx, company.id, [approverId], member.phone_no);
      const drawerId = await requireDrawer(tx, place, body.drawer_id, now);
      const id = random.uuid();
      const topUp = {
        ...wanted,
        ...place,
        id,
        key,
        drawerId,
        received,
        staffId,
        approverId,
        zone: company.time_zone,
      };
      await creditCashTopUp(tx, topUp, () => topUpNumber(random, now, company.time_zone), now);
      const changes = [
        {
          field: 'wallet',
          before: formatMoneyString(member.wallet),
          after: formatMoneyString(member.wallet + amount),
        },
        { field: 'drawer_cash', before: null, after: `${drawerId}: ${formatMoneyString(amount)}` },
        { field: 'top_up', before: null, after: id },
      ];
      const event = {
        operation: 'cashTopUp',
        targetId: member.id,
        branchId: branch.id,
        approverId,
      };
      await recordStaffEvent(tx, company.id, staff, { ...event, changes }, now);
    },
    async (tx) => {
      const id = await findCashTopUpId(tx, company.id, path.id, key);
      return viewCashTopUpResult(tx, context, branch, id);
    },
  );
};
