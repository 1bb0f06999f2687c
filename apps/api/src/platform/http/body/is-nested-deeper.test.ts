import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNestedDeeper } from './is-nested-deeper.ts';

const SEED = Number(process.env.SEED ?? 1);

/** Returns lists in each other, with a text in the innermost. */
function lists(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}"x"${']'.repeat(levels)}`);
}

/** Recursive definition of the levels, for small values. */
function levelsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf));
}

describe('isNestedDeeper', () => {
  test.each([
    ['text', 'x', 0],
    ['null', null, 0],
    ['an empty list', [], 1],
    ['lists and objects', { a: [{ b: 'x' }] }, 3],
  ])('counts the levels of %s', (_, value, levels) => {
    expect(isNestedDeeper(value, levels)).toBe(false);
    if (levels > 0) expect(isNestedDeeper(value, levels - 1)).toBe(true);
  });

  test('rejects a hundred thousand levels without exhausting the stack', () => {
    expect(isNestedDeeper(lists(100_000), 20)).toBe(true);
    expect(isNestedDeeper(lists(100_000), 100_000)).toBe(false);
  });

  test('agrees with the recursive definition for every value', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6 }),
        fc.integer({ min: 0, max: 8 }),
        (value, levels) => {
          expect(isNestedDeeper(value, levels)).toBe(levelsOf(value) > levels);
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
  });
});
