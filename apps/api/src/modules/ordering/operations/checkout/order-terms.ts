import { tierPercent } from '@claypot/domain/pricing';
import type { Context } from '../../../../contract/context/context.ts';
import type { RequestOf } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { type Branch, findPauseEnd } from '../../../company/index.ts';
import type { Owner } from '../../../identity/index.ts';
import { findKitchen } from '../../../kitchen/index.ts';
import { type ClaimedVoucher, pricedVoucher } from '../../../loyalty/index.ts';
import { findBuyer } from '../../cart/buyer.ts';
import { type PriceTerms, priceCart, priceLines } from '../../cart/cart-price.ts';
import type { NewOrder } from '../../placing/new-order.ts';
import type { Checkout } from '../../placing/place-order.ts';
import {
  type Asked,
  type OrderTime,
  requireAvailable,
  requireBranch,
  requireCollectable,
  requirePrices,
  requireTime,
} from './order-checks.ts';
import { type Quoted, readDelivery } from './order-delivery.ts';
import { readBuyer, readRemark } from './order-request.ts';
import { readDiscounts } from './read-discounts.ts';

/** Validated terms of an order, at the price that the customer saw. */
export type OrderTerms = Pick<
  NewOrder,
  | 'branchId'
  | 'buyer'
  | 'delivery'
  | 'deliveryTime'
  | 'method'
  | 'pointsSpent'
  | 'remark'
  | 'tierPercent'
  | 'total'
> & {
  readonly voucher: ClaimedVoucher | null;
  readonly timing: OrderTiming;
};

/** Time of an order before it has a place in the kitchen, which other orders may take meanwhile. */
export interface OrderTiming extends OrderTime {
  readonly branch: Branch;
  readonly asked: Asked;
}

/**
 * Reads the terms of an order from its request and validates them against the branch, the cart and
 * the current prices.
 *
 * @throws ApiError for the first invalid term.
 */
export async function readTerms(
  tx: Transaction,
  context: Context,
  owner: Owner,
  body: RequestOf<'cartCreateOrder'>['body'],
  { cart, lines }: Checkout,
  quoted: Quoted,
): Promise<OrderTerms> {
  const { company, now, payments } = context;
  const method = body.delivery_method;
  const branch = await requireBranch(tx, context, cart, body);
  const contact = readBuyer(body);
  const delivery = readDelivery(context, body, quoted);
  const pausedUntil = await findPauseEnd(tx, branch, method, now);
  const kitchen = await findKitchen(tx, { companyId: company.id, branchId: branch.id }, now);
  const asked = { method, requestedAt: body.delivery_time, pausedUntil, kitchen };
  const time = requireTime(branch, context, asked);
  const { deliveryTime } = time;
  requireAvailable(lines, context);
  const buyer = await findBuyer(tx, company.id, owner, now);
  const subtotal = priceLines(lines);
  const { points, voucher } = await readDiscounts(tx, context, body, {
    branch,
    deliveryTime,
    subtotal,
  });
  const terms: PriceTerms = {
    buyer,
    method,
    deliveryFee: delivery?.fee,
    voucher: voucher && pricedVoucher(voucher),
    points,
  };
  const total = priceCart(lines, terms);
  const cartWithMethod = { ...cart, delivery_method: method };
  await requirePrices(tx, context, { cart: cartWithMethod, lines, total, terms }, body);
  requireCollectable(total.total, payments);
  return {
    branchId: branch.id,
    buyer: contact,
    delivery,
    deliveryTime,
    method,
    pointsSpent: total.point_discount > 0 ? (points?.max_discount_point ?? 0) : 0,
    remark: readRemark(body),
    tierPercent: tierPercent(buyer.tier),
    timing: { ...time, branch, asked },
    total,
    voucher,
  };
}
