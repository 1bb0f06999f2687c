import type { Handler } from '../../../../contract/handlers.ts';
import type { Wire } from '../../../../contract/wire.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { findBranch } from '../../../company/index.ts';
import { ownerOf } from '../../../identity/index.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { lockOrCreateCart } from '../../cart/carts.ts';
import { itemReference } from '../../items/item.ts';
import { findOrder } from '../../orders/order-reads.ts';
import { refillCart } from '../../orders/reorder.ts';
import { viewCartLines } from '../cart/cart-view.ts';

/**
 * Replaces the cart with the available items of an earlier order. Throws `UNABLE_TO_REORDER` and
 * leaves the cart unchanged if none is available or the branch is retired.
 */
export const makeReorder: Handler<'makeReorder'> = async (context, { body }) => {
  const { db, company, now, random, language } = context;
  const owner = await ownerOf(context, body);
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, company.id, owner, body.sales_order_id);
    if (order === null) throw new ApiError('NOT_FOUND');
    const branch = await findBranch(tx, company, order.branch_id);
    if (branch === null) throw new ApiError('UNABLE_TO_REORDER');
    const cart = await lockOrCreateCart(tx, company.id, owner, random.uuid(), now);
    const method = order.delivery_method === 'delivery' ? 'delivery' : 'pickup';
    const reorderTerms = { id: order.id, branchId: branch.id, method } as const;
    const refilled = await refillCart(tx, company, cart, reorderTerms, random.uuid, now);
    if (refilled.added.length === 0) throw new ApiError('UNABLE_TO_REORDER');
    return {
      cart: await viewCartLines(tx, context, refilled.cart, refilled.added),
      skipped: viewSkipped(refilled.skipped, language),
    };
  });
};

/** Lists each item once, even if several lines contained it. */
function viewSkipped(lines: readonly CartLine[], language: 'en' | 'zh_CN'): Wire['SkippedItem'][] {
  const items = lines.map(({ item, unavailable }) => ({
    name: inLanguage(itemReference(item).name, language),
    reason: unavailable ?? 'SOLD_OUT',
  }));
  return [...new Map(items.map((item) => [`${item.reason} ${item.name}`, item])).values()];
}
