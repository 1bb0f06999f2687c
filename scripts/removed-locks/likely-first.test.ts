import { expect, test } from 'vitest';
import { likelyFirst } from './likely-first.ts';

const GUARD = {
  id: 'id',
  kind: 'row lock',
  file: 'apps/api/src/modules/ordering/cart/carts.ts',
  owner: 'lockCart',
  text: 'for update',
  edits: [],
  tables: [],
} as const;
const FILES = [
  'wallet/top-up',
  'platform/db/tests/constraints',
  'operations/cart/cart',
  'ordering/cart-locks',
].map((name) => `apps/api/src/${name}.test.ts`);
const [topUp, constraints, cart, locks] = FILES;

test('sorts test files by the words that they have in common with a guard', () => {
  expect(likelyFirst(GUARD, FILES)).toEqual([locks, cart, topUp, constraints]);
});

test('begins with the tests of constraints for a guard of a table', () => {
  expect(likelyFirst({ ...GUARD, tables: ['carts'] }, FILES)[0]).toBe(constraints);
});
