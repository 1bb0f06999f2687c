import { LEAST_WALLET, type PricedTier } from '@claypot/domain/pricing';
import type { Member } from './members.ts';

/** How long before its end a tier is spoken of. */
export const REMINDER_HOURS = 30 * 24;

/** What the member's tier does to prices now. */
export function pricedTier({ tier, wallet }: Pick<Member, 'tier' | 'wallet'>): PricedTier {
  return { percent: tier.discount_percent, is_freeze_tier: wallet < LEAST_WALLET };
}

/** Whether the tier ends soon. */
export function endsSoon({ tier }: Pick<Member, 'tier'>, now: Temporal.Instant): boolean {
  const from = tier.expires_at?.subtract({ hours: REMINDER_HOURS });
  return from !== undefined && Temporal.Instant.compare(now, from) >= 0;
}
