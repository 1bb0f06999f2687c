import { describe, expect, test } from 'vitest';
import contract from '../generated/counter/contract.json' with { type: 'json' };
import type { OperationId } from '../generated/counter/types.ts';
import { hasRank, isAllowed, type Role, roleOf } from './roles.ts';

const ROLES: readonly Role[] = ['kitchen', 'cashier', 'manager', 'owner'];

/** Operations of the contract with their extensions. */
const declared = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .map((operation: { operationId: string }) => ({
    id: operation.operationId as OperationId,
    role: Reflect.get(operation, 'x-role'),
    isApprovable: Reflect.get(operation, 'x-approvable') === true,
  }));

test('every operation has the role of the contract', () => {
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.map(({ id }) => [id, roleOf(id)])).toEqual(
    declared.map(({ id, role }) => [id, role]),
  );
});

test('an owner may do every operation', () => {
  expect(declared.filter(({ id }) => isAllowed(id, 'owner') !== 'yes')).toEqual([]);
});

test('only approvable operations can be done with an approval', () => {
  const withApproval = declared.filter(({ id }) =>
    ROLES.some((role) => isAllowed(id, role) === 'with_approval'),
  );
  expect(withApproval.filter(({ isApprovable }) => !isApprovable)).toEqual([]);
});

describe('isAllowed', () => {
  test.each<[OperationId, Record<Role, ReturnType<typeof isAllowed>>]>([
    ['session', { kitchen: 'yes', cashier: 'yes', manager: 'yes', owner: 'yes' }],
    ['board', { kitchen: 'yes', cashier: 'yes', manager: 'yes', owner: 'yes' }],
    ['takeStep', { kitchen: 'yes', cashier: 'yes', manager: 'yes', owner: 'yes' }],
    ['rejectOrder', { kitchen: 'no', cashier: 'yes', manager: 'yes', owner: 'yes' }],
    ['setBusy', { kitchen: 'no', cashier: 'with_approval', manager: 'yes', owner: 'yes' }],
    ['inviteStaff', { kitchen: 'no', cashier: 'no', manager: 'yes', owner: 'yes' }],
    ['eventList', { kitchen: 'no', cashier: 'no', manager: 'no', owner: 'yes' }],
  ])('of %s is %j', (operation, expected) => {
    expect(Object.fromEntries(ROLES.map((role) => [role, isAllowed(operation, role)]))).toEqual(
      expected,
    );
  });
});

test('a role includes itself and the roles before it', () => {
  const included = ROLES.map((role) => ROLES.filter((needed) => hasRank(role, needed)));
  expect(included).toEqual(ROLES.map((_, index) => ROLES.slice(0, index + 1)));
});
