import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import type { Wire } from '../../../../contract/wire.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { findBranch } from '../../../company/index.ts';
import { type CartLine, findCartLines } from '../../cart/cart-lines.ts';
import { orderable, priceLines } from '../../cart/cart-price.ts';
import type { Cart } from '../../cart/carts.ts';
import { viewLine } from './line-view.ts';

const EMPTY: Wire['Cart'] = {
  branch_id: null,
  branch_name: null,
  delivery_method: null,
  lines: [],
  total_qty: 0,
  total_price: formatMoneyString(0),
};

/** Returns the full cart, which every operation that changes it returns. */
export async function viewCart(
  db: Queryable,
  context: Context,
  cart: Cart | null,
): Promise<Wire['Cart']> {
  const lines = cart === null ? [] : await findCartLines(db, context.company, cart);
  if (cart === null || lines.length === 0) return EMPTY;
  return viewCartLines(db, context, cart, lines);
}

/** {@link viewCart} for lines that were already read. */
export async function viewCartLines(
  db: Queryable,
  context: Context,
  cart: Cart,
  lines: readonly CartLine[],
): Promise<Wire['Cart']> {
  const { company, language } = context;
  const branch = cart.branch_id === null ? null : await findBranch(db, company, cart.branch_id);
  return {
    branch_id: cart.branch_id,
    branch_name: branch === null ? null : inLanguage(branch.branch_name, language),
    delivery_method: cart.delivery_method,
    lines: lines.map((line) => viewLine(line, context)),
    total_qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    total_price: formatMoneyString(priceLines(orderable(lines))),
  };
}
