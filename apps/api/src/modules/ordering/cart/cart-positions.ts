import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type Cart, ofCart } from './carts.ts';

/**
 * Moves the newest line of a locked cart in front of the line `before`. Does nothing if there is no
 * such line.
 */
export async function moveBefore(
  tx: Transaction,
  cart: Cart,
  lineId: string,
  before: string,
): Promise<void> {
  const lines = await tx.query<{ id: string }>(
    sql`select id from cart_lines where ${ofCart(cart)} order by position`,
  );
  const target = lines.findIndex(({ id }) => id === before);
  if (target === -1) return;
  // The database generates positions in ascending order, so the following lines are moved to the
  // end, one by one.
  for (const { id } of lines.slice(target).filter((line) => line.id !== lineId)) {
    await tx.execute(
      sql`update cart_lines set position = default where ${ofCart(cart)} and id = ${id}`,
    );
  }
}
