import { expect, test } from 'vitest';
import { contracts, type Document, type Operation } from './document.ts';
import { findUnknownRoles } from './roles.ts';

const withRole = (roles: Partial<Operation>): Document => ({
  paths: { '/thing': { post: { operationId: 'thing', responses: {}, ...roles } } },
  components: { schemas: {} },
});

test('every operation of the counter has a role', () => {
  const counter = contracts.filter(([file]) => file === 'counter-api.yaml');
  expect(counter.flatMap(([, contract]) => findUnknownRoles(contract))).toEqual([]);
  expect(counter).toHaveLength(1);
});

test.each<[Partial<Operation>, string]>([
  [{}, 'thing: x-role is missing'],
  [{ 'x-role': 'chef' }, 'thing: x-role is chef'],
  [{ 'x-role': 'kitchen', 'x-approvable': true }, 'thing: x-approvable without a role to approve'],
])('reports an operation with %j', (roles, problem) => {
  expect(findUnknownRoles(withRole(roles))).toEqual([problem]);
});

test('accepts a manager’s operation that can be approved', () => {
  expect(findUnknownRoles(withRole({ 'x-role': 'manager', 'x-approvable': true }))).toEqual([]);
});
