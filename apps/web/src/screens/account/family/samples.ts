import type { Member } from '@claypot/domain/account';
import type { FamilyDayView } from '@claypot/domain/company';
import type { TierPanel } from '@claypot/domain/loyalty';
import { cents, type Tier } from '@claypot/sdk';
import { aMember, aNewMember, someTiers } from '@claypot/testing';

export const TIERS: readonly Tier[] = someTiers();

/** Returns the tier with this level; throws if there is none. */
export function tierOf(levelId: number): Tier {
  const tier = TIERS.find(({ level_id }) => level_id === levelId);
  if (tier === undefined) throw new Error(`There is no level ${levelId}`);
  return tier;
}

/** The members' day, happening today. */
export const FAMILY_DAY: FamilyDayView = {
  name: 'Royal Family Day',
  percent: 22,
  terms: 'For members who dine in and pay with wallet credit. One discount at a time.',
  isToday: true,
  date: Temporal.PlainDate.from('2026-11-22'),
};

const FRESH = { expiry: null, isFrozen: false, hasEnded: false } as const;

function promptFor(levelId: number): TierPanel['prompt'] {
  const tier = tierOf(levelId);
  return tier.top_up_amount === null ? null : { tier, amount: tier.top_up_amount };
}

export const HATCHLING: { member: Member; panel: TierPanel } = {
  member: aNewMember({ new_register: 0, wallet: cents(0) }),
  panel: { ...FRESH, current: tierOf(1), next: tierOf(2), prompt: promptFor(2) },
};

export const FLYER: { member: Member; panel: TierPanel } = {
  member: aMember({ point: 1280, wallet: cents(38_450), is_tier_remind: 0 }),
  panel: {
    ...FRESH,
    current: tierOf(2),
    next: tierOf(3),
    prompt: promptFor(3),
    expiry: { date: Temporal.PlainDate.from('2027-11-21'), daysLeft: 364 },
  },
};

export const ROOSTER: { member: Member; panel: TierPanel } = {
  member: aMember({
    point: 128_400,
    wallet: cents(412_305),
    is_tier_remind: 0,
    level_id: 3,
    leveling: {
      level_id: 3,
      level: 'Gold',
      level_name: 'Royal Rooster',
      discount_percent: 10,
      is_freeze_tier: 0,
    },
  }),
  panel: {
    ...FRESH,
    current: tierOf(3),
    next: null,
    prompt: null,
    expiry: { date: Temporal.PlainDate.from('2027-11-21'), daysLeft: 364 },
  },
};
