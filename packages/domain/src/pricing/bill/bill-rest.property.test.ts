import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BillRest, billRest } from './bill-rest.ts';
import { type BillTotal, billTotal } from './bill-total.ts';
import { payInCash } from './pay-in-cash.ts';
import { expectedRest } from './testing/bill-oracle.ts';
import { anyBill, anyPayments, type RandomPayments } from './testing/bills.ts';
import { createCaseCount } from './testing/case-count.ts';

const RUNS = { numRuns: 10_000, seed: 37 };

/** Returns the result that the rules require of payments by wallet and card. */
function expectedResult({ discount_rule, total }: BillTotal, wallet: number, card: number) {
  if (wallet < 0) return { error: 'NEGATIVE_AMOUNT' };
  if (wallet + card > total) return { error: 'OVERPAID', excess: wallet + card - total };
  if (discount_rule === 'family_day' && wallet < total) return { error: 'FAMILY_DAY_NEEDS_WALLET' };
  return { error: null, ...expectedRest(total, wallet, card) };
}

/** Returns the result that the rules require of a tender, with 1 and 2 sen as no coins. */
function expectedCash(due: number, tendered: number) {
  if (!/[05]$/.test(String(tendered))) return { error: 'NOT_IN_COINS' };
  return tendered < due
    ? { error: 'TENDER_TOO_LOW', missing: due - tendered }
    : { error: null, change: tendered - due };
}

function amountsOf(total: number, { walletPart, cardPart, walletExtra }: RandomPayments) {
  return {
    wallet: cents(Math.floor(total * walletPart) + walletExtra),
    card: cents(Math.floor(total * cardPart)),
  };
}

function caseOf(rest: BillRest): string {
  if (rest.error !== null) return rest.error;
  if (rest.left === 0) return 'paid without cash';
  return rest.cash_due === 0 ? 'rest too small for coins' : `adjusted by ${rest.adj_amount}`;
}

test('equals an independent calculation for 10,000 bills and mixed payments', () => {
  const cases = createCaseCount();
  fc.assert(
    fc.property(anyBill, anyPayments, (bill, payments) => {
      const total = billTotal(bill);
      const paid = amountsOf(total.total, payments);
      const rest = billRest(total, paid);
      expect(rest).toEqual(expectedResult(total, paid.wallet, paid.card));
      cases.count(caseOf(rest));
      if (rest.error === null) {
        expect(rest.final_total).toBe(paid.wallet + paid.card + rest.cash_due);
      }
    }),
    RUNS,
  );
  const adjusted = [-2, -1, 0, 1, 2].map((adjustment) => `adjusted by ${adjustment}`);
  expect(
    cases.rare([
      'NEGATIVE_AMOUNT',
      'OVERPAID',
      'FAMILY_DAY_NEEDS_WALLET',
      'paid without cash',
      'rest too small for coins',
      ...adjusted,
    ]),
  ).toEqual([]);
});

test('equals an independent calculation for 10,000 tenders', () => {
  const cases = createCaseCount();
  fc.assert(
    fc.property(anyBill, anyPayments, (bill, payments) => {
      const total = billTotal({ ...bill, wallet_pays_all: false });
      const rest = billRest(total, { wallet: cents(0), card: cents(0) });
      const due = rest.error === null ? rest.cash_due : cents(0);
      const tendered = cents(Math.max(0, due + payments.tenderExtra));
      const payment = payInCash(due, tendered);
      expect(payment).toEqual(expectedCash(due, tendered));
      cases.count(payment.error ?? (payment.change === 0 ? 'exact' : 'change'));
    }),
    RUNS,
  );
  expect(cases.rare(['exact', 'change', 'TENDER_TOO_LOW', 'NOT_IN_COINS'])).toEqual([]);
});
