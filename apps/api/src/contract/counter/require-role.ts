import { hasRank, type Role } from '@claypot/sdk/counter';
import { ApiError } from '../../shared/api-error.ts';
import type { StaffIdentity } from './context.ts';

/** The minimum identity of an operation, as the contract declares it. */
export interface RequiredRole {
  readonly role: string | null;
  readonly isApprovable: boolean;
}

/**
 * Checks the role that an operation needs. A cashier passes an approvable operation with an
 * approval, which the handler then uses.
 * @throws ApiError `SESSION_EXPIRED` without the needed device or person, `FORBIDDEN` for a lower
 * role, `APPROVAL_REQUIRED` if an approval would help.
 */
export function requireRole(
  { role, isApprovable }: RequiredRole,
  { device, person }: StaffIdentity,
  approval: string | null,
): void {
  if (role === 'anyone') return;
  if (person === null) {
    if (role === 'device' && device !== null) return;
    throw new ApiError('SESSION_EXPIRED');
  }
  if (role === 'device' || hasRank(person.role, toRole(role))) return;
  if (!isApprovable || !hasRank(person.role, 'cashier')) throw new ApiError('FORBIDDEN');
  if (approval === null) throw new ApiError('APPROVAL_REQUIRED');
}

const ROLES: readonly string[] = ['kitchen', 'cashier', 'manager', 'owner'] satisfies Role[];

/** Treats an operation without a known role as the owner's, so that a mistake opens nothing. */
function toRole(role: string | null): Role {
  return role !== null && ROLES.includes(role) ? (role as Role) : 'owner';
}
