import type { Transaction } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import { selectionKey, sortedChoices } from '../../menu/index.ts';
import type { Addition } from './cart-additions.ts';
import { type Cart, MOST_PIECES, ofCart } from './carts.ts';

/**
 * Replaces a line of a locked cart. The line keeps its id and position. Another line with the same
 * item and choices is merged into it.
 *
 * @returns `gone` if the cart has no such line; `tooMuch` if the line would exceed the maximum,
 * after which the caller must roll back.
 */
export async function replaceLine(
  tx: Transaction,
  cart: Cart,
  { lineId, item, choices, qty }: Addition,
  now: Temporal.Instant,
): Promise<'replaced' | 'notFound' | 'tooMuch'> {
  const line = await tx.one(
    sql`select id from cart_lines where ${ofCart(cart)} and id = ${lineId}`,
  );
  if (line === null) return 'notFound';
  const { dish_id, package_id, hot_deal_id } = item;
  const key = selectionKey(choices);
  const equal = await tx.one<{ qty: number }>(sql`
    delete from cart_lines
    where ${ofCart(cart)} and id <> ${lineId} and selection_key = ${key}
      and dish_id is not distinct from ${dish_id}
      and package_id is not distinct from ${package_id}
      and hot_deal_id is not distinct from ${hot_deal_id}
    returning qty`);
  const pieces = qty + (equal?.qty ?? 0);
  if (pieces > MOST_PIECES) return 'tooMuch';
  await tx.execute(sql`
    update cart_lines
    set dish_id = ${dish_id}, package_id = ${package_id}, hot_deal_id = ${hot_deal_id},
      selection = ${json(sortedChoices(choices))}, selection_key = ${key}, qty = ${pieces},
      updated_at = ${now}
    where ${ofCart(cart)} and id = ${lineId}`);
  return 'replaced';
}
