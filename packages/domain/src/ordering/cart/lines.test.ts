import { aCart, aLine } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownCart } from './lines.ts';

describe('shownCart', () => {
  it('shows a changed quantity before the server confirms it', () => {
    const cart = aCart([aLine({ qty: 2 })]);
    expect(shownCart(cart, { 'line-1': 3 })).toMatchObject({
      lines: [{ qty: 3, point: 54, line_total: 5670, pending: true }],
      total_qty: 3,
      total_price: 5670,
    });
  });

  it('hides a line that is being removed', () => {
    expect(shownCart(aCart([aLine()]), { 'line-1': 0 }).lines).toEqual([]);
  });

  it('excludes unavailable lines from the totals and marks the cart as blocked', () => {
    const cart = aCart([aLine(), aLine({ id: 'line-2', unavailable_reason: 'SOLD_OUT' })]);
    expect(shownCart(cart, {})).toMatchObject({ total_qty: 1, total_price: 1890, blocked: true });
    expect(shownCart(cart, { 'line-2': 0 }).blocked).toBe(false);
  });

  it('equals the totals of the server once the changes are confirmed', () => {
    const quantities = fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.nat(99)), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(quantities, (pairs) => {
        const lines = pairs.map(([qty], index) => aLine({ id: `line-${index}`, qty }));
        const wanted = Object.fromEntries(pairs.map(([, qty], index) => [`line-${index}`, qty]));
        const confirmed = pairs.flatMap(([, qty], index) =>
          qty === 0 ? [] : [aLine({ id: `line-${index}`, qty })],
        );
        const shown = shownCart(aCart(lines), wanted);
        const truth = aCart(confirmed);
        expect([shown.total_qty, shown.total_price]).toEqual([truth.total_qty, truth.total_price]);
      }),
    );
  });
});
