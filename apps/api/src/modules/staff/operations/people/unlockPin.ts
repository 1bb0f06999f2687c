import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../access/branches.ts';
import { readStaffMember } from '../../accounts/member-view.ts';
import { changesBetween, recordStaffEvent } from '../../record/events.ts';
import { unlockPin as unlock } from '../../secrets/pins.ts';

/** Unlocks the PIN of a person in a branch. */
export const unlockPin: CounterHandler<'unlockPin'> = async (context, { path, body }) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  return db.transaction(async (tx) => {
    const { pin_locked } = await readStaffMember(tx, company, path.id, branch.id, now);
    await unlock({ db: tx, company }, path.id, branch.id);
    const changes = changesBetween({ pin_locked }, { pin_locked: false });
    const event = { operation: 'unlockPin', targetId: path.id, branchId: branch.id, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return readStaffMember(tx, company, path.id, branch.id, now);
  });
};
