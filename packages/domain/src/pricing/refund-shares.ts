import { type Cents, cents } from '@claypot/sdk';
import { minus, notBelowZero } from './arithmetic.ts';
import { ZERO } from './money.ts';

/** What a paid order has cost. */
export interface PaidOrder {
  readonly total: Cents;
  readonly delivery_fee: Cents;
}

/**
 * Returns what each line has cost the customer, in cents: its share of the paid amount without the
 * delivery fee, in proportion to the line totals. So each line carries its part of discounts,
 * service charge, tax and rounding. The shares add up exactly; the cents left over by rounding down
 * go to the largest fractions, and among equal ones to the first lines.
 * @param lineTotals totals before discounts; lines that all cost nothing have equal shares.
 */
export function lineShares(
  lineTotals: readonly Cents[],
  { total, delivery_fee }: PaidOrder,
): readonly Cents[] {
  const food = BigInt(notBelowZero(minus(total, delivery_fee)));
  const isFree = lineTotals.every((line) => line === ZERO);
  const weights = lineTotals.map((line) => (isFree ? 1n : BigInt(line)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares = weights.map((weight, index) => {
    const product = food * weight;
    return { index, amount: product / whole, fraction: product % whole };
  });
  const left = Number(food - shares.reduce((sum, { amount }) => sum + amount, 0n));
  const rounded = new Set(
    shares
      .toSorted((a, b) => compare(b.fraction, a.fraction) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, amount }) => cents(Number(amount) + (rounded.has(index) ? 1 : 0)));
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Returns the points that an order keeps after refunds: in proportion to what is left of the
 * payment, rounded down. An order that cost nothing keeps all points.
 * @param refunded 0 to `paid`, in cents.
 */
export function pointsKept(points: number, paid: Cents, refunded: Cents): number {
  if (paid === ZERO) return points;
  return Number((BigInt(points) * BigInt(minus(paid, refunded))) / BigInt(paid));
}
