import type { Member } from '../session/member.ts';

export interface TierBenefit {
  /** Current discount on every order, in percent; 0 if none. */
  percent: number;
  /** True if the discount is suspended until the wallet is topped up (decisions P7). */
  frozen: boolean;
}

/** Level of every new member. It has no discount that could be frozen. */
const FIRST_LEVEL = 1;

/** Returns the discount that the member's tier currently gives. */
export function tierBenefit({ leveling }: Pick<Member, 'leveling'>): TierBenefit {
  const frozen = leveling.is_freeze_tier === 1;
  return {
    percent: frozen ? 0 : leveling.discount_percent,
    frozen: frozen && leveling.level_id > FIRST_LEVEL,
  };
}
