import { cents, type DishOption } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { choiceRule } from './choice-rule.ts';

const FIVE: DishOption['dish_option_variation'] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  variation_name: id,
  additional_price: cents(0),
  additional_point: 0,
  stock_status: 'In Stock' as const,
}));

const rule = (
  option_type: DishOption['option_type'],
  is_required: DishOption['is_required'],
  min_qty: number,
  max_qty: number,
) => choiceRule({ option_type, is_required, min_qty, max_qty, dish_option_variation: FIVE });

describe('choiceRule', () => {
  test.each([
    ['a required radio group', rule('radio', 1, 1, 1), 'one', 1, 1],
    ['an optional radio group', rule('radio', 0, 0, 1), 'upTo', 0, 1],
    ['a required checkbox group with one choice', rule('checkbox', 1, 1, 1), 'one', 1, 1],
    ['a minimum equal to the maximum', rule('checkbox', 1, 2, 2), 'exactly', 2, 2],
    ['a minimum below the maximum', rule('checkbox', 1, 2, 3), 'between', 2, 3],
    ['a required group without a minimum', rule('checkbox', 1, 0, 3), 'between', 1, 3],
    ['a maximum above the number of choices', rule('checkbox', 1, 1, 50), 'atLeast', 1, 5],
    ['an optional group with a maximum', rule('checkbox', 0, 0, 3), 'upTo', 0, 3],
    ['an optional group with a minimum', rule('checkbox', 0, 2, 3), 'optionalBetween', 2, 3],
    ['an optional group without bounds', rule('checkbox', 0, 0, 50), 'any', 0, 5],
  ] as const)('%s', (_, { kind, least, most }, ...expected) => {
    expect([kind, least, most]).toEqual(expected);
  });
});
