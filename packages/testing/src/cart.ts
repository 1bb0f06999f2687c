import { type Cart, type CartLine, cents } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** A dish in a cart, one of it; `line_total` follows from its price and quantity. */
export function aLine(fields: Partial<CartLine> = {}): CartLine {
  const line = sample(first(examples.CartFilled.lines), { qty: 1, ...fields });
  return { ...line, line_total: fields.line_total ?? cents(line.price * line.qty) };
}

/** A cart of these lines at the branch of the samples; without lines it is bound to none. */
export function aCart(lines: readonly CartLine[], fields: Partial<Cart> = {}): Cart {
  const orderable = lines.filter((line) => line.unavailable_reason === null);
  return {
    ...sample(lines.length === 0 ? examples.CartEmpty : examples.CartFilled),
    lines: [...lines],
    total_qty: orderable.reduce((sum, line) => sum + line.qty, 0),
    total_price: cents(orderable.reduce((sum, line) => sum + line.line_total, 0)),
    ...fields,
  };
}
