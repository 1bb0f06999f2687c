import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { SALES_PAYMENTS } from '../sales/paid-by.ts';
import type { DayRange } from './branch-days.ts';
import { daysOfRange } from './branch-days.ts';
import type { DaySums, ItemSums, PartSums } from './read-totals.ts';

/** Dishes and packages that a report names. */
const MOST_ITEMS = 20;

const NUMBERS = [
  'order_count',
  'subtotal',
  'voucher_discount',
  'service_charge',
  'delivery_fee',
  'tax',
  'rounding',
  'total',
  'refund_count',
  'refund_amount',
] as const satisfies readonly (keyof DaySums)[];

type Sums = Record<(typeof NUMBERS)[number], number>;

function sumOf(days: readonly DaySums[]): Sums {
  const sums = Object.fromEntries(NUMBERS.map((name) => [name, 0])) as Sums;
  for (const day of days) {
    for (const name of NUMBERS) sums[name] += day[name];
  }
  return sums;
}

/** Returns the figures of days, which add up to the cent. */
export function viewFigures(days: readonly DaySums[]): Schemas['ReportFigures'] {
  const sums = sumOf(days);
  const { order_count, subtotal, total, voucher_discount } = sums;
  const added = sums.service_charge + sums.delivery_fee + sums.rounding;
  // A total is never negative, so discounts can exceed what they took from an order.
  const discounts = subtotal + added - voucher_discount - total;
  return {
    order_count,
    gross: formatMoneyString(subtotal),
    discounts: formatMoneyString(discounts),
    vouchers: formatMoneyString(voucher_discount),
    service_charge: formatMoneyString(sums.service_charge),
    delivery_fees: formatMoneyString(sums.delivery_fee),
    rounding: formatMoneyString(sums.rounding),
    sales: formatMoneyString(total),
    tax: formatMoneyString(sums.tax),
    refund_count: sums.refund_count,
    refunds: formatMoneyString(sums.refund_amount),
    net: formatMoneyString(total - sums.refund_amount),
    average: formatMoneyString(order_count === 0 ? 0 : Math.round(total / order_count)),
  };
}

/** Returns each day of the range, also those without sales. */
export function viewDays(days: readonly DaySums[], range: DayRange): Schemas['DaySales'][] {
  const byDay = Map.groupBy(days, ({ business_day }) => business_day);
  return daysOfRange(range).map((day) => {
    const name = day.toString();
    const { order_count, refund_amount, total } = sumOf(byDay.get(name) ?? []);
    return {
      day: name,
      order_count,
      sales: formatMoneyString(total),
      refunds: formatMoneyString(refund_amount),
    };
  });
}

/** Returns sales and refunds of each branch. */
export function viewBranches(
  days: readonly DaySums[],
  branches: readonly { readonly id: string; readonly branch_name: string }[],
): Schemas['BranchSales'][] {
  const byBranch = Map.groupBy(days, ({ branch_id }) => branch_id);
  return branches.map(({ id, branch_name }) => {
    const { order_count, refund_amount, total } = sumOf(byBranch.get(id) ?? []);
    return {
      id,
      branch_name,
      order_count,
      sales: formatMoneyString(total),
      refunds: formatMoneyString(refund_amount),
    };
  });
}

const METHODS = ['delivery', 'pickup', 'dine-in'] as const;

/**
 * Returns the parts of the sales.
 * @param startHour hour at which the business day begins, which comes first.
 */
export function viewParts(parts: readonly PartSums[], startHour: number) {
  const find = (kind: PartSums['kind'], part: string) =>
    parts.filter((each) => each.kind === kind && each.part === part).map(viewPart);
  const hours = Array.from({ length: 24 }, (_, index) => (startHour + index) % 24);
  return {
    by_hour: hours.flatMap((hour) => find('hour', String(hour)).map((each) => ({ hour, ...each }))),
    by_method: METHODS.flatMap((method) =>
      find('method', method).map((each) => ({ method, ...each })),
    ),
    by_payment: SALES_PAYMENTS.flatMap((payment) =>
      find('payment', payment).map((each) => ({ payment, ...each })),
    ),
  };
}

function viewPart({ order_count, amount }: PartSums) {
  return { order_count, amount: formatMoneyString(amount) };
}

/** Returns the items with the highest amounts, and the sum of all others. */
export function rankItems(items: readonly ItemSums[]) {
  const ranked = items.toSorted(
    (a, b) => b.amount - a.amount || b.qty - a.qty || (a.item_id < b.item_id ? -1 : 1),
  );
  const others = ranked.slice(MOST_ITEMS);
  return {
    top: ranked.slice(0, MOST_ITEMS),
    others: {
      count: others.length,
      qty: others.reduce((sum, { qty }) => sum + qty, 0),
      amount: formatMoneyString(others.reduce((sum, { amount }) => sum + amount, 0)),
    },
  };
}
