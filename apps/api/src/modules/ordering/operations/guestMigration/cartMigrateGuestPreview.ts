import type { Context } from '../../../../contract/context/context.ts';
import type { Handler } from '../../../../contract/handlers.ts';
import type { Wire } from '../../../../contract/wire.ts';
import { guestOwner, memberOwner, requireMember } from '../../../identity/index.ts';
import { findCartLines, judgeLines } from '../../cart/cart-lines.ts';
import { type GuestMigrationPlan, planGuestMigration } from '../../cart/guest-migration.ts';
import { viewCart, viewCartLines } from '../cart/cart-view.ts';

/** Returns the result of a guest migration without changing anything. */
export const cartMigrateGuestPreview: Handler<'cartMigrateGuestPreview'> = async (
  context,
  { body },
) => {
  const { db, company } = context;
  await requireMember(context, body.customer_id);
  const plan = await planGuestMigration(db, {
    companyId: company.id,
    guest: guestOwner(body.guest_id),
    member: memberOwner(body.customer_id),
  });
  return {
    outcome: plan.outcome,
    guest_cart: await viewCart(db, context, plan.guestCart),
    member_cart: await viewCart(db, context, plan.memberCart),
    merged: await viewMerged(context, plan),
  };
};

/** Returns the merged cart; null if the carts cannot be merged. */
async function viewMerged(
  context: Context,
  { outcome, guestCart, memberCart, merged }: GuestMigrationPlan,
): Promise<Wire['Cart'] | null> {
  const { db, company } = context;
  if (outcome === 'conflict') return null;
  if (outcome === 'nothing' || guestCart === null) return viewCart(db, context, memberCart);
  const lines = [
    ...(memberCart === null ? [] : await findCartLines(db, company, memberCart)),
    ...(await findCartLines(db, company, guestCart)),
  ];
  const byId = new Map(lines.map((line) => [line.id, line]));
  const together = merged.flatMap(({ id, qty }) => {
    const line = byId.get(id);
    return line === undefined ? [] : [{ ...line, qty }];
  });
  const judged = await judgeLines(db, company, guestCart, together);
  return viewCartLines(db, context, guestCart, judged);
}
