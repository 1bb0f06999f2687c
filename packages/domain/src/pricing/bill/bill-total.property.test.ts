import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotal } from '../order-total.ts';
import { billRest } from './bill-rest.ts';
import { type BillTotal, billTotal } from './bill-total.ts';
import { type ExampleBill, expectedBill } from './testing/bill-oracle.ts';
import { anyBill } from './testing/bills.ts';
import { createCaseCount } from './testing/case-count.ts';

const RUNS = { numRuns: 10_000, seed: 37 };

/** Returns the names of the rules that the bill exercises. */
function casesOf(bill: ExampleBill, total: BillTotal): string[] {
  const { family_day, member, wallet_pays_all } = bill;
  const isFamilyDay = member !== null && family_day !== null && wallet_pays_all;
  const usual = expectedBill({ ...bill, family_day: null });
  const isTie = usual.voucher_discount > 0 && usual.total === total.total;
  const cases: Record<string, boolean> = {
    guest: member === null,
    'frozen tier': member !== null && member.wallet < 1_000,
    voucher: total.voucher_discount > 0,
    'voucher below its minimum': (member?.voucher?.min_purchase ?? 0) > total.subtotal,
    tier: total.tier_discount > 0,
    points: total.point_discount > 0,
    'Family Day': total.discount_rule === 'family_day',
    'Family Day saves less': isFamilyDay && total.discount_rule === 'usual',
    'Family Day equals the voucher': total.discount_rule === 'family_day' && isTie,
    'Family Day in another way of payment': !wallet_pays_all && family_day !== null,
  };
  return Object.keys(cases).filter((name) => cases[name]);
}

const CASES = [
  'guest',
  'frozen tier',
  'voucher',
  'voucher below its minimum',
  'tier',
  'points',
  'Family Day',
  'Family Day saves less',
  'Family Day equals the voucher',
  'Family Day in another way of payment',
];

test('equals an independent calculation to the cent', () => {
  const cases = createCaseCount();
  fc.assert(
    fc.property(anyBill, (bill) => {
      const total = billTotal(bill);
      expect(total).toEqual(expectedBill(bill));
      for (const name of casesOf(bill, total)) cases.count(name);
    }),
    RUNS,
  );
  expect(cases.rare(CASES)).toEqual([]);
});

test('is never higher on Family Day than on another day', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const onAnotherDay = billTotal({ ...bill, family_day: null });
      expect(billTotal(bill).total).toBeLessThanOrEqual(onAnotherDay.total);
    }),
    RUNS,
  );
});

test('all in cash costs as much as the same order in cash', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const { lines, member } = bill;
      const isFrozen = (member?.wallet ?? 0) < 1_000;
      const order = orderTotal({
        lines,
        buyer: member === null ? 'guest' : 'member',
        delivery_method: 'dine-in',
        payment_method: 'cash',
        delivery_fee: cents(0),
        voucher: isFrozen ? null : (member?.voucher ?? null),
        tier: member && { percent: member.tier_percent, is_freeze_tier: isFrozen },
        points: member?.points ?? null,
      });
      const total = billTotal({ ...bill, wallet_pays_all: false });
      expect(billRest(total, { wallet: cents(0), card: cents(0) })).toMatchObject({
        error: null,
        cash_due: order.total,
        adj_amount: order.adj_amount,
        final_total: order.total,
      });
    }),
    RUNS,
  );
});
