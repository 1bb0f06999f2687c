import { type Cents, cents, type Tier, type TopUpTier } from '@claypot/sdk';

/** A tier that a larger amount would grant. */
export interface MissingFor {
  tier: Tier;
  /** Additional amount needed, in cents. */
  missing: Cents;
  /** `renewed` refers to the member's current tier: its year restarts. */
  change: 'reached' | 'renewed';
}

/**
 * Effect of topping up an amount in one payment; null if no amount is entered or it adds only the
 * money.
 *
 * - `tier`: the amount grants this tier. `change` is `reached` for a new tier and `renewed` if the
 *   year of the current tier restarts. It is `kept` if the member has a higher tier, which stays.
 *   `next` lists what a larger amount would grant instead.
 * - `short`: the amount grants no tier. `nearest` needs the smallest additional amount, `next`
 *   lists the others.
 */
export type TopUpEffects =
  | null
  | {
      kind: 'tier';
      tier: Tier;
      change: TopUpTier['change'];
      next: readonly MissingFor[];
    }
  | { kind: 'short'; nearest: MissingFor; next: readonly MissingFor[] };

export interface TopUpEffectsInput {
  /** Lowest tier first. */
  tiers: readonly Tier[];
  levelId: number;
  /** In cents; null if none is entered. */
  amount: Cents | null;
}

/** Returns what an amount grants a member, according to the company's tiers. */
export function topUpEffects({ amount, levelId, tiers }: TopUpEffectsInput): TopUpEffects {
  if (amount === null) return null;
  const granted = tiers.findLast(({ top_up_amount }) => isEnough(top_up_amount, amount));
  // Tiers below the member's own are skipped: reaching one changes neither tier nor year.
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

/**
 * Returns an empty list if there is no such tier, no top-up grants it or the amount suffices for
 * it.
 */
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
