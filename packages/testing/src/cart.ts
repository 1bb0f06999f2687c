import { type Cart, type CartDish, type CartLine, type CartTotal, cents } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** A dish in a cart, one of it; points and total are those of its quantity unless told. */
export function aLine(fields: Partial<CartLine> = {}): CartLine {
  const shown = first(examples.CartFilled.lines);
  const { qty = 1, price = shown.price } = fields;
  const counted = { qty, point: (shown.point / shown.qty) * qty, line_total: cents(price * qty) };
  return sample(shown, { ...counted, ...fields });
}

/** The dish of {@link aLine}. */
export function aDishInCart(fields: Partial<CartDish> = {}): CartDish {
  const { id, name, dish_image, price, price_after_discount } = examples.DishWithOptions;
  const { image } = first(dish_image);
  return { id, name, image, price, price_after_discount, ...fields };
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

/** What a guest pays for two of {@link aLine}: nothing taken off, nothing added. */
export function aTotal(fields: Partial<CartTotal> = {}): CartTotal {
  return sample(examples.Total, fields);
}
