import { type Cents, cents } from '@claypot/sdk';
import { percentOf, ZERO } from './money.ts';

/** Vouchers and tier discounts can be used from this balance on; below it they are frozen. */
export const LEAST_WALLET = cents(1_000);

/** A member's tier as far as it decides prices. */
export interface PricedTier {
  /** From the member's `leveling` record: 0 to 100, at most two decimals. */
  readonly percent: number;
  /** True while the wallet holds too little for the tier's benefits. */
  readonly is_freeze_tier: boolean;
}

/** The percentage a tier takes off now: none without a tier and none while it is frozen. */
export function tierPercent(tier: PricedTier | null): number {
  return tier === null || tier.is_freeze_tier ? 0 : tier.percent;
}

/** What the tier takes off what the voucher has left. */
export function tierDiscount(left: Cents, tier: PricedTier | null): Cents {
  return left <= ZERO ? ZERO : percentOf(left, tierPercent(tier));
}
