import { cents, type Tier } from '@claypot/sdk';
import { someTiers } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountBrings } from './amount-brings.ts';

const tiers = someTiers();
const [, silver, gold] = tiers;
const brings = (levelId: number, amount: number | null) =>
  amountBrings({ tiers, levelId, amount: amount === null ? null : cents(amount) });

describe('an amount', () => {
  it('makes a tier, and tells how little makes the next', () => {
    expect(brings(1, 50_000)).toEqual({
      kind: 'tier',
      tier: silver,
      change: 'reached',
      isRenewal: false,
      next: { tier: gold, missing: 50_000 },
    });
    expect(brings(2, 100_000)).toMatchObject({ tier: gold, change: 'reached', next: null });
    expect(brings(1, 500_000)).toMatchObject({ tier: gold, change: 'reached', next: null });
  });

  it('that is a sen too little makes none, and says so', () => {
    expect(brings(1, 49_999)).toEqual({ kind: 'short', tier: silver, missing: 1 });
    expect(brings(1, 1_000)).toEqual({ kind: 'short', tier: silver, missing: 49_000 });
    expect(brings(2, 30_000)).toEqual({ kind: 'short', tier: gold, missing: 70_000 });
  });

  it('renews a tier, and takes none away', () => {
    expect(brings(2, 60_000)).toMatchObject({ change: 'renewed', isRenewal: true });
    expect(brings(3, 100_000)).toMatchObject({ tier: gold, change: 'renewed', next: null });
    expect(brings(3, 50_000)).toMatchObject({ tier: silver, change: 'kept', next: null });
  });

  it('brings the highest nothing but money where it is small, and nobody anything where it is none', () => {
    expect(brings(3, 49_999)).toBeNull();
    expect(brings(1, null)).toBeNull();
    expect(amountBrings({ tiers: [], levelId: 1, amount: cents(50_000) })).toBeNull();
  });

  it('brings what an oracle says: the last threshold it passes, and the first above that it misses', () => {
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
        const seen = amountBrings({ tiers: [first, ...ladder], levelId, amount: cents(amount) });
        const passed = ladder.filter(({ top_up_amount }) => Number(top_up_amount) <= amount).length;
        const granted = ladder[passed - 1] ?? null;
        const missed = ladder[Math.max(passed, levelId - 1)] ?? null;
        expect(seen?.kind === 'tier' ? seen.tier : null).toBe(granted);
        const wanted = seen?.kind === 'tier' ? seen.next : seen;
        expect(wanted?.tier ?? null).toBe(missed);
        if (missed !== null) {
          expect(amount + Number(wanted?.missing)).toBe(missed.top_up_amount);
        }
      }),
    );
  });
});
