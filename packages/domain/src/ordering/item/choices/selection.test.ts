import { cents, type Dish, type DishOption } from '@claypot/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDish, anOption, extras } from '../testing/samples.ts';
import { itemTotal } from '../total.ts';
import { isFull, missingGroups, reconciled, selectionList, toggled } from './selection.ts';

/** A group one of whose choices is sold out. */
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

describe('defaults', () => {
  it('are chosen beforehand where the menu names one it has', () => {
    const dish = aDish({
      dish_option: [
        anOption({ default_variation_id: 'oily' }),
        extras({ default_variation_id: 'no-longer-there' }),
      ],
    });
    expect(reconciled(asked(dish), null)).toEqual({ rice: ['oily'], extras: [] });
  });

  it('do not come back over choices that were made, but over those that are gone', () => {
    const dish = aDish({
      dish_option: [anOption({ default_variation_id: 'oily' }), extras({ max_qty: 1 })],
    });
    const chosen = { rice: ['red'], extras: ['egg', 'sausage'] };
    expect(reconciled(asked(dish), chosen)).toEqual({ rice: [], extras: ['egg'] });
    expect(reconciled(asked(dish), null)).toEqual({ rice: ['oily'], extras: [] });
  });
});

describe('what is sold out', () => {
  it('is not chosen beforehand, nor kept once it was', () => {
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

describe('a press', () => {
  it('on a radio group changes the choice', () => {
    expect(toggled(anOption(), ['white'], 'brown')).toEqual(['brown']);
    expect(toggled(anOption(), ['white'], 'white')).toEqual(['white']);
  });

  it('on a checkbox group adds, lets go, and stops at the most', () => {
    expect(toggled(extras(), ['egg'], 'sausage')).toEqual(['egg', 'sausage']);
    expect(toggled(extras(), ['egg', 'sausage'], 'egg')).toEqual(['sausage']);
    expect(toggled(extras(), ['egg', 'sausage'], 'mushroom')).toEqual(['egg', 'sausage']);
    expect(isFull(extras(), ['egg', 'sausage'])).toBe(true);
  });

  it('on something the group does not offer does nothing', () => {
    expect(toggled(anOption(), ['white'], 'egg')).toEqual(['white']);
  });

  it('never makes a choice the group does not allow, whatever is pressed', () => {
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

describe('missing groups', () => {
  const names = (chosen: Record<string, string[]>, ...options: ReturnType<typeof extras>[]) =>
    missingGroups(asked(aDish({ dish_option: options })), chosen).map(({ id }) => id);

  it('are required ones without a choice', () => {
    expect(names({}, anOption(), extras())).toEqual(['rice']);
    expect(names({ rice: ['white'] }, anOption(), extras())).toEqual([]);
  });

  it('need one choice even when the menu says none at least', () => {
    expect(names({}, extras({ is_required: 1, min_qty: 0 }))).toEqual(['extras']);
  });

  it('are optional ones that were begun and not finished', () => {
    const two = extras({ min_qty: 2, max_qty: 3 });
    expect(names({}, two)).toEqual([]);
    expect(names({ extras: ['egg'] }, two)).toEqual(['extras']);
    expect(names({ extras: ['egg', 'sausage'] }, two)).toEqual([]);
  });
});

describe('what goes to the cart', () => {
  const chosen = { rice: ['oily'], extras: ['mushroom', 'egg'] };

  it('carries each choice with the price that was shown', () => {
    expect(selectionList(asked(aDish()), chosen)).toEqual([
      { dish_option_id: 'rice', dish_option_variation_id: 'oily', additional_price: 150 },
      { dish_option_id: 'extras', dish_option_variation_id: 'egg', additional_price: 0 },
      { dish_option_id: 'extras', dish_option_variation_id: 'mushroom', additional_price: 300 },
    ]);
  });

  it('costs the discounted price and every choice, times the quantity', () => {
    expect(itemTotal({ type: 'dish', dish: aDish() }, chosen, 2)).toBe(2 * (1500 + 150 + 0 + 300));
    const discounted = aDish({ price_after_discount: cents(1200) });
    expect(itemTotal({ type: 'dish', dish: discounted }, {}, 1)).toBe(1200);
  });

  it('costs the cheapest that is left of what has to be chosen still', () => {
    const total = (...dish_option: DishOption[]) =>
      itemTotal({ type: 'dish', dish: aDish({ dish_option }) }, {}, 2);
    expect(total(without('white'), extras())).toBe(2 * (1500 + 150));
    expect(total(without('white', { min_qty: 2, max_qty: 2, option_type: 'checkbox' }))).toBe(
      2 * (1500 + 150 + 300),
    );
    expect(total(without('white', { is_required: 0, min_qty: 0 }))).toBe(3000);
  });

  it('has no price where nothing is left of it', () => {
    const soldOut = aDish({ stock_status: 'Sold Out' });
    expect(itemTotal({ type: 'dish', dish: soldOut }, {}, 1)).toBeNull();
    const all = { dish_option_variation: [] };
    expect(
      itemTotal({ type: 'dish', dish: aDish({ dish_option: [anOption(all)] }) }, {}, 1),
    ).toBeNull();
  });
});
