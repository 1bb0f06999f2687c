import { formatMoneyString } from '@claypot/sdk';
import type { Queryable } from '../../db/db.ts';
import type { Context } from '../../http/context.ts';
import { findBranch } from '../../ordering/branches.ts';
import { type CartLine, findCartLines } from '../../ordering/cart-lines.ts';
import { orderable, priceCart, priceLine } from '../../ordering/cart-price.ts';
import type { Cart } from '../../ordering/carts.ts';
import { inLanguage } from '../../ordering/translated-text.ts';
import { mediaUrl, type Wire } from '../wire.ts';

const EMPTY: Wire['Cart'] = {
  branch_id: null,
  branch_name: null,
  delivery_method: null,
  lines: [],
  total_qty: 0,
  total_price: formatMoneyString(0),
};

/** The whole cart, which every call that changes it answers with. */
export async function viewCart(
  db: Queryable,
  context: Context,
  cart: Cart | null,
): Promise<Wire['Cart']> {
  const lines = cart === null ? [] : await findCartLines(db, context.company.id, cart);
  if (cart === null || lines.length === 0) return EMPTY;
  return viewCartLines(db, context, cart, lines);
}

/** {@link viewCart} of lines that were read already. */
export async function viewCartLines(
  db: Queryable,
  context: Context,
  cart: Cart,
  lines: readonly CartLine[],
): Promise<Wire['Cart']> {
  const { company, language } = context;
  const branch = cart.branch_id === null ? null : await findBranch(db, company.id, cart.branch_id);
  return {
    branch_id: cart.branch_id,
    branch_name: branch === null ? null : inLanguage(branch.branch_name, language),
    delivery_method: cart.delivery_method,
    lines: lines.map((line) => viewLine(line, context)),
    total_qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    total_price: formatMoneyString(priceCart(orderable(lines), cart.delivery_method).subtotal),
  };
}

function viewLine(line: CartLine, { company, language }: Context): Wire['CartLine'] {
  const { dish } = line;
  const price = priceLine(line);
  return {
    id: line.id,
    qty: line.qty,
    price: formatMoneyString(price.unit),
    point: price.point,
    dish: {
      id: dish.id,
      name: inLanguage(dish.name, language),
      image: mediaUrl(company, dish.image),
      price: formatMoneyString(dish.price),
      price_after_discount:
        dish.price_after_discount === null ? null : formatMoneyString(dish.price_after_discount),
    },
    package: null,
    hot_deal: null,
    variation_list: line.chosen.map(({ group, variation }) => ({
      dish_option_id: group.id,
      option_name: inLanguage(group.option_name, language),
      dish_option_variation_id: variation.id,
      variation_name: inLanguage(variation.variation_name, language),
      dish_variation_id: null,
      dish_variation_option_id: null,
      dish_name: null,
      qty: 1,
      additional_price: formatMoneyString(variation.additional_price),
    })),
    line_total: formatMoneyString(price.total),
    stock_status: line.unavailable === 'SOLD_OUT' ? 'Sold Out' : 'In Stock',
    unavailable_reason: line.unavailable,
  };
}
