import type { Cart, CartLine } from '@claypot/sdk';
import { cents, lineTotal } from '../../pricing/index.ts';
import { lineOf, type UnconfirmedChanges } from './additions.ts';

/** A line with the quantity that the customer wants, at today's price. */
export interface ShownLine extends CartLine {
  /** True until the server confirms the quantity. */
  pending: boolean;
}

export interface ShownCart {
  branch_id: string | null;
  branch_name: string | null;
  lines: ShownLine[];
  /** Quantity and price of the available lines. */
  total_qty: number;
  total_price: CartLine['price'];
  /** True if a line is unavailable and must be removed before checkout. */
  blocked: boolean;
}

/**
 * Returns the cart with the customer's unconfirmed changes applied, so that a press shows at once.
 */
export function shownCart(
  cart: Cart,
  wanted: UnconfirmedChanges['wanted'],
  additions: UnconfirmedChanges['additions'] = {},
): ShownCart {
  const lines = [
    ...cart.lines.flatMap((line) => shownLine(line, wanted[line.id])),
    ...addedLines(additions),
  ];
  const orderable = lines.filter((line) => line.unavailable_reason === null);
  return {
    branch_id: cart.branch_id,
    branch_name: cart.branch_name,
    lines,
    total_qty: orderable.reduce((sum, line) => sum + line.qty, 0),
    total_price: cents(orderable.reduce((sum, line) => sum + line.line_total, 0)),
    blocked: orderable.length < lines.length,
  };
}

/** Returns the unconfirmed additions as cart lines. */
export function addedLines(additions: UnconfirmedChanges['additions']): ShownLine[] {
  return Object.values(additions).flatMap((addition) => shownLine(lineOf(addition), addition.qty));
}

function shownLine(line: CartLine, wanted: number | undefined): ShownLine[] {
  if (wanted === undefined) return [{ ...line, pending: false }];
  if (wanted === 0) return [];
  return [
    {
      ...line,
      qty: wanted,
      point: (line.point / line.qty) * wanted,
      line_total: lineTotal({ price: line.price, additional_prices: [], qty: wanted }),
      pending: true,
    },
  ];
}
