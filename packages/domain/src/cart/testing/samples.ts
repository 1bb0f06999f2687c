import { type Cart, type CartDish, type CartLine, cents } from '@claypot/sdk';

export const aCartDish: CartDish = {
  id: 'dish-1',
  name: 'Claypot chicken rice',
  image: '/media/demo/claypot-chicken-rice.avif',
  price: cents(1250),
  price_after_discount: null,
};

export function aLine(changes: Partial<CartLine> = {}): CartLine {
  const line: CartLine = {
    id: 'line-1',
    qty: 1,
    price: cents(1250),
    point: 12,
    dish: aCartDish,
    package: null,
    hot_deal: null,
    variation_list: [],
    line_total: cents(1250),
    stock_status: 'In Stock',
    unavailable_reason: null,
    ...changes,
  };
  return { ...line, line_total: cents(line.price * line.qty) };
}

export function aCart(lines: CartLine[]): Cart {
  const orderable = lines.filter((line) => line.unavailable_reason === null);
  return {
    branch_id: lines.length > 0 ? 'branch-1' : null,
    branch_name: lines.length > 0 ? 'Bangsar' : null,
    delivery_method: lines.length > 0 ? 'pickup' : null,
    lines,
    total_qty: orderable.reduce((sum, line) => sum + line.qty, 0),
    total_price: cents(orderable.reduce((sum, line) => sum + line.line_total, 0)),
  };
}
