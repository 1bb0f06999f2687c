import type { Transaction } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import { type Choice, selectionKey, sortedChoices } from '../../menu/index.ts';
import { type Cart, MOST_LINES, MOST_PIECES, ofCart } from './carts.ts';

/** An item to add to a cart. */
export interface Addition {
  /** Id to use if a new line is created. */
  readonly lineId: string;
  readonly item: ItemReference;
  readonly choices: readonly Choice[];
  readonly qty: number;
}

/** Maximum client references stored per cart, as the API contract states. */
const MOST_REFERENCES = 20;

/** Item of a line: a dish, a package, or a hot deal with its package. */
export interface ItemReference {
  readonly dish_id: string | null;
  readonly package_id: string | null;
  readonly hot_deal_id: string | null;
}

/**
 * Adds an item to a locked cart. Increases the line with the same item and choices, else inserts
 * one. Returns the line's id, or null if a limit of the cart or line would be exceeded.
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
  const line = await tx.one<{ id: string }>(sql`
    insert into cart_lines as line
      (id, cart_id, company_id, dish_id, package_id, hot_deal_id, selection, selection_key, qty,
       created_at, updated_at)
    select ${addition.lineId}, ${cart.id}, ${companyId}, ${dish_id}, ${package_id},
      ${hot_deal_id}, ${json(sortedChoices(addition.choices))}, ${key}, ${addition.qty}, ${now},
      ${now}
    where (select count(*) from cart_lines where ${ofCart(cart)}) < ${MOST_LINES}
      or exists (
        select from cart_lines
        where ${ofCart(cart)} and selection_key = ${key}
          and dish_id is not distinct from ${dish_id}
          and package_id is not distinct from ${package_id}
          and hot_deal_id is not distinct from ${hot_deal_id}
      )
    on conflict on constraint cart_lines_merge
      do update set qty = line.qty + excluded.qty, updated_at = excluded.updated_at
      where line.qty + excluded.qty <= ${MOST_PIECES}
    returning line.id`);
  return line?.id ?? null;
}

/**
 * Stores the client's reference of an addition and evicts the oldest beyond the maximum. Returns
 * false if the cart has the reference already.
 */
export async function takeReference(
  tx: Transaction,
  cart: Cart,
  reference: string,
): Promise<boolean> {
  const changedCount = await tx.execute(sql`
    update carts
    set addition_references = (addition_references || ${reference}::text)[
      greatest(1, cardinality(addition_references) + 2 - ${MOST_REFERENCES}::integer):]
    where company_id = ${cart.company_id} and id = ${cart.id}
      and ${reference} <> all (addition_references)`);
  return changedCount === 1;
}
