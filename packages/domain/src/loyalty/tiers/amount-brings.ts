import { type Cents, cents, type Tier, type TopUpTier } from '@claypot/sdk';

/** A tier that a larger amount would grant. */
export interface MissingFor {
  tier: Tier;
  /** In cents, how much more it takes. */
  missing: Cents;
  /** `renewed` for the member's own tier: its year begins again. */
  change: 'reached' | 'renewed';
}

/**
 * What a member gets for topping up an amount in one payment; null if only the money.
 *
 * - `tier`: the amount grants this tier. `change` is `reached` if the member becomes it, `renewed`
 *   if they have it and its year begins again, `kept` if they have a higher one and keep that.
 *   `next` lists what a larger amount would grant instead.
 * - `short`: the amount grants no tier. `nearest` is the one that the least more would grant, `next`
 *   lists the others.
 */
export type AmountBrings =
  | null
  | {
      kind: 'tier';
      tier: Tier;
      change: TopUpTier['change'];
      next: readonly MissingFor[];
    }
  | { kind: 'short'; nearest: MissingFor; next: readonly MissingFor[] };

export interface AmountBringsInput {
  /** From the first up. */
  tiers: readonly Tier[];
  /** The level that the member has. */
  levelId: number;
  /** In cents; null for none. */
  amount: Cents | null;
}

/** Computes what an amount grants a member, by the company's tiers. */
export function amountBrings({ amount, levelId, tiers }: AmountBringsInput): AmountBrings {
  if (amount === null) return null;
  const granted = tiers.findLast(({ top_up_amount }) => isEnough(top_up_amount, amount));
  // A tier below the member's own is not worth a larger amount: it leaves tier and year as they are.
  const own = tiers.find(({ level_id }) => level_id === levelId);
  const higher = tiers.find(
    ({ level_id, top_up_amount }) => level_id > levelId && isTooLittle(top_up_amount, amount),
  );
  const missing = [...missingFor(own, 'renewed', amount), ...missingFor(higher, 'reached', amount)];
  if (granted !== undefined) {
    return {
      kind: 'tier',
      tier: granted,
      change: changeOf(granted.level_id, levelId),
      next: missing,
    };
  }
  const [nearest, ...next] = missing;
  return nearest === undefined ? null : { kind: 'short', nearest, next };
}

function isEnough(threshold: Cents | null, amount: Cents): boolean {
  return threshold !== null && threshold <= amount;
}

function isTooLittle(threshold: Cents | null, amount: Cents): boolean {
  return threshold !== null && threshold > amount;
}

/** Empty if there is no such tier, or if the amount is enough for it. */
function missingFor(
  tier: Tier | undefined,
  change: MissingFor['change'],
  amount: Cents,
): MissingFor[] {
  const threshold = tier?.top_up_amount ?? null;
  if (tier === undefined || threshold === null || threshold <= amount) return [];
  return [{ tier, missing: cents(threshold - amount), change }];
}

function changeOf(granted: number, levelId: number): TopUpTier['change'] {
  if (granted === levelId) return 'renewed';
  return granted > levelId ? 'reached' : 'kept';
}
