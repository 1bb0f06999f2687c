import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../access/branches.ts';
import { findStaffOfBranch } from '../../accounts/accounts.ts';
import { viewStaffMember } from '../../accounts/member-view.ts';

/** Lists the staff of a branch, owners included. */
export const staffList: CounterHandler<'staffList'> = async (context, { body }) => {
  const { db, company, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const people = await findStaffOfBranch(db, company.id, branch.id, now);
  return people.map((account) => viewStaffMember(account, company.time_zone));
};
