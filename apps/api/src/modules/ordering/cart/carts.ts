import type { Db, Queryable, Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { type Owner, ownedBy } from '../../identity/index.ts';

/** Fulfilment method of an order in the app. */
export type CartMethod = 'delivery' | 'pickup';

/** A cart without its lines. It is bound to a branch and a method while it has lines. */
export interface Cart {
  readonly company_id: string;
  readonly id: string;
  readonly branch_id: string | null;
  readonly delivery_method: CartMethod | null;
}

/** Maximum lines per cart, and maximum pieces per line. */
export const MOST_LINES = 100;
export const MOST_PIECES = 99;

export function findCart(db: Queryable, companyId: string, owner: Owner): Promise<Cart | null> {
  return db.one(
    sql`select company_id, id, branch_id, delivery_method from carts where ${ownedBy(companyId, owner)}`,
  );
}

/**
 * Returns the owner's cart, locked until the transaction ends, or null. All changes of a cart and
 * orders from it are serialised by this lock. The deletion of unused carts skips locked ones.
 */
export function lockCart(tx: Transaction, companyId: string, owner: Owner): Promise<Cart | null> {
  return tx.one(sql`
    select company_id, id, branch_id, delivery_method from carts
    where ${ownedBy(companyId, owner)} for update`);
}

/** {@link lockCart} for the owner of an order. */
export function lockCartOfOrder(tx: Transaction, orderId: string): Promise<Cart | null> {
  return tx.one(sql`
    select k.company_id, k.id, k.branch_id, k.delivery_method
    from orders o join carts k on k.company_id = o.company_id and k.owner = o.owner
    where o.id = ${orderId} for update of k`);
}

/** Branch and method to which the first line binds a cart. */
type Binding = Pick<Cart, 'branch_id' | 'delivery_method'>;

const UNBOUND: Binding = { branch_id: null, delivery_method: null };

/**
 * {@link lockCart}, but creates a cart if the owner has none. Other transactions do not see a new
 * cart yet.
 * @param bound branch and method of a new cart.
 */
export async function lockOrCreateCart(
  tx: Transaction,
  companyId: string,
  owner: Owner,
  id: string,
  now: Temporal.Instant,
  bound: Binding = UNBOUND,
): Promise<Cart> {
  const insertedCount = await tx.execute(sql`
    insert into carts
      (id, company_id, guest_hash, customer_id, branch_id, delivery_method, created_at, updated_at)
    values (${id}, ${companyId}, ${owner.guestHash}, ${owner.customerId}, ${bound.branch_id},
      ${bound.delivery_method}, ${now}, ${now})
    on conflict (company_id, owner) do nothing`);
  if (insertedCount === 1) return { company_id: companyId, id, ...bound };
  const cart = await lockCart(tx, companyId, owner);
  if (cart === null) throw new Error('The new cart was not found');
  return cart;
}

/** SQL condition for the lines of a cart. */
export function ofCart({ company_id, id }: Pick<Cart, 'company_id' | 'id'>): Sql {
  return sql`company_id = ${company_id} and cart_id = ${id}`;
}

/** Maximum carts deleted in one transaction. */
const BATCH = 500;

/**
 * Deletes guests' carts that have not changed since a moment, in batches. Skips locked carts and
 * guests with an unpaid order.
 */
export async function deleteAbandonedCarts(db: Db, before: Temporal.Instant): Promise<void> {
  while ((await db.transaction((tx) => deleteBatch(tx, before))) === BATCH);
}

async function deleteBatch(tx: Transaction, before: Temporal.Instant): Promise<number> {
  const left = await tx.query<{ company_id: string; id: string }>(sql`
    select company_id, id from carts k
    where guest_hash is not null and updated_at < ${before}
      and not exists (
        select from cart_lines
        where company_id = k.company_id and cart_id = k.id and updated_at >= ${before}
      )
      and not exists (
        select from orders o
        where o.company_id = k.company_id and o.owner = k.owner and o.status = 'MAKING PAYMENT'
      )
    order by updated_at limit ${BATCH} for update skip locked`);
  if (left.length === 0) return 0;
  const keys = sql`select * from unnest(
    ${left.map(({ company_id }) => company_id)}::text[], ${left.map(({ id }) => id)}::text[])`;
  await tx.execute(sql`delete from cart_lines where (company_id, cart_id) in (${keys})`);
  await tx.execute(sql`delete from carts where (company_id, id) in (${keys})`);
  return left.length;
}

/** Binds a locked cart to a branch and a method. */
export async function bindCart(
  tx: Transaction,
  cart: Cart,
  branchId: string,
  method: CartMethod,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update carts set branch_id = ${branchId}, delivery_method = ${method}, updated_at = ${now}
    where company_id = ${cart.company_id} and id = ${cart.id}`);
}

/** Clears the branch and method of a locked cart that has no lines left. */
export async function releaseEmptyCart(
  tx: Transaction,
  cart: Cart,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update carts set branch_id = null, delivery_method = null, updated_at = ${now}
    where company_id = ${cart.company_id} and id = ${cart.id}
      and not exists (select from cart_lines where ${ofCart(cart)})`);
}
