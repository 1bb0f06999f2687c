import { cents } from '@claypot/sdk';
import { aCart, aDishInCart, aLine } from '@claypot/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInCart, piecesIn } from './landing.ts';

const dish1 = { type: 'dish', id: 'dish-1' } as const;
const other = aDishInCart({ id: 'dish-2' });

it('piecesIn sums the quantity of a dish over its lines', () => {
  const cart = aCart([
    aLine({ qty: 2 }),
    aLine({ id: 'line-2', qty: 3 }),
    aLine({ id: 'line-3', qty: 5, dish: other }),
  ]);
  expect(piecesIn(cart, dish1)).toBe(5);
  expect(piecesIn(cart, { type: 'dish', id: 'dish-9' })).toBe(0);
});

it('hasLanded detects an addition for any previous lines', () => {
  const pieces = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 3 }), pieces, pieces, (before, qty, others) => {
      const lines = before.map((lineQty, index) => aLine({ id: `line-${index}`, qty: lineQty }));
      const elsewhere = aLine({ id: 'other', qty: others, dish: other });
      const inCart = before.reduce((sum, lineQty) => sum + lineQty, 0);
      const attempt = { item: dish1, qty, inCart };
      expect(isInCart(aCart([...lines, elsewhere]), attempt)).toBe(false);
      const asLine = aCart([...lines, elsewhere, aLine({ id: 'new', qty })]);
      expect(isInCart(asLine, attempt)).toBe(true);
      const [first, ...rest] = lines;
      if (first === undefined) return;
      const merged = aCart([{ ...first, qty: first.qty + qty }, ...rest, elsewhere]);
      expect(isInCart(merged, attempt)).toBe(true);
    }),
  );
});

it('piecesIn distinguishes a package from the same package in a hot deal', () => {
  const included = {
    id: 'package-1',
    package_name: 'For two',
    image: '/media/demo/for-two.avif',
    price: cents(4000),
    price_after_discount: null,
  };
  const line = { dish: null, package: included };
  const cart = aCart([
    aLine({ ...line, qty: 2 }),
    aLine({ ...line, id: 'line-2', qty: 3, hot_deal: { id: 'deal-1', name: 'Second at half' } }),
  ]);
  expect(piecesIn(cart, { type: 'package', id: 'package-1' })).toBe(2);
  expect(piecesIn(cart, { type: 'hot_deal', id: 'deal-1' })).toBe(3);
  expect(piecesIn(cart, dish1)).toBe(0);
});
