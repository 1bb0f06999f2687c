import { branchDate } from '@claypot/domain/time';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import {
  type Branch,
  findBranchHours,
  hoursOf,
  lockBranchHours,
  removeDay,
  removeDaysBefore,
  setDay,
  setDelivery,
  setNoticeMinutes,
  setWeek,
} from '../../../company/index.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent, requireBranch } from '../../../staff/index.ts';
import { applyChange } from '../change/apply-change.ts';
import { hoursChanges } from '../change/change-texts.ts';
import { type HoursChange, readChange } from '../change/read-change.ts';
import { requireUnchanged } from '../change/require-unchanged.ts';
import { removeConfirmationsBefore } from '../conflicts/confirmations.ts';
import { viewHours } from '../view/view-hours.ts';

/** Days after which nothing reads a single day or a decision any more. */
const KEPT_DAYS = 31;

/** Changes the hours, delivery or notice time of a branch. Orders and bookings stay. */
export const updateHours: CounterHandler<'updateHours'> = async (context, { body, headers }) => {
  const { company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const change = readChange(body, branch, now);
  const press = {
    operation: 'updateHours',
    key: headers['Idempotency-Key'],
    targetId: branch.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      await lockBranchHours(tx, branch);
      const before = await findBranchHours(tx, branch);
      requireUnchanged(before, change);
      await write(tx, branch, change);
      await removeOld(tx, branch, now);
      const changes = hoursChanges(before, applyChange(before, change));
      const event = { operation: 'updateHours', targetId: branch.id, branchId: branch.id, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => viewHours(tx, context, branch.id),
  );
};

async function write(tx: Transaction, branch: Branch, change: HoursChange): Promise<void> {
  const { week, delivery, notice, days } = change;
  if (week !== null) await setWeek(tx, branch, week.value);
  if (delivery !== null) await setDelivery(tx, branch, delivery.value);
  if (notice !== null) await setNoticeMinutes(tx, branch, notice.value);
  for (const { date, day } of days) {
    if (day === null) await removeDay(tx, branch, date);
    else await setDay(tx, branch, day);
  }
}

async function removeOld(tx: Transaction, branch: Branch, now: Temporal.Instant): Promise<void> {
  const date = branchDate(hoursOf(branch), now).subtract({ days: KEPT_DAYS });
  await removeDaysBefore(tx, branch, date.toString());
  await removeConfirmationsBefore(tx, branch, now.subtract({ hours: KEPT_DAYS * 24 }));
}
