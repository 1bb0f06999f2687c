import type { Cents } from '@claypot/sdk';
import { ZERO } from './money.ts';

/** What the company takes for points: exactly this many for exactly this much off. */
export interface PointTerms {
  readonly max_discount_point: number;
  readonly max_discount_amount: Cents;
}

/** A member's points at the checkout. */
export interface PricedPoints extends PointTerms {
  /** The member's balance. */
  readonly balance: number;
  /** Whether the member has turned the switch on. */
  readonly spend: boolean;
}

/**
 * Whether the switch is offered: the balance reaches `max_discount_point`, and the total after the
 * voucher is more than `max_discount_amount` (equal is not enough).
 */
export function pointsOffered(afterVoucher: Cents, points: PricedPoints | null): boolean {
  return (
    points !== null &&
    points.max_discount_point > 0 &&
    points.balance >= points.max_discount_point &&
    afterVoucher > points.max_discount_amount
  );
}

/** What the points take off: exactly `max_discount_amount` where offered and turned on, else none. */
export function pointDiscount(afterVoucher: Cents, points: PricedPoints | null): Cents {
  if (points === null || !points.spend || !pointsOffered(afterVoucher, points)) return ZERO;
  return points.max_discount_amount;
}

/** The points an order will bring when it is completed: a member's sum over the lines, a guest's 0. */
export function pointsEarned(
  lines: readonly { readonly point: number; readonly qty: number }[],
  buyer: 'member' | 'guest',
): number {
  if (buyer === 'guest') return 0;
  return lines.reduce((total, line) => total + line.point * line.qty, 0);
}
