import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, fewestChoices, lowestPrice, type PricedChoice, type PricedGroup } from './index.ts';
import { anyOffer, everyPrice } from './testing/offers.ts';

const choice = (price: number, changes: Partial<PricedChoice> = {}): PricedChoice => ({
  price: cents(price),
  sold_out: false,
  groups: [],
  ...changes,
});
const soldOut = (price: number) => choice(price, { sold_out: true });
const chosen = (price: number) => choice(price, { chosen: true });
const required = (...choices: PricedChoice[]): PricedGroup => ({
  is_required: true,
  min_qty: 1,
  choices,
});
const optional = (...choices: PricedChoice[]): PricedGroup => ({
  is_required: false,
  min_qty: 0,
  choices,
});
const from = (price: number, ...groups: PricedGroup[]) =>
  lowestPrice({ price: cents(price), sold_out: false, groups });

describe('lowestPrice', () => {
  test('uses the cheapest choice that is not sold out', () => {
    const packages = [soldOut(2_390), choice(7_920), choice(9_900)];
    expect(from(0, required(...packages))).toBe(7_920);
  });

  test('includes required choices and excludes optional ones', () => {
    expect(from(2_000, required(choice(300), choice(150)), optional(choice(50)))).toBe(2_150);
    expect(from(2_000, required(soldOut(0), choice(300)))).toBe(2_300);
  });

  test('includes the nested required choices, which may make another choice cheaper', () => {
    const asking = choice(0, { groups: [required(choice(500), choice(900))] });
    expect(from(1_000, required(asking, choice(600)))).toBe(1_500);
    expect(from(1_000, required(asking, choice(400)))).toBe(1_400);
  });

  test('takes as many choices of a group as it requires, each once', () => {
    const two = { ...required(choice(100), choice(0), choice(250)), min_qty: 2 };
    expect(from(0, two)).toBe(100);
    expect(from(0, { ...two, choices: [choice(100), soldOut(0), choice(250)] })).toBe(350);
  });

  test('includes the chosen entries and adds the missing ones', () => {
    expect(from(1_000, required(choice(0), chosen(300)))).toBe(1_300);
    expect(from(1_000, optional(choice(0), chosen(300)))).toBe(1_300);
    const started = { ...optional(choice(200), chosen(300), choice(100)), min_qty: 2 };
    expect(from(1_000, started)).toBe(1_400);
  });

  test('returns null if it cannot be bought', () => {
    expect(lowestPrice(soldOut(1_000))).toBeNull();
    expect(from(1_000, required(soldOut(0), soldOut(100)))).toBeNull();
    expect(from(1_000, { ...required(choice(0), soldOut(0)), min_qty: 2 })).toBeNull();
    expect(from(1_000, required(choice(0, { groups: [required(soldOut(0))] })))).toBeNull();
    expect(from(1_000, optional(soldOut(0)))).toBe(1_000);
  });

  test('equals the minimum over all configurations', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const all = everyPrice(offer);
        expect(lowestPrice(offer)).toBe(all.length === 0 ? null : Math.min(...all));
      }),
    );
  });
});

test.each([
  [true, 0, 0, 1],
  [true, 2, 0, 2],
  [false, 2, 0, 0],
  [false, 2, 1, 2],
  [false, 0, 1, 0],
])(
  'fewestChoices of a group with required %s, minimum %i and %i chosen is %i',
  (is_required, min_qty, picked, fewest) => {
    expect(fewestChoices({ is_required, min_qty }, picked)).toBe(fewest);
  },
);
