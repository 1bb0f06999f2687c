import { type Cents, cents } from '@claypot/sdk';
import { percentOf, ZERO } from './money.ts';

/** Minimum wallet balance for vouchers and tier discounts, in cents; below it they are frozen. */
export const LEAST_WALLET = cents(1_000);

export interface PricedTier {
  /** From the member's `leveling` record: 0 to 100, at most two decimals. */
  readonly percent: number;
  /** True while the wallet balance is too low for the tier's benefits. */
  readonly is_freeze_tier: boolean;
}

/** Returns the tier's current discount in percent; 0 without a tier or while it is frozen. */
export function tierPercent(tier: PricedTier | null): number {
  return tier === null || tier.is_freeze_tier ? 0 : tier.percent;
}

/** Returns the tier discount on the amount after the voucher, in cents. */
export function tierDiscount(left: Cents, tier: PricedTier | null): Cents {
  return left <= ZERO ? ZERO : percentOf(left, tierPercent(tier));
}
