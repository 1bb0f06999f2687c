import type { Cents } from '@claypot/sdk';
import { ZERO } from './money.ts';

/** The company's rate for points: exactly this many points for exactly this discount. */
export interface PointTerms {
  readonly max_discount_point: number;
  readonly max_discount_amount: Cents;
}

export interface PricedPoints extends PointTerms {
  readonly balance: number;
  /** True if the member has turned the switch on. */
  readonly spend: boolean;
}

/**
 * Returns true if the switch is offered: the company accepts points and the balance is at least
 * `max_discount_point`. The total after the voucher must also exceed `max_discount_amount` (equal
 * is not enough).
 */
export function pointsOffered(afterVoucher: Cents, points: PricedPoints | null): boolean {
  return (
    points !== null &&
    points.max_discount_point > 0 &&
    points.balance >= points.max_discount_point &&
    afterVoucher > points.max_discount_amount
  );
}

/**
 * Returns the discount by points in cents: exactly `max_discount_amount` if offered and turned on,
 * else 0.
 */
export function pointDiscount(afterVoucher: Cents, points: PricedPoints | null): Cents {
  if (points === null || !points.spend || !pointsOffered(afterVoucher, points)) return ZERO;
  return points.max_discount_amount;
}

/**
 * Returns the points earned when the order is completed: the sum over the lines for members, 0 for
 * guests.
 */
export function pointsEarned(
  lines: readonly { readonly point: number; readonly qty: number }[],
  buyer: 'member' | 'guest',
): number {
  if (buyer === 'guest') return 0;
  return lines.reduce((total, line) => total + line.point * line.qty, 0);
}
