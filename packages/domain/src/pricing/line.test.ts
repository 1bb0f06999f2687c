import { expect, test } from 'vitest';
import { cents, lineTotal, sellingPrice, subtotal, unitPrice } from './index.ts';

test('sellingPrice returns the discounted price if there is one', () => {
  expect(sellingPrice({ price: cents(1_890) })).toBe(1_890);
  expect(sellingPrice({ price: cents(1_890), price_after_discount: null })).toBe(1_890);
  expect(sellingPrice({ price: cents(1_890), price_after_discount: cents(1_590) })).toBe(1_590);
  expect(sellingPrice({ price: cents(1_890), price_after_discount: cents(0) })).toBe(0);
});

test('lineTotal adds the price of each chosen variation to each piece', () => {
  const line = { price: cents(1_590), additional_prices: [cents(250), cents(80)], qty: 3 };
  expect(unitPrice(line)).toBe(1_920);
  expect(lineTotal(line)).toBe(5_760);
  expect(subtotal([line, { ...line, additional_prices: [], qty: 1 }])).toBe(7_350);
  expect(subtotal([])).toBe(0);
});

test.each([0, -1, 1.5, Number.NaN])('lineTotal throws RangeError for the quantity %s', (qty) => {
  expect(() => lineTotal({ price: cents(100), additional_prices: [], qty })).toThrow(RangeError);
});
