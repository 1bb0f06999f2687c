import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { findBranchSettings, setBusy as store } from '../../../company/index.ts';
import { recordStaffEvent, requireApproved, requireBranch } from '../../../staff/index.ts';
import { viewBranchState } from '../../counter/branch-state.ts';
import { requireEnd } from '../../counter/require-end.ts';

const MOST_HOURS = 12;

type BusyTime = NonNullable<Parameters<typeof store>[2]>;

/** Adds minutes to the time that customers see, until a time. */
export const setBusy: CounterHandler<'setBusy'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const until =
    body.busy === null ? null : requireEnd(body.busy.until, MOST_HOURS, 'body.busy.until', now);
  const busy = body.busy === null || until === null ? null : { minutes: body.busy.minutes, until };
  return db.transaction(async (tx) => {
    const action = { operation: 'setBusy', targetId: branch.id };
    const approverId = await requireApproved(tx, context, 'manager', action);
    const before = await findBranchSettings(tx, company.id, branch.id, now);
    await store(tx, { companyId: company.id, branchId: branch.id }, busy);
    const changes = [{ field: 'busy', before: textOf(before.busy), after: textOf(busy) }];
    const event = { targetId: branch.id, branchId: branch.id, approverId, changes };
    await recordStaffEvent(tx, company.id, staff, { operation: 'setBusy', ...event }, now);
    return viewBranchState(tx, branch, context);
  });
};

function textOf(busy: BusyTime | null): string | null {
  return busy === null ? null : `${busy.minutes} until ${busy.until.toString()}`;
}
