import type { CounterContext, StaffIdentity } from '../../../contract/counter/context.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type Branch, findBranch } from '../../company/index.ts';

/** Returns true if the person or device may act in a branch. */
export function worksIn({ device, person }: StaffIdentity, branchId: string): boolean {
  if (person === null) return device?.branchId === branchId;
  return person.branches === 'all' || person.branches.includes(branchId);
}

/**
 * Returns a branch in which the person or device may act.
 * @throws ApiError `NOT_FOUND` for any other branch, as if it did not exist.
 */
export async function requireBranch(
  { db, company, staff }: Pick<CounterContext, 'db' | 'company' | 'staff'>,
  branchId: string,
): Promise<Branch> {
  const branch = worksIn(staff, branchId) ? await findBranch(db, company, branchId) : null;
  if (branch === null) throw new ApiError('NOT_FOUND');
  return branch;
}
