import { type Cart, type CartDish, type CartLine, type CartTotal, cents } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** Returns a cart line with quantity 1. By default, points and total match the quantity. */
export function aLine(fields: Partial<CartLine> = {}): CartLine {
  const shown = first(examples.CartFilled.lines);
  const { qty = 1, price = shown.price } = fields;
  const counted = { qty, point: (shown.point / shown.qty) * qty, line_total: cents(price * qty) };
  return sample(shown, { ...counted, ...fields });
}

/** Returns the dish of {@link aLine}. */
export function aDishInCart(fields: Partial<CartDish> = {}): CartDish {
  const { id, name, dish_image, price, price_after_discount } = examples.DishWithOptions;
  const { image } = first(dish_image);
  return { id, name, image, price, price_after_discount, ...fields };
}

/** Returns a cart of these lines at the sample branch; without lines it has no branch. */
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

/** Returns a guest's total of two of {@link aLine}, without discounts and fees. */
export function aTotal(fields: Partial<CartTotal> = {}): CartTotal {
  return sample(examples.Total, fields);
}
