import type { Context } from '../../../../contract/context/context.ts';
import type { Handler } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findBranchEver } from '../../../company/index.ts';
import { guestOwner, memberOwner, requireMember } from '../../../identity/index.ts';
import { findCart } from '../../cart/carts.ts';
import { type GuestMigrationObstacle, migrateGuest } from '../../cart/guest-migration.ts';
import { viewCart } from '../cart/cart-view.ts';
import { cartBranchMismatch } from '../cart/errors.ts';

/** Transfers a guest's cart, orders and reservations to a member, in one transaction. */
export const cartMigrateGuest: Handler<'cartMigrateGuest'> = async (context, { body }) => {
  const { db, company, now, random } = context;
  await requireMember(context, body.customer_id);
  const member = memberOwner(body.customer_id);
  const parties = { companyId: company.id, guest: guestOwner(body.guest_id), member };
  return db.transaction(async (tx) => {
    const obstacle = await migrateGuest(tx, parties, body.keep, { cartId: random.uuid() }, now);
    if (obstacle !== null) throw await toApiError(tx, context, obstacle);
    return viewCart(tx, context, await findCart(tx, company.id, member));
  });
};

async function toApiError(
  tx: Transaction,
  context: Context,
  obstacle: GuestMigrationObstacle,
): Promise<ApiError> {
  if (obstacle.because === 'too_many_lines') return new ApiError('CART_LIMIT_EXCEEDED');
  const { branch_id, delivery_method } = obstacle.memberCart;
  const branch = await findBranchEver(tx, context.company.id, branch_id ?? '');
  if (branch === null) throw new Error('The branch of the cart does not exist');
  return cartBranchMismatch(branch, delivery_method ?? 'pickup', context);
}
