import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requirePerson } from '../../access/people.ts';
import { closeSessionsOfStaff } from '../../access/sessions.ts';
import { lockOwners } from '../../accounts/accounts.ts';
import { requireAssignable, requireManaged, storeBranches } from '../../accounts/manage.ts';
import { viewStaffMember } from '../../accounts/member-view.ts';
import { changesBetween, recordStaffEvent } from '../../record/events.ts';

/** Changes a person. A change of role, branches or state ends the person's sessions. */
export const updateStaff: CounterHandler<'updateStaff'> = async (context, { path, body }) => {
  const { db, company, staff, now } = context;
  const manager = requirePerson(context);
  const { name, role, branch_ids, is_active } = body;
  const after = await db.transaction(async (tx) => {
    const owners = await lockOwners(tx, company.id);
    const before = await requireManaged(tx, context, path.id);
    await requireAssignable(tx, context, manager, role, branch_ids);
    const staysOwner = role === 'owner' && is_active;
    if (!staysOwner && owners.length === 1 && owners[0] === path.id) {
      throw new ApiError('LAST_OWNER');
    }
    await tx.execute(sql`
      update staff set name = ${name}, role = ${role}, is_active = ${is_active}
      where company_id = ${company.id} and id = ${path.id}`);
    await storeBranches(tx, company.id, path.id, branch_ids);
    const changes = changesBetween(before, { name, role, branch_ids, is_active });
    if (changes.some(({ field }) => field !== 'name')) {
      await closeSessionsOfStaff(tx, company.id, path.id);
    }
    const branchId = staff.device?.branchId ?? branch_ids[0] ?? null;
    const event = { operation: 'updateStaff', targetId: path.id, branchId, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return { ...before, name, role, branch_ids, is_active };
  });
  return viewStaffMember({ ...after, failures: 0, is_invited: false }, company.time_zone);
};
