import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { findBusinessDayRule } from '../../close/business-days.ts';
import { viewDayState } from '../../close/day-state-view.ts';
import { lockDays } from '../../close/last-close.ts';
import { makeClose, readOpenDays, uncounted } from '../../close/make-close.ts';

/** Closes the days that need not be counted, one close each, once per key. */
export const closeMissedDays: CounterHandler<'closeMissedDays'> = async (
  context,
  { headers, body },
) => {
  const { company, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const key = { companyId: company.id, branchId: branch.id };
  const press = {
    operation: 'closeMissedDays',
    key: headers['Idempotency-Key'],
    targetId: branch.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      await lockDays(tx, key);
      const rule = await findBusinessDayRule(tx, company);
      const closing = { rule, staffId, deviceId: staff.device?.id ?? null, now };
      const { days } = await readOpenDays(tx, key, closing);
      const closed: string[] = [];
      for (const { day, mustCount } of days) {
        if (mustCount) break;
        const number = await makeClose(tx, key, day, closing, ({ drawers }) =>
          drawers.map(uncounted),
        );
        closed.push(`${number}: ${day}`);
      }
      if (closed.length === 0) return;
      const changes = [{ field: 'closes', before: null, after: closed.join(', ') }];
      const event = { operation: 'closeMissedDays', targetId: branch.id, branchId: branch.id };
      await recordStaffEvent(tx, company.id, staff, { ...event, changes }, now);
    },
    (tx) => viewDayState(tx, branch, context),
  );
};
