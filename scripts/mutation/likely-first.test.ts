import { expect, test } from 'vitest';
import { likelyFirst } from './likely-first.ts';

const FILE = 'apps/api/src/modules/ordering/cart/carts.ts';
const sort = (names: readonly string[]) => {
  const files = names.map((name) => `apps/api/src/modules/${name}.test.ts`);
  return likelyFirst(FILE, ['lockCart', 'for update'], files).map((file) =>
    file.replace('apps/api/src/modules/', '').replace('.test.ts', ''),
  );
};

test('sorts test files by the words they share with a guard', () => {
  expect(sort(['ordering/top-up', 'ordering/cart', 'ordering/cart-locks'])).toEqual([
    'ordering/cart-locks',
    'ordering/cart',
    'ordering/top-up',
  ]);
});

test('prefers the folder of the guard when the number of shared words is equal', () => {
  expect(sort(['locks/update', 'ordering/orders', 'ordering/cart/merge'])).toEqual([
    'ordering/cart/merge',
    'locks/update',
    'ordering/orders',
  ]);
});
