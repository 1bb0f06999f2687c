import { type Document, listOperations } from './document.ts';

const ROLES: readonly unknown[] = ['anyone', 'device', 'kitchen', 'cashier', 'manager', 'owner'];

/**
 * Returns the operations whose `x-role` is missing or unknown, and those that declare an approval
 * without needing more than a cashier's role.
 */
export function findUnknownRoles(document: Document): string[] {
  return listOperations(document).flatMap((operation) => {
    const { operationId, 'x-role': role, 'x-approvable': isApprovable } = operation;
    if (!ROLES.includes(role)) return [`${operationId}: x-role is ${String(role ?? 'missing')}`];
    const isOpen = isApprovable === true && ROLES.indexOf(role) < ROLES.indexOf('cashier');
    return isOpen ? [`${operationId}: x-approvable without a role to approve`] : [];
  });
}
