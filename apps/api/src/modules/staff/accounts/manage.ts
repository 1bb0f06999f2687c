import { hasRank, type Role } from '@claypot/sdk/counter';
import type { CounterContext, StaffPerson } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { worksIn } from '../access/branches.ts';
import { requirePerson } from '../access/people.ts';
import { findStaff, type StaffAccount } from './accounts.ts';

/**
 * Returns a person whom the signed-in manager or owner may manage. Managers manage people up to their own role who work in their branches only.
 * @throws ApiError `NOT_FOUND` for people of other branches, `FORBIDDEN` for a higher role.
 */
export async function requireManaged(
  tx: Transaction,
  context: CounterContext,
  id: string,
): Promise<StaffAccount> {
  const { company, staff } = context;
  const manager = requirePerson(context);
  const account = await findStaff(tx, company.id, id);
  if (account === null) throw new ApiError('NOT_FOUND');
  if (hasRank(manager.role, 'owner')) return account;
  if (account.role === 'owner') throw new ApiError('FORBIDDEN');
  if (!account.branch_ids.some((branchId) => worksIn(staff, branchId))) {
    throw new ApiError('NOT_FOUND');
  }
  return account;
}

/**
 * Checks that the manager may give a person this role and these branches. Owners have no branches.
 * @throws ApiError `FORBIDDEN` for a higher role, `NOT_FOUND` for other branches,
 * `INVALID_REQUEST` for branches that do not fit the role.
 */
export async function requireAssignable(
  tx: Transaction,
  { company, staff }: CounterContext,
  manager: StaffPerson,
  role: Role,
  branchIds: readonly string[],
): Promise<void> {
  if (!hasRank(manager.role, role)) throw new ApiError('FORBIDDEN');
  const isOwner = role === 'owner';
  if (isOwner !== (branchIds.length === 0)) {
    throw new ApiError('INVALID_REQUEST', { data: { path: 'body.branch_ids' } });
  }
  if (branchIds.some((id) => !worksIn(staff, id))) throw new ApiError('NOT_FOUND');
  const known = await tx.query<{ id: string }>(sql`
    select id from branches
    where company_id = ${company.id} and id = any(${branchIds}) and not retired`);
  if (known.length !== new Set(branchIds).size) throw new ApiError('NOT_FOUND');
}

/** Replaces the branches of a person. */
export async function storeBranches(
  tx: Transaction,
  companyId: string,
  staffId: string,
  branchIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from staff_branches where company_id = ${companyId} and staff_id = ${staffId}`);
  await tx.execute(sql`
    insert into staff_branches (company_id, staff_id, branch_id)
    select distinct ${companyId}, ${staffId}, branch_id
    from unnest(${branchIds}::text[]) branch_id`);
}
