import { tierPercent } from '@claypot/domain/pricing';
import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import type { Handler, RequestOf } from '../../../../contract/handlers.ts';
import { hashRequest } from '../../../../contract/request-hash.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { orderNumber } from '../../../../shared/order-number.ts';
import { type Owner, ownerOf } from '../../../identity/index.ts';
import { pricedVoucher } from '../../../loyalty/index.ts';
import { paymentReference } from '../../../payments/index.ts';
import { findBuyer } from '../../cart/buyer.ts';
import { priceCart, priceLines } from '../../cart/cart-price.ts';
import { reserveDiscounts } from '../../orders/order-discounts.ts';
import { markForReceipt } from '../../orders/order-receipt.ts';
import { insertOrder } from '../../placing/new-order.ts';
import { settleNothingDue } from '../../placing/nothing-due.ts';
import { placedFrom, whenRoom } from '../../placing/open-orders.ts';
import { openOrderPayment } from '../../placing/order-payment-session.ts';
import { type Checkout, lockCheckout, takeForLines } from '../../placing/place-order.ts';
import { findPlacedOrder, type PlacedOrder } from '../../placing/placed-orders.ts';
import { itemUnavailable } from '../cart/errors.ts';
import {
  requireAvailable,
  requireBranch,
  requireCollectable,
  requirePrices,
  requireTime,
} from './order-checks.ts';
import { askCourier, type Quoted, readDelivery } from './order-delivery.ts';
import { readBuyer, readRemark } from './order-request.ts';
import { readDiscounts } from './read-discounts.ts';

type Request = RequestOf<'cartCreateOrder'>;

/** Where the card page sends the customer back to. */
const RETURN_PATH = '/orderConfirmation';

/**
 * Orders the cart. Everything is stored in one transaction or nothing is; one key makes one order,
 * however often and however much at once it is sent, and every sender gets the same answer.
 */
export const cartCreateOrder: Handler<'cartCreateOrder'> = async (context, request) => {
  const { db, company } = context;
  const owner = await ownerOf(context, request.body);
  const key = request.headers['Idempotency-Key'];
  const requestHash = hashRequest(request.body);
  const placed =
    (await findPlacedOrder(db, company.id, owner, key)) ??
    (await placeNew(context, owner, request));
  if (placed.request_hash !== requestHash) throw new ApiError('IDEMPOTENCY_CONFLICT');
  const opened = await openOrderPayment(context, placed);
  return {
    data: {
      payment_url: opened ?? placed.payment_url ?? RETURN_PATH,
      id: placed.id,
      sales_order_tx_id: placed.sales_order_tx_id,
      status: placed.status,
      final_total_amount: formatMoneyString(placed.final_total_amount),
    },
  };
};

/** The courier is asked before anything is locked: nobody waits for it in a transaction. */
async function placeNew(context: Context, owner: Owner, request: Request): Promise<PlacedOrder> {
  const quoted = await askCourier(context, request.body);
  return context.db.transaction((tx) => placeOnce(tx, context, owner, request, quoted));
}

/**
 * Senders of one owner take turns at the cart's lock; whoever comes after the first finds the order
 * made. The unique key in the database stands behind that.
 */
async function placeOnce(
  tx: Transaction,
  context: Context,
  owner: Owner,
  request: Request,
  quoted: Quoted,
): Promise<PlacedOrder> {
  const { company } = context;
  const key = request.headers['Idempotency-Key'];
  const checkout = await lockCheckout(tx, company, owner);
  const earlier = await findPlacedOrder(tx, company.id, owner, key);
  if (earlier !== null) return earlier;
  if (checkout === null) throw new ApiError('NOTHING_TO_CHECK_OUT');
  return place(tx, context, owner, request, checkout, quoted);
}

async function place(
  tx: Transaction,
  context: Context,
  owner: Owner,
  { body, headers }: Request,
  { cart, lines }: Checkout,
  quoted: Quoted,
): Promise<PlacedOrder> {
  const { company, language, now, origin, payments, random } = context;
  const from = placedFrom(context.memberKey, owner, context.address);
  const factor = context.allowanceFactor;
  const roomAt = await whenRoom(tx, { companyId: company.id, owner, from, factor });
  if (roomAt !== null) throw tooManyRequests(roomAt);
  const branch = await requireBranch(tx, context, cart, body);
  const contact = readBuyer(body);
  const delivery = readDelivery(context, body, quoted);
  const deliveryTime = requireTime(branch, context, body.delivery_time);
  requireAvailable(lines, context);
  const buyer = await findBuyer(tx, company.id, owner, now);
  const subtotal = priceLines(lines);
  const discounts = await readDiscounts(tx, context, body, { branch, deliveryTime, subtotal });
  const { points, voucher } = discounts;
  const terms = {
    buyer,
    method: body.delivery_method,
    deliveryFee: delivery?.fee,
    voucher: voucher && pricedVoucher(voucher),
    points,
  };
  const total = priceCart(lines, terms);
  const pointsSpent = total.point_discount > 0 ? (points?.max_discount_point ?? 0) : 0;
  const asked = { ...cart, delivery_method: body.delivery_method };
  await requirePrices(tx, context, { cart: asked, lines, total, terms }, body);
  requireCollectable(total.total, payments);
  const shelf = { companyId: company.id, branchId: branch.id };
  const { taken, refused } = await takeForLines(tx, shelf, lines);
  if (refused.length > 0) throw itemUnavailable(refused, context);
  const id = random.uuid();
  const payment = {
    id: paymentReference(random),
    provider: payments.provider,
    method: payments.method,
    returnPath: markForReceipt(RETURN_PATH, id),
    returnOrigin: origin,
    language,
  };
  const requestHash = hashRequest(body);
  const number = await insertOrder(
    tx,
    {
      id,
      companyId: company.id,
      owner,
      branchId: branch.id,
      idempotencyKey: headers['Idempotency-Key'],
      requestHash,
      placedFrom: from,
      method: body.delivery_method,
      deliveryTime,
      delivery,
      buyer: contact,
      remark: readRemark(body),
      total,
      tierPercent: tierPercent(buyer.tier),
      voucherName: voucher?.voucher_name ?? null,
      pointsSpent,
      lines,
      taken,
      payment,
      now,
    },
    () => orderNumber(random, now, branch.time_zone),
  );
  if (owner.customerId !== null) {
    const reserving = { id, memberId: owner.customerId, pointsSpent };
    if (!(await reserveDiscounts(tx, reserving, voucher, now))) throw new ApiError('VOUCHER_USED');
  }
  const { id: reference, provider } = payment;
  const isPaid = total.total === 0;
  if (isPaid) await settleNothingDue(tx, { orderId: id, reference, provider }, now);
  return {
    id,
    sales_order_tx_id: number,
    status: isPaid ? 'PREPARING' : 'MAKING PAYMENT',
    final_total_amount: total.total,
    request_hash: requestHash,
    payment_id: reference,
    payment_state: isPaid ? 'approved' : 'pending',
    payment_url: null,
    return_path: payment.returnPath,
    return_origin: origin,
    payment_language: language,
    payment_created_at: now,
    merchant: company.company_name,
  };
}
