import { LEAST_WALLET, type PricedTier } from '@claypot/domain/pricing';
import type { Member } from './members.ts';

/** Hours before a tier's end from which the member is reminded of it. */
export const REMINDER_HOURS = 30 * 24;

/**
 * Returns the member's tier as the pricing functions need it. A low wallet balance freezes the
 * tier.
 */
export function pricedTier({ tier, wallet }: Pick<Member, 'tier' | 'wallet'>): PricedTier {
  return { percent: tier.discount_percent, is_freeze_tier: wallet < LEAST_WALLET };
}

/** Returns true if the tier ends within `REMINDER_HOURS`. */
export function endsSoon({ tier }: Pick<Member, 'tier'>, now: Temporal.Instant): boolean {
  const from = tier.expires_at?.subtract({ hours: REMINDER_HOURS });
  return from !== undefined && Temporal.Instant.compare(now, from) >= 0;
}
