import type { Transaction } from '../db/db.ts';
import { json, sql } from '../db/sql.ts';
import { type Cart, MOST_LINES, MOST_PIECES } from './carts.ts';
import { type Choice, selectionKey, sortedChoices } from './selection.ts';

/** What goes into a cart. */
export interface Addition {
  /** For a line that does not stand there yet. */
  readonly lineId: string;
  readonly dishId: string;
  readonly choices: readonly Choice[];
  readonly qty: number;
}

/**
 * Adds to a locked cart: a line with the same dish and the same choices grows, else there is a new
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
  const same = sql`cart_id = ${cart.id} and dish_id = ${addition.dishId} and selection_key = ${key}`;
  const found = await tx.one<{ id: string; qty: number }>(
    sql`select id, qty from cart_lines where ${same}`,
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
      (id, cart_id, company_id, dish_id, selection, selection_key, qty, created_at, updated_at)
    values (${addition.lineId}, ${cart.id}, ${companyId}, ${addition.dishId},
      ${json(sortedChoices(addition.choices))}, ${key}, ${addition.qty}, ${now}, ${now})`);
  return addition.lineId;
}

async function isFull(tx: Transaction, cart: Cart): Promise<boolean> {
  const counted = await tx.one<{ lines: number }>(
    sql`select count(*) as lines from cart_lines where cart_id = ${cart.id}`,
  );
  return (counted?.lines ?? 0) >= MOST_LINES;
}
