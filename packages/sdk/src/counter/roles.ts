import type { ApprovableOperation } from '../generated/counter/models.ts';
import { operations } from '../generated/counter/operations.ts';
import type { OperationId } from '../generated/counter/types.ts';

/** Roles of staff; each may do what the roles before it may do. */
const ROLES = ['kitchen', 'cashier', 'manager', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/** Returns the minimum identity that an operation needs; `device` is a device or a person. */
export function roleOf(operation: OperationId): Role | 'device' | 'anyone' {
  return operations[operation].role;
}

/**
 * Returns whether a person may do an operation: alone, with a manager's approval, or not at all.
 * Only cashiers can ask for an approval.
 */
export function isAllowed(operation: OperationId, role: Role): 'yes' | 'with_approval' | 'no' {
  const needed = roleOf(operation);
  if (needed === 'anyone' || needed === 'device' || hasRank(role, needed)) return 'yes';
  return isApprovable(operation) && hasRank(role, 'cashier') ? 'with_approval' : 'no';
}

/** Returns true if a cashier may do the operation with a manager's approval. */
export function isApprovable(operation: OperationId): operation is ApprovableOperation {
  return 'approvable' in operations[operation];
}

/** Returns true if a role includes another one. */
export function hasRank(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
