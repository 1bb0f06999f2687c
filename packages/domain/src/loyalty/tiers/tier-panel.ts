import type { Cents, Tier } from '@claypot/sdk';
import { tierBenefit } from '../../account/member/tier-benefit.ts';
import { tierEnd } from '../../account/member/tier-end.ts';
import type { Member } from '../../account/session/member.ts';

/** How a member comes to the next tier. */
export interface UnlockPrompt {
  tier: Tier;
  /** By one top-up of this much, in cents. */
  amount: Cents;
}

/** All that is shown of a member's tier. */
export interface TierPanel {
  /** The tier; null where the company's list does not know it. */
  current: Tier | null;
  /**
   * Its last day, by the company's zone, and how many days are left after today: 0 on the last; null
   * for a tier that does not end.
   */
  expiry: { date: Temporal.PlainDate; daysLeft: number } | null;
  next: Tier | null;
  /** Its discount waits for the wallet to hold enough. */
  isFrozen: boolean;
  /** Null for the highest tier. */
  prompt: UnlockPrompt | null;
  /** It is over since the record was fetched: `current` is the first tier. */
  hasEnded: boolean;
}

export interface TierPanelInput {
  member: Pick<Member, 'expired_at' | 'leveling'>;
  /** From the first up. */
  tiers: readonly Tier[];
  /** The company's IANA zone. */
  timeZone: string;
  now: Temporal.Instant;
}

/** What a member's tier is now, how long it lasts and what comes after it. */
export function tierPanel({ member, now, tiers, timeZone }: TierPanelInput): TierPanel {
  const end = tierEnd(member);
  const hasEnded = end !== null && Temporal.Instant.compare(end, now) <= 0;
  const [first] = tiers;
  const levelId = hasEnded && first ? first.level_id : member.leveling.level_id;
  const next = tiers.find((tier) => tier.level_id > levelId) ?? null;
  return {
    current: tiers.find((tier) => tier.level_id === levelId) ?? null,
    expiry: end === null || hasEnded ? null : lastDay(end, now, timeZone),
    next,
    isFrozen: !hasEnded && tierBenefit(member).frozen,
    prompt: unlockPrompt(next),
    hasEnded,
  };
}

/** What is said of the next tier; null where there is none, or where no top-up makes it. */
function unlockPrompt(next: Tier | null): UnlockPrompt | null {
  if (next === null || next.top_up_amount === null) return null;
  return { tier: next, amount: next.top_up_amount };
}

function lastDay(end: Temporal.Instant, now: Temporal.Instant, timeZone: string) {
  const last = end.subtract({ seconds: 1 });
  const date = last.toZonedDateTimeISO(timeZone).toPlainDate();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return { date, daysLeft: today.until(date).days };
}
