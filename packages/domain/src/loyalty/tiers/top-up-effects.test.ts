import { cents, type Tier } from '@claypot/sdk';
import { someTiers } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MissingFor, type TopUpEffects, topUpEffects } from './top-up-effects.ts';

const tiers = someTiers();
const [, silver, gold] = tiers;
const effects = (levelId: number, amount: number | null) =>
  topUpEffects({ tiers, levelId, amount: amount === null ? null : cents(amount) });

const toReach = (tier: Tier | undefined, missing: number) => ({ tier, missing, change: 'reached' });
const toRenew = (tier: Tier | undefined, missing: number) => ({ tier, missing, change: 'renewed' });
const short = (nearest: object, ...next: readonly object[]) => ({ kind: 'short', nearest, next });
const grants = (tier: Tier | undefined, change: string, ...next: readonly object[]) => ({
  kind: 'tier',
  tier,
  change,
  next,
});

describe('amountBrings', () => {
  it.each([
    // Regular: level 1
    [1, 1_000, short(toReach(silver, 49_000))],
    [1, 45_000, short(toReach(silver, 5_000))],
    [1, 49_999, short(toReach(silver, 1))],
    [1, 50_000, grants(silver, 'reached', toReach(gold, 50_000))],
    [1, 50_001, grants(silver, 'reached', toReach(gold, 49_999))],
    [1, 99_999, grants(silver, 'reached', toReach(gold, 1))],
    [1, 100_000, grants(gold, 'reached')],
    [1, 100_001, grants(gold, 'reached')],
    [1, 500_000, grants(gold, 'reached')],
    // Silver: level 2
    [2, 1_000, short(toRenew(silver, 49_000), toReach(gold, 99_000))],
    [2, 45_000, short(toRenew(silver, 5_000), toReach(gold, 55_000))],
    [2, 49_999, short(toRenew(silver, 1), toReach(gold, 50_001))],
    [2, 50_000, grants(silver, 'renewed', toReach(gold, 50_000))],
    [2, 50_001, grants(silver, 'renewed', toReach(gold, 49_999))],
    [2, 99_999, grants(silver, 'renewed', toReach(gold, 1))],
    [2, 100_000, grants(gold, 'reached')],
    [2, 100_001, grants(gold, 'reached')],
    [2, 500_000, grants(gold, 'reached')],
    // Gold: level 3
    [3, 1_000, short(toRenew(gold, 99_000))],
    [3, 45_000, short(toRenew(gold, 55_000))],
    [3, 49_999, short(toRenew(gold, 50_001))],
    [3, 50_000, grants(silver, 'kept', toRenew(gold, 50_000))],
    [3, 50_001, grants(silver, 'kept', toRenew(gold, 49_999))],
    [3, 99_999, grants(silver, 'kept', toRenew(gold, 1))],
    [3, 100_000, grants(gold, 'renewed')],
    [3, 100_001, grants(gold, 'renewed')],
    [3, 500_000, grants(gold, 'renewed')],
  ])(
    'at level %i with %i sen, returns what it grants and what is missing',
    (level, amount, result) => {
      expect(effects(level, amount)).toEqual(result);
    },
  );

  it('returns null without an amount and without tiers', () => {
    expect(effects(1, null)).toBeNull();
    expect(topUpEffects({ tiers: [], levelId: 1, amount: cents(50_000) })).toBeNull();
  });

  it('returns the last threshold passed, the own one if missed and the first higher one missed', () => {
    const thresholds = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 });
    const amounts = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(thresholds, amounts, fc.nat({ max: 5 }), (steps, amount, level) => {
        const [first = silver] = tiers;
        const ladder: Tier[] = steps
          .toSorted((a, b) => a - b)
          .map((step, index) => ({
            ...first,
            level_id: index + 2,
            top_up_amount: cents(step * 100),
          }));
        const levelId = level + 1;
        const seen = topUpEffects({ tiers: [first, ...ladder], levelId, amount: cents(amount) });
        const passed = ladder.filter(({ top_up_amount }) => Number(top_up_amount) <= amount).length;
        expect(seen?.kind === 'tier' ? seen.tier : null).toBe(ladder[passed - 1] ?? null);
        const own = ladder[levelId - 2];
        const renewed = passed < levelId - 1 && own ? [own] : [];
        const reached = ladder.slice(Math.max(passed, levelId - 1)).slice(0, 1);
        expect(missingOf(seen).map(({ tier }) => tier)).toEqual([...renewed, ...reached]);
        for (const { missing, tier } of missingOf(seen)) {
          expect(amount + missing).toBe(tier.top_up_amount);
        }
      }),
    );
  });
});

function missingOf(effects: TopUpEffects): readonly MissingFor[] {
  if (effects === null) return [];
  return effects.kind === 'short' ? [effects.nearest, ...effects.next] : effects.next;
}
