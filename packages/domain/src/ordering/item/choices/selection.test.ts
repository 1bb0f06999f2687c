import { cents, type Dish, type DishOption } from '@claypot/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDish, anOption, extras } from '../testing/samples.ts';
import { itemTotal } from '../total.ts';
import { counted, isFull, missingGroups, reconciled, selectionList, toggled } from './selection.ts';

/** An option group in which one choice is sold out. */
function without(id: string, changes: Partial<DishOption> = {}): DishOption {
  const option = anOption(changes);
  return {
    ...option,
    dish_option_variation: option.dish_option_variation.map((choice) =>
      choice.id === id ? { ...choice, stock_status: 'Sold Out' } : choice,
    ),
  };
}

const asked = (dish: Dish) => () => dish.dish_option;

describe('reconciled', () => {
  it('preselects the default choice if the menu offers it', () => {
    const dish = aDish({
      dish_option: [
        anOption({ default_variation_id: 'oily' }),
        extras({ default_variation_id: 'no-longer-there' }),
      ],
    });
    expect(reconciled(asked(dish), null)).toEqual({ rice: ['oily'], extras: [] });
  });

  it('keeps earlier choices that are offered and does not reapply the default', () => {
    const dish = aDish({
      dish_option: [anOption({ default_variation_id: 'oily' }), extras({ max_qty: 1 })],
    });
    const chosen = { rice: ['red'], extras: ['egg', 'sausage'] };
    expect(reconciled(asked(dish), chosen)).toEqual({ rice: [], extras: ['egg'] });
    expect(reconciled(asked(dish), null)).toEqual({ rice: ['oily'], extras: [] });
  });
});

describe('sold-out choice', () => {
  it('is neither preselected nor preserved', () => {
    const option = without('oily', { default_variation_id: 'oily' });
    expect(reconciled(asked(aDish({ dish_option: [option] })), null)).toEqual({ rice: [] });
    expect(reconciled(asked(aDish({ dish_option: [option] })), { rice: ['oily'] })).toEqual({
      rice: [],
    });
  });

  it('cannot be chosen', () => {
    expect(toggled(without('oily'), ['white'], 'oily')).toEqual(['white']);
    expect(toggled(without('oily', { option_type: 'checkbox' }), [], 'oily')).toEqual([]);
  });
});

describe('toggled', () => {
  it('replaces the choice of a radio group', () => {
    expect(toggled(anOption(), ['white'], 'brown')).toEqual(['brown']);
    expect(toggled(anOption(), ['white'], 'white')).toEqual(['white']);
  });

  it('replaces the choice of a checkbox group with a maximum of one, which is never full', () => {
    const single = extras({ max_qty: 1 });
    expect(toggled(single, ['egg'], 'sausage')).toEqual(['sausage']);
    expect(toggled(single, ['egg'], 'egg')).toEqual([]);
    expect(isFull(single, ['egg'])).toBe(false);
    expect(counted({ ...single, repeats: true }, ['egg'], 'sausage', 1)).toEqual(['sausage']);
  });

  it('adds and removes choices of a checkbox group up to the maximum', () => {
    expect(toggled(extras(), ['egg'], 'sausage')).toEqual(['egg', 'sausage']);
    expect(toggled(extras(), ['egg', 'sausage'], 'egg')).toEqual(['sausage']);
    expect(toggled(extras(), ['egg', 'sausage'], 'mushroom')).toEqual(['egg', 'sausage']);
    expect(isFull(extras(), ['egg', 'sausage'])).toBe(true);
  });

  it('ignores a choice that the group does not offer', () => {
    expect(toggled(anOption(), ['white'], 'egg')).toEqual(['white']);
  });

  it('never exceeds the limits of the group for any presses', () => {
    const options = fc.record({
      option_type: fc.constantFrom('radio' as const, 'checkbox' as const),
      max_qty: fc.integer({ min: 1, max: 3 }),
    });
    const presses = fc.array(fc.constantFrom('egg', 'sausage', 'mushroom', 'nothing'));
    fc.assert(
      fc.property(options, presses, (changes, ids) => {
        const option = extras(changes);
        const chosen = ids.reduce<readonly string[]>((so, id) => toggled(option, so, id), []);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBeLessThanOrEqual(
          option.option_type === 'radio' ? 1 : option.max_qty,
        );
        expect(chosen).not.toContain('nothing');
      }),
    );
  });
});

describe('missingGroups', () => {
  const names = (chosen: Record<string, string[]>, ...options: ReturnType<typeof extras>[]) =>
    missingGroups(asked(aDish({ dish_option: options })), chosen).map(({ id }) => id);

  it('returns required groups without a choice', () => {
    expect(names({}, anOption(), extras())).toEqual(['rice']);
    expect(names({ rice: ['white'] }, anOption(), extras())).toEqual([]);
  });

  it('requires one choice even if the minimum is 0', () => {
    expect(names({}, extras({ is_required: 1, min_qty: 0 }))).toEqual(['extras']);
  });

  it('returns optional groups below their minimum once one is chosen', () => {
    const two = extras({ min_qty: 2, max_qty: 3 });
    expect(names({}, two)).toEqual([]);
    expect(names({ extras: ['egg'] }, two)).toEqual(['extras']);
    expect(names({ extras: ['egg', 'sausage'] }, two)).toEqual([]);
  });
});

describe('selectionList and itemTotal', () => {
  const chosen = { rice: ['oily'], extras: ['mushroom', 'egg'] };

  it('returns each choice with the price shown', () => {
    expect(selectionList(asked(aDish()), chosen)).toEqual([
      { dish_option_id: 'rice', dish_option_variation_id: 'oily', additional_price: 150 },
      { dish_option_id: 'extras', dish_option_variation_id: 'egg', additional_price: 0 },
      { dish_option_id: 'extras', dish_option_variation_id: 'mushroom', additional_price: 300 },
    ]);
  });

  it('multiplies the discounted price and all surcharges by the quantity', () => {
    expect(itemTotal({ type: 'dish', dish: aDish() }, chosen, 2)).toBe(2 * (1500 + 150 + 0 + 300));
    const discounted = aDish({ price_after_discount: cents(1200) });
    expect(itemTotal({ type: 'dish', dish: discounted }, {}, 1)).toBe(1200);
  });

  it('includes the cheapest available choice of each required group', () => {
    const total = (...dish_option: DishOption[]) =>
      itemTotal({ type: 'dish', dish: aDish({ dish_option }) }, {}, 2);
    expect(total(without('white'), extras())).toBe(2 * (1500 + 150));
    expect(total(without('white', { min_qty: 2, max_qty: 2, option_type: 'checkbox' }))).toBe(
      2 * (1500 + 150 + 300),
    );
    expect(total(without('white', { is_required: 0, min_qty: 0 }))).toBe(3000);
  });

  it('returns null for a sold-out dish or a required group without choices', () => {
    const soldOut = aDish({ stock_status: 'Sold Out' });
    expect(itemTotal({ type: 'dish', dish: soldOut }, {}, 1)).toBeNull();
    const all = { dish_option_variation: [] };
    expect(
      itemTotal({ type: 'dish', dish: aDish({ dish_option: [anOption(all)] }) }, {}, 1),
    ).toBeNull();
  });
});
