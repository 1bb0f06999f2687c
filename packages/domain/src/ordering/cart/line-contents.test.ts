import { type CartLine, cents } from '@claypot/sdk';
import { aLine } from '@claypot/testing';
import { expect, it } from 'vitest';
import { lineContents } from './line-contents.ts';

type Variation = CartLine['variation_list'][number];

/** A dish of a package or, with `of`, an option chosen for it. */
const chosen = (variation_name: string, qty = 1, of: string | null = null): Variation => ({
  dish_option_id: 'main',
  dish_option_variation_id: variation_name,
  dish_variation_id: of,
  dish_variation_option_id: of && variation_name,
  dish_name: of && 'Kung Pao Chicken Rice',
  option_name: null,
  variation_name,
  qty,
  chosen_qty: 1,
  additional_price: cents(0),
});

it('lists the dishes of a package with their options, and the additions of a deal', () => {
  const variation_list = [
    chosen('Kung Pao Chicken Rice'),
    chosen('Fiery', 1, 'spice'),
    chosen('Drumstick', 1, 'cut'),
    chosen('Iced Barley Lime', 2),
    chosen('Cendol'),
  ];
  expect(lineContents(aLine({ variation_list }))).toEqual([
    { qty: 1, name: 'Kung Pao Chicken Rice', choices: ['Fiery', 'Drumstick'] },
    { qty: 2, name: 'Iced Barley Lime', choices: [] },
    { qty: 1, name: 'Cendol', choices: [] },
  ]);
});
