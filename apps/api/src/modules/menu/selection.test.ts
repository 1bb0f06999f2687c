import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, checkSelection, type OptionRules, selectionKey } from './selection.ts';

const size = group('size', { is_required: true, min_qty: 0, max_qty: 1 }, 'regular', 'large');
const greens = group('greens', { min_qty: 2, max_qty: 3 }, 'choy', 'kailan', 'okra', 'bean');

function group(id: string, rules: Partial<OptionRules>, ...variations: string[]): OptionRules {
  return {
    id,
    min_qty: 0,
    max_qty: 1,
    is_required: false,
    variations: variations.map((each) => ({ id: each })),
    ...rules,
  };
}

function choose(...names: `${string}:${string}`[]): Choice[] {
  return names.map((name) => {
    const [dish_option_id = '', dish_option_variation_id = ''] = name.split(':');
    return { dish_option_id, dish_option_variation_id };
  });
}

function problems(...names: `${string}:${string}`[]) {
  const { unknown, tooFew, tooMany } = checkSelection([size, greens], choose(...names));
  const ids = (groups: readonly { group: OptionRules; selected: number }[]) =>
    groups.map(({ group: { id }, selected }) => `${id} ${selected}`);
  return { unknown, tooFew: ids(tooFew), tooMany: ids(tooMany) };
}

const NONE = { unknown: [], tooFew: [], tooMany: [] };

describe('checkSelection', () => {
  test('requires one choice of a required group even if its minimum is 0', () => {
    expect(problems()).toEqual({ ...NONE, tooFew: ['size 0'] });
    expect(problems('size:large')).toEqual(NONE);
    expect(problems('size:large', 'size:regular')).toEqual({ ...NONE, tooMany: ['size 2'] });
  });

  test('accepts an optional group that is empty or filled to its minimum', () => {
    expect(problems('size:large', 'greens:choy')).toEqual({ ...NONE, tooFew: ['greens 1'] });
    expect(problems('size:large', 'greens:choy', 'greens:okra')).toEqual(NONE);
    expect(
      problems('size:large', 'greens:choy', 'greens:okra', 'greens:kailan', 'greens:bean'),
    ).toEqual({ ...NONE, tooMany: ['greens 4'] });
  });

  test('reports unknown and repeated choices by index', () => {
    expect(problems('size:large', 'size:choy', 'other:large').unknown).toEqual([1, 2]);
    expect(problems('size:large', 'size:large').unknown).toEqual([1]);
  });
});

describe('selectionKey', () => {
  const choices = fc.uniqueArray(
    fc.record({
      dish_option_id: fc.stringMatching(/^[a-z-]{1,4}$/),
      dish_option_variation_id: fc.stringMatching(/^[a-z-]{1,4}$/),
    }),
    { selector: (choice) => JSON.stringify(choice), maxLength: 6 },
  );

  test('is equal for the same choices in any order', () => {
    fc.assert(
      fc.property(
        choices.chain((chosen) =>
          fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length })),
        ),
        ([chosen, shuffled]) => selectionKey(chosen) === selectionKey(shuffled),
      ),
    );
  });

  test('differs for different choices', () => {
    const normal = (chosen: Choice[]) =>
      JSON.stringify(chosen.map((one) => Object.values(one)).sort());
    fc.assert(
      fc.property(choices, choices, (a, b) => {
        fc.pre(normal(a) !== normal(b));
        return selectionKey(a) !== selectionKey(b);
      }),
    );
  });
});
