import { type Cents, cents, type Tier, type TopUpTier } from '@claypot/sdk';

/** A tier that a larger amount would make, and by how much. */
export interface MissingFor {
  tier: Tier;
  missing: Cents;
}

/**
 * What topping up an amount in one payment brings; null where that is nothing but the money.
 *
 * - `tier`: it grants this tier. `change` is `reached` where the member becomes it, `renewed` where
 *   they have it and its year begins anew, `kept` where they have a higher one and keep that. `next`
 *   is the tier that a little more would make instead.
 * - `short`: it grants none, and this much more would make them this one.
 */
export type AmountBrings =
  | null
  | {
      kind: 'tier';
      tier: Tier;
      change: TopUpTier['change'];
      isRenewal: boolean;
      next: MissingFor | null;
    }
  | ({ kind: 'short' } & MissingFor);

export interface AmountBringsInput {
  /** From the first up. */
  tiers: readonly Tier[];
  /** The level that the member has. */
  levelId: number;
  /** In cents; null for none. */
  amount: Cents | null;
}

/** What an amount makes of a member, by the company's tiers. */
export function amountBrings({ amount, levelId, tiers }: AmountBringsInput): AmountBrings {
  if (amount === null) return null;
  const granted = tiers.findLast((tier) => isEnough(tier, amount));
  const next = missingFor(
    tiers.find((tier) => tier.level_id > levelId && isTooLittle(tier, amount)),
    amount,
  );
  if (granted === undefined) return next && { kind: 'short', ...next };
  const change = changeOf(granted.level_id, levelId);
  return { kind: 'tier', tier: granted, change, isRenewal: change === 'renewed', next };
}

function isEnough({ top_up_amount }: Tier, amount: Cents): boolean {
  return top_up_amount !== null && top_up_amount <= amount;
}

function isTooLittle({ top_up_amount }: Tier, amount: Cents): boolean {
  return top_up_amount !== null && top_up_amount > amount;
}

function missingFor(tier: Tier | undefined, amount: Cents): MissingFor | null {
  if (tier === undefined || tier.top_up_amount === null) return null;
  return { tier, missing: cents(tier.top_up_amount - amount) };
}

function changeOf(granted: number, levelId: number): TopUpTier['change'] {
  if (granted === levelId) return 'renewed';
  return granted > levelId ? 'reached' : 'kept';
}
