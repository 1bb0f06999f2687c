import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import type { Handler, RequestOf } from '../../../../contract/handlers.ts';
import { hashRequest } from '../../../../contract/request-hash.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { orderNumber } from '../../../../shared/order-number.ts';
import { type Owner, ownerOf } from '../../../identity/index.ts';
import type { ClaimedVoucher } from '../../../loyalty/index.ts';
import { paymentReference } from '../../../payments/index.ts';
import { reserveDiscounts } from '../../orders/order-discounts.ts';
import { markForReceipt } from '../../orders/order-receipt.ts';
import { insertOrder, type NewOrder } from '../../placing/new-order.ts';
import { settleFreeOrder } from '../../placing/nothing-due.ts';
import { placedFrom, whenRoom } from '../../placing/open-orders.ts';
import { openOrderPayment } from '../../placing/order-payment-session.ts';
import { type Checkout, lockCheckout, takeForLines } from '../../placing/place-order.ts';
import { findPlacedOrder, type PlacedOrder } from '../../placing/placed-orders.ts';
import { itemUnavailable } from '../cart/errors.ts';
import { askCourier, type Quoted } from './order-delivery.ts';
import { takePlace } from './order-place.ts';
import { readTerms } from './order-terms.ts';

type Request = RequestOf<'cartCreateOrder'>;

/** Page to which the payment page returns the customer. */
const RETURN_PATH = '/orderConfirmation';

/**
 * Orders the cart in one transaction. Concurrent or repeated requests with one key create one order
 * and get the same response.
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

/** Requests the courier's quotation before the transaction, so that no lock is held meanwhile. */
async function placeNew(context: Context, owner: Owner, request: Request): Promise<PlacedOrder> {
  const quoted = await askCourier(context, request.body);
  return context.db.transaction((tx) => placeOnce(tx, context, owner, request, quoted));
}

/**
 * Creates the order unless the key has one. The cart's lock serialises requests of one owner; the
 * unique key in the database is a second safeguard.
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
  request: Request,
  checkout: Checkout,
  quoted: Quoted,
): Promise<PlacedOrder> {
  const { body, headers } = request;
  const { now, random } = context;
  const from = await requireRoom(tx, context, owner);
  const { timing, voucher, ...terms } = await readTerms(tx, context, owner, body, checkout, quoted);
  const stock = await takeStock(tx, context, terms.branchId, checkout.lines);
  // Last of the shared rows, because all orders of the next minutes need it.
  const place = await takePlace(tx, context, timing, body.asap_minutes ?? null);
  const id = random.uuid();
  const order: NewOrder = {
    ...terms,
    id,
    companyId: context.company.id,
    owner,
    idempotencyKey: headers['Idempotency-Key'],
    requestHash: hashRequest(body),
    placedFrom: from,
    voucherName: voucher?.voucher_name ?? null,
    lines: checkout.lines,
    stock,
    place,
    payment: paymentTerms(context, id),
    now,
  };
  const number = await insertOrder(tx, order, () =>
    orderNumber(random, now, timing.branch.time_zone),
  );
  await storeDiscounts(tx, order, voucher);
  return settled(tx, context, order, number);
}

/**
 * Returns the keyed hash of the address under which a guest's order is counted; null for a member.
 * Throws `TOO_MANY_REQUESTS` after too many unpaid orders.
 */
async function requireRoom(
  tx: Transaction,
  { address, rateLimitFactor: factor, company, memberKey }: Context,
  owner: Owner,
): Promise<string | null> {
  const from = placedFrom(memberKey, owner, address);
  const roomAt = await whenRoom(tx, { companyId: company.id, owner, from, factor });
  if (roomAt !== null) throw tooManyRequests(roomAt);
  return from;
}

async function takeStock(
  tx: Transaction,
  context: Context,
  branchId: string,
  lines: Checkout['lines'],
): Promise<NewOrder['stock']> {
  const shelf = { companyId: context.company.id, branchId };
  const { stock, rejected } = await takeForLines(tx, shelf, lines, context.now);
  if (rejected.length > 0) throw itemUnavailable(rejected, context);
  return stock;
}

/** Returns the terms of the payment, with the return path for the payment page. */
function paymentTerms({ language, origin, payments, random }: Context, orderId: string) {
  return {
    id: paymentReference(random),
    provider: payments.provider,
    method: payments.method,
    returnPath: markForReceipt(RETURN_PATH, orderId),
    returnOrigin: origin,
    language,
  };
}

/**
 * Reserves the voucher and deducts the points for this order; a cancellation returns both. Does
 * nothing for a guest. Throws `VOUCHER_USED` if the voucher was used meanwhile.
 */
async function storeDiscounts(
  tx: Transaction,
  { id, now, owner, pointsSpent }: NewOrder,
  voucher: ClaimedVoucher | null,
): Promise<void> {
  if (owner.customerId === null) return;
  const reserving = { id, memberId: owner.customerId, pointsSpent };
  if (!(await reserveDiscounts(tx, reserving, voucher, now))) throw new ApiError('VOUCHER_USED');
}

/** Returns the order for its owner. Marks a free order as paid. */
async function settled(
  tx: Transaction,
  { company }: Context,
  { id, now, payment, requestHash, total }: NewOrder,
  number: string,
): Promise<PlacedOrder> {
  const { id: reference, language, provider, returnOrigin, returnPath } = payment;
  const isPaid = total.total === 0;
  if (isPaid) await settleFreeOrder(tx, { orderId: id, reference, provider }, now);
  return {
    id,
    sales_order_tx_id: number,
    status: isPaid ? 'PREPARING' : 'MAKING PAYMENT',
    final_total_amount: total.total,
    request_hash: requestHash,
    payment_id: reference,
    payment_state: isPaid ? 'approved' : 'pending',
    payment_url: null,
    return_path: returnPath,
    return_origin: returnOrigin,
    payment_language: language,
    payment_created_at: now,
    merchant: company.company_name,
  };
}
