import type { Cents, Tier } from '@claypot/sdk';
import { tierBenefit } from '../../account/member/tier-benefit.ts';
import { tierEnd } from '../../account/member/tier-end.ts';
import type { Member } from '../../account/session/member.ts';

export interface UnlockPrompt {
  tier: Tier;
  /** Amount of the single top-up that grants the tier, in cents. */
  amount: Cents;
}

export interface TierPanel {
  /** Null if the company's list does not include the tier. */
  current: Tier | null;
  /**
   * Last day in the company's zone, and days left after today (0 on the last day). Null if the tier
   * does not end or has ended.
   */
  expiry: { date: Temporal.PlainDate; daysLeft: number } | null;
  next: Tier | null;
  /** True if the discount is suspended until the wallet balance suffices. */
  isFrozen: boolean;
  /** Null if there is no higher tier or no top-up grants it. */
  prompt: UnlockPrompt | null;
  /** True if the tier ended after the record was fetched; `current` is then the first tier. */
  hasEnded: boolean;
}

export interface TierPanelInput {
  member: Pick<Member, 'expired_at' | 'leveling'>;
  /** Lowest tier first. */
  tiers: readonly Tier[];
  /** IANA time zone of the company. */
  timeZone: string;
  now: Temporal.Instant;
}

/** Returns the member's current tier, its expiry and the next tier. */
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

/** Returns the prompt for the next tier; null if there is none or no top-up grants it. */
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
