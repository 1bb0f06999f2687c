import { expect, test } from 'vitest';
import { importsOf, reachedFrom } from './related-tests.ts';

test('resolves relative imports, exports and entries of the domain, but no packages', () => {
  const source = `
    import { setup } from 'xstate';
    import type { Order } from '../orders/order.ts';
    import { formatMoney } from '@claypot/domain/pricing';
    export { pay } from './pay.ts';`;
  expect(importsOf('apps/api/src/modules/payments/index.ts', source)).toEqual([
    'apps/api/src/modules/orders/order.ts',
    'packages/domain/src/pricing/index.ts',
    'apps/api/src/modules/payments/pay.ts',
  ]);
});

test('returns direct and indirect importers, nearest first, also in a cycle', () => {
  const importers = new Map([
    ['tax.ts', ['total.ts', 'tax.test.ts']],
    ['total.ts', ['order.ts']],
    ['order.ts', ['tax.ts', 'order.test.ts']],
  ]);
  expect(reachedFrom('tax.ts', importers)).toEqual([
    'total.ts',
    'tax.test.ts',
    'order.ts',
    'order.test.ts',
  ]);
});
