import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { findBranchHours } from '../../../company/index.ts';
import { requireBranch } from '../../../staff/index.ts';
import { applyChange, withHours } from '../change/apply-change.ts';
import { readChange } from '../change/read-change.ts';
import { conflictsOf, type HoursConflict } from '../conflicts/conflicts-of.ts';
import { findPromised } from '../conflicts/find-promised.ts';
import { viewConflict } from '../view/view-hours.ts';

/** Returns the orders and bookings that would not fit any more after a change. */
export const previewHours: CounterHandler<'previewHours'> = async (context, { body }) => {
  const { db, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const change = readChange(body, branch, now);
  const present = await findBranchHours(db, branch);
  const promised = await findPromised(db, branch, now);
  const isKnown = new Set(conflictsOf(withHours(branch, present), promised).map(keyOf));
  const after = conflictsOf(withHours(branch, applyChange(present, change)), promised);
  return {
    conflicts: after
      .filter((conflict) => !isKnown.has(keyOf(conflict)))
      .map((conflict) => viewConflict(conflict, branch.time_zone, null)),
  };
};

function keyOf({ kind, id, reason }: HoursConflict): string {
  return `${kind} ${id} ${reason}`;
}
