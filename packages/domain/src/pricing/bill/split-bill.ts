import { type Cents, cents } from '@claypot/sdk';
import { sum } from '../arithmetic.ts';
import { ZERO } from '../money.ts';
import { lineShares } from '../refund-shares.ts';
import type { PayableBill } from './bill-rest.ts';
import type { BillTotal } from './bill-total.ts';

/** A bill as a split needs it. */
export type SplittableBill = Pick<BillTotal, 'discount_rule' | 'voucher_discount' | 'total'>;

/**
 * Shares of a split bill, or the error of the split. Each share is paid like a bill, so its cash is
 * rounded on its own. The shares add up to the total before rounding.
 */
export type BillSplit =
  | { readonly error: null; readonly shares: readonly PayableBill[] }
  /** Decision K8. A voucher that deducts nothing does not count. */
  | { readonly error: 'SPLIT_WITH_VOUCHER' | 'SPLIT_WITH_FAMILY_DAY' }
  /** Each person pays at least one sen, so `most` is the total in cents. */
  | { readonly error: 'INVALID_PEOPLE'; readonly least: 2; readonly most: number }
  | { readonly error: 'TOO_FEW_SHARES' | 'EMPTY_SHARE' }
  /** Positions of lines that no share or several shares contain, or that the bill does not have. */
  | { readonly error: 'LINES_NOT_IN_ONE_SHARE'; readonly lines: readonly number[] };

/**
 * Splits a bill into equal shares. Cents left over by rounding down go to the first ones: RM 10.00
 * by 3 is 3.34, 3.33 and 3.33.
 * @param people integer of at least 2
 */
export function splitByPeople(bill: SplittableBill, people: number): BillSplit {
  const forbidden = forbiddenSplit(bill);
  if (forbidden !== null) return { error: forbidden };
  if (!Number.isSafeInteger(people) || people < 2 || people > bill.total) {
    return { error: 'INVALID_PEOPLE', least: 2, most: bill.total };
  }
  return payable(lineShares(Array.from({ length: people }, equalWeight), wholeBill(bill)));
}

/**
 * Splits a bill by its lines. Each share has its lines' part of discounts, service charge and tax.
 * @param lineTotals before discounts, in the order of the lines
 * @param groups positions of the lines of each share, from 0
 */
export function splitByLines(
  bill: SplittableBill,
  lineTotals: readonly Cents[],
  groups: readonly (readonly number[])[],
): BillSplit {
  const forbidden = forbiddenSplit(bill);
  if (forbidden !== null) return { error: forbidden };
  if (groups.length < 2) return { error: 'TOO_FEW_SHARES' };
  if (groups.some((group) => group.length === 0)) return { error: 'EMPTY_SHARE' };
  const lines = linesNotInOneShare(lineTotals.length, groups);
  if (lines.length > 0) return { error: 'LINES_NOT_IN_ONE_SHARE', lines };
  const ofLines = lineShares(lineTotals, wholeBill(bill));
  return payable(groups.map((group) => sum(group.map((line) => ofLines[line] ?? ZERO))));
}

function forbiddenSplit({ discount_rule, voucher_discount }: SplittableBill) {
  if (discount_rule === 'family_day') return 'SPLIT_WITH_FAMILY_DAY';
  return voucher_discount > ZERO ? 'SPLIT_WITH_VOUCHER' : null;
}

function linesNotInOneShare(count: number, groups: readonly (readonly number[])[]): number[] {
  const assigned = groups.flat();
  const lines = Array.from({ length: count }, (_, line) => line);
  const wrong = lines.filter((line) => assigned.filter((one) => one === line).length !== 1);
  const unknown = assigned.filter((line) => !lines.includes(line));
  return [...wrong, ...new Set(unknown)];
}

function payable(shares: readonly Cents[]): BillSplit {
  return { error: null, shares: shares.map((total) => ({ discount_rule: 'usual', total })) };
}

function wholeBill({ total }: SplittableBill) {
  return { total, delivery_fee: ZERO };
}

function equalWeight(): Cents {
  return cents(1);
}
