import { expect, test } from 'vitest';
import { printedPageOf, printHrefOf } from './print-path.ts';

const at = (href: string) => printedPageOf(new URL(href, 'https://demo.example'));

test('the address of a ticket leads back to it', () => {
  const page = { order_id: 'ord_1/2', kind: 'receipt', branch_id: 'bra_1' } as const;
  expect(printHrefOf(page)).toBe('/counter/print/receipt/ord_1%2F2?branch=bra_1');
  expect(at(printHrefOf(page))).toEqual(page);
});

test.each(['/counter', '/counter/print/kitchen', '/counter/print/bill/ord_1', '/counter/settings'])(
  '%s prints no ticket',
  (href) => {
    expect(at(href)).toBeNull();
  },
);
