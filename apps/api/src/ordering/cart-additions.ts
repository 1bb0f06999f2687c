import type { Transaction } from '../db/db.ts';
import { json, sql } from '../db/sql.ts';
import { type Cart, MOST_LINES, MOST_PIECES } from './carts.ts';
import { type Choice, selectionKey, sortedChoices } from './selection.ts';

/** What goes into a cart. */
export interface Addition {
  /** For a line that does not stand there yet. */
  readonly lineId: string;
  readonly item: ItemReference;
  readonly choices: readonly Choice[];
  readonly qty: number;
}

/** What a line is of: a dish, a package, or a hot deal with its package. */
export interface ItemReference {
  readonly dish_id: string | null;
  readonly package_id: string | null;
  readonly hot_deal_id: string | null;
}

/**
 * Adds to a locked cart: a line with the same item and the same choices grows, else there is a new
 * one. Answers the line's id, or null where the cart or the line would hold too much.
 */
export async function addToCart(
  tx: Transaction,
  companyId: string,
  cart: Cart,
  addition: Addition,
  now: Temporal.Instant,
): Promise<string | null> {
  const key = selectionKey(addition.choices);
  const { dish_id, package_id, hot_deal_id } = addition.item;
  const found = await tx.one<{ id: string; qty: number }>(
    sql`select id, qty from cart_lines
      where cart_id = ${cart.id} and selection_key = ${key}
        and dish_id is not distinct from ${dish_id}
        and package_id is not distinct from ${package_id}
        and hot_deal_id is not distinct from ${hot_deal_id}`,
  );
  if (found !== null) {
    const qty = found.qty + addition.qty;
    if (qty > MOST_PIECES) return null;
    await tx.execute(
      sql`update cart_lines set qty = ${qty}, updated_at = ${now} where id = ${found.id}`,
    );
    return found.id;
  }
  if (await isFull(tx, cart)) return null;
  await tx.execute(sql`
    insert into cart_lines
      (id, cart_id, company_id, dish_id, package_id, hot_deal_id, selection, selection_key, qty,
       created_at, updated_at)
    values (${addition.lineId}, ${cart.id}, ${companyId}, ${dish_id}, ${package_id},
      ${hot_deal_id}, ${json(sortedChoices(addition.choices))}, ${key}, ${addition.qty}, ${now},
      ${now})`);
  return addition.lineId;
}

async function isFull(tx: Transaction, cart: Cart): Promise<boolean> {
  const counted = await tx.one<{ lines: number }>(
    sql`select count(*) as lines from cart_lines where cart_id = ${cart.id}`,
  );
  return (counted?.lines ?? 0) >= MOST_LINES;
}
