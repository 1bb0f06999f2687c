import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { type Owner, ownedBy, ownerKey } from '../../identity/index.ts';
import {
  bindCart,
  type Cart,
  findCart,
  lockCart,
  lockOrCreateCart,
  MOST_LINES,
  ofCart,
  releaseEmptyCart,
} from './carts.ts';
import { type MergeableLine, type MergedLine, mergeLines } from './merge-lines.ts';

/** Lines to keep in the member's cart. */
export type CartSelection = 'both' | 'guest' | 'member';

/** Lines of both carts, and the result of merging them. */
export interface GuestMigrationPlan {
  readonly outcome: 'nothing' | 'move' | 'merge' | 'conflict';
  readonly guestCart: Cart | null;
  readonly memberCart: Cart | null;
  readonly guestLines: readonly MergeableLine[];
  readonly memberLines: readonly MergeableLine[];
  readonly merged: readonly MergedLine[];
}

const ORDERS = sql`orders`;
const RESERVATIONS = sql`reservations`;

interface Parties {
  readonly companyId: string;
  readonly guest: Owner;
  readonly member: Owner;
}

/** Returns the plan of a migration without changing a cart. */
export async function planGuestMigration(
  db: Queryable,
  { companyId, guest, member }: Parties,
): Promise<GuestMigrationPlan> {
  return plan(db, await findCart(db, companyId, guest), await findCart(db, companyId, member));
}

async function plan(
  db: Queryable,
  guestCart: Cart | null,
  memberCart: Cart | null,
): Promise<GuestMigrationPlan> {
  const guestLines = await findMergeable(db, guestCart);
  const memberLines = await findMergeable(db, memberCart);
  const merged = mergeLines(memberLines, guestLines);
  const outcome = decideOutcome({ guestCart, memberCart, guestLines, memberLines, merged });
  return { outcome, guestCart, memberCart, guestLines, memberLines, merged };
}

function decideOutcome(found: Omit<GuestMigrationPlan, 'outcome'>): GuestMigrationPlan['outcome'] {
  const { guestCart, memberCart, guestLines, memberLines, merged } = found;
  if (guestLines.length === 0) return 'nothing';
  if (memberLines.length === 0) return 'move';
  const together = guestCart?.branch_id === memberCart?.branch_id;
  return together && merged.length <= MOST_LINES ? 'merge' : 'conflict';
}

function findMergeable(db: Queryable, cart: Cart | null): Promise<MergeableLine[]> {
  return db.query(sql`
    select id, qty,
      concat_ws('|', dish_id, 'p', package_id, 'h', hot_deal_id, selection_key) as key
    from cart_lines
    where company_id = ${cart?.company_id ?? null} and cart_id = ${cart?.id ?? null}
    order by position`);
}

/** Reason why both carts cannot be merged: another branch, or too many lines. */
export type GuestMigrationObstacle =
  | { readonly because: 'other_branch'; readonly memberCart: Cart }
  | { readonly because: 'too_many_lines' };

/**
 * Transfers a guest's orders, reservations and the lines to keep to a member. Run it in a
 * transaction. Repeated or concurrent calls have the same result.
 *
 * @returns the obstacle to keeping both carts, in which case nothing was changed; else null.
 */
export async function migrateGuest(
  tx: Transaction,
  parties: Parties,
  keep: CartSelection,
  created: { readonly cartId: string },
  now: Temporal.Instant,
): Promise<GuestMigrationObstacle | null> {
  const { companyId, guest, member } = parties;
  // Lock orders before carts, in the same order as the payment webhooks.
  await lockKeyed(tx, ORDERS, parties);
  await lockKeyed(tx, RESERVATIONS, parties);
  const guestCart = await lockCart(tx, companyId, guest);
  const memberCart = await lockOrCreateCart(tx, companyId, member, created.cartId, now);
  const planned = await plan(tx, guestCart, memberCart);
  if (keep === 'both' && planned.outcome === 'conflict') {
    const together = guestCart?.branch_id === memberCart.branch_id;
    return together ? { because: 'too_many_lines' } : { because: 'other_branch', memberCart };
  }
  await moveKeyed(tx, ORDERS, parties);
  await moveKeyed(tx, RESERVATIONS, parties);
  if (guestCart === null || planned.guestLines.length === 0) return null;
  await moveLines(tx, planned, guestCart, memberCart, keep, now);
  return null;
}

async function moveLines(
  tx: Transaction,
  { merged, memberLines }: GuestMigrationPlan,
  guestCart: Cart,
  memberCart: Cart,
  keep: CartSelection,
  now: Temporal.Instant,
): Promise<void> {
  if (keep === 'guest') {
    await tx.execute(sql`delete from cart_lines where ${ofCart(memberCart)}`);
  }
  if (keep === 'both' && memberLines.length > 0) {
    for (const line of merged) await absorb(tx, memberCart.company_id, line, now);
  }
  const { branch_id, delivery_method } = guestCart;
  if (keep !== 'member' && branch_id !== null && delivery_method !== null) {
    await tx.execute(
      sql`update cart_lines set cart_id = ${memberCart.id} where ${ofCart(guestCart)}`,
    );
    // The guest's delivery method was chosen last, so it applies.
    await bindCart(tx, memberCart, branch_id, delivery_method, now);
  }
  await tx.execute(sql`delete from cart_lines where ${ofCart(guestCart)}`);
  await releaseEmptyCart(tx, guestCart, now);
}

/**
 * Merges the guest's line into the member's line. Orders of the guest's line now refer to the
 * member's line, so that a payment removes the paid pieces from it.
 */
async function absorb(
  tx: Transaction,
  companyId: string,
  { id, qty, absorbed }: MergedLine,
  now: Temporal.Instant,
): Promise<void> {
  if (absorbed === null) return;
  const condition = sql`company_id = ${companyId}`;
  await tx.execute(sql`delete from cart_lines where ${condition} and id = ${absorbed}`);
  await tx.execute(
    sql`update cart_lines set qty = ${qty}, updated_at = ${now} where ${condition} and id = ${id}`,
  );
  await tx.execute(
    sql`update order_lines set cart_line_id = ${id} where ${condition} and cart_line_id = ${absorbed}`,
  );
  await tx.execute(
    sql`update order_packages set cart_line_id = ${id} where ${condition} and cart_line_id = ${absorbed}`,
  );
}

/** Locks the guest's rows of `table`, which is `orders` or `reservations`. */
async function lockKeyed(
  tx: Transaction,
  table: Sql,
  { companyId, guest }: Parties,
): Promise<void> {
  await tx.query(
    sql`select id from ${table} where ${ownedBy(companyId, guest)} order by id for update`,
  );
}

/**
 * Moves the guest's rows with their idempotency keys, so that a client can still query their
 * outcome. A key that the member has also used is replaced by `guest:` and the row's id; this does
 * not happen by accident.
 */
async function moveKeyed(
  tx: Transaction,
  table: Sql,
  { companyId, guest, member }: Parties,
): Promise<void> {
  await tx.execute(sql`
    update ${table} t set guest_hash = null, customer_id = ${member.customerId},
      idempotency_key = case when exists (
          select from ${table} m
          where m.company_id = t.company_id and m.owner = ${ownerKey(member)}
            and m.idempotency_key = t.idempotency_key
        ) then 'guest:' || t.id else t.idempotency_key end
    where ${ownedBy(companyId, guest)}`);
}
