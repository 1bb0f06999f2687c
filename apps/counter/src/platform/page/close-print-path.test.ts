import { expect, test } from 'vitest';
import { closePrintHrefOf, printedCloseOf } from './close-print-path.ts';

test('reads the address that it writes', () => {
  const close = { branch_id: 'bangsar', number: 12 };
  const pathname = closePrintHrefOf(close);
  expect(pathname).toBe('/counter/print/close/bangsar/12');
  expect(printedCloseOf({ pathname })).toEqual(close);
});

test.each([
  '/counter/close',
  '/counter/print/close/bangsar',
  '/counter/print/close/bangsar/0',
  '/counter/print/close//12',
  '/counter/print/kitchen/order-1',
])('returns null for %s', (pathname) => {
  expect(printedCloseOf({ pathname })).toBeNull();
});
