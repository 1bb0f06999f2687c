import type { Member } from '../session/member.ts';

export interface TierBenefit {
  /** What comes off every order now; 0 where nothing does. */
  percent: number;
  /** There is a discount, and it waits for the wallet to be filled (decisions P7). */
  frozen: boolean;
}

/** The level everybody begins in. It has nothing that could be frozen. */
const FIRST_LEVEL = 1;

/** What a member's tier takes off their orders at present. */
export function tierBenefit({ leveling }: Pick<Member, 'leveling'>): TierBenefit {
  const frozen = leveling.is_freeze_tier === 1;
  return {
    percent: frozen ? 0 : leveling.discount_percent,
    frozen: frozen && leveling.level_id > FIRST_LEVEL,
  };
}
