import { expect, test } from 'vitest';
import { lockTestsFirst } from './lock-tests-first.ts';

const LOCK = {
  id: 'id',
  kind: 'row lock',
  file: 'apps/api/src/modules/ordering/cart/carts.ts',
  owner: 'lockCart',
  text: 'for update',
  edits: [],
  tables: [],
} as const;
const CART = 'apps/api/src/modules/ordering/operations/cart/tests/cart.test.ts';
const CONSTRAINTS = 'apps/api/src/platform/db/tests/constraints.test.ts';

test('starts with the constraint tests for a guard of a table', () => {
  expect(lockTestsFirst({ ...LOCK, tables: ['carts'] }, [CART, CONSTRAINTS])[0]).toBe(CONSTRAINTS);
});

test('starts with the tests that share words with a guard in a statement', () => {
  expect(lockTestsFirst(LOCK, [CONSTRAINTS, CART])[0]).toBe(CART);
});
