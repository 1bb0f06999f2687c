import { FINAL_STATUSES } from '@claypot/domain/order-steps';
import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import { type Wire, wireInstant, wireInstantOrNull } from '../../../../contract/wire.ts';
import type { LastSeen } from '../../../../gateways/courier/courier.ts';
import { PAYMENT_MINUTES } from '../../../../gateways/payments/payments.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { type Branch, branchAddress, findBranchEver } from '../../../company/index.ts';
import { HOLDING_MINUTES } from '../../../payments/index.ts';
import { discountedAmount } from '../../cart/cart-price.ts';
import { findOrderContents, findStatusHistory, type Order } from '../../orders/order-reads.ts';
import { refundedAmount, viewRefund } from '../../orders/refund-view.ts';
import { type DineIn, findDineIn, findOpenAmounts } from './dine-in-reads.ts';
import { viewOrder } from './order-view.ts';

/** Maximum age of a rider's position. */
const RIDER_VISIBLE = { minutes: 10 };

/** Returns an order with all details for its owner. */
export async function viewOrderDetail(
  db: Queryable,
  context: Context,
  order: Order,
): Promise<Wire['SalesOrder']> {
  const { company } = context;
  const contentsOf = await findOrderContents(db, company.id, [order.id]);
  const history = await findStatusHistory(db, company.id, order.id);
  const branch = await findBranchEver(db, company.id, order.branch_id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  const openAmountsOf = await findOpenAmounts(db, company.id, [order.id]);
  const openAmounts = openAmountsOf(order.id);
  const { total_qty: _, ...summary } = viewOrder(order, contentsOf(order.id), context, openAmounts);
  const dineIn = await findDineIn(db, company.id, order.id);
  return {
    ...summary,
    ...(dineIn !== null && { dine_in: viewDineIn(dineIn) }),
    mail_street: order.mail_street,
    deliver_to: dropOffOf(order),
    branch: viewOrderBranch(branch, context),
    share_link: order.share_link,
    rider: riderOf(order, context),
    courier_failed: hasCourierFailed(order),
    courier_rejected: hasCourierFailed(order) && order.delivery_failure === 'rejected',
    customer_remark: order.customer_remark,
    paymentMethod: order.payment_method ?? 'online',
    transaction_id: order.paid_at === null ? null : order.payment_id,
    ...viewAmounts(order),
    voucher_name: order.voucher_name && inLanguage(order.voucher_name, context.language),
    points_spent: order.points_spent,
    ...viewPayment(order),
    status_history: history.map(({ status, at }) => ({
      status,
      at: wireInstant(at, order.time_zone),
    })),
  };
}

function viewDineIn({ payments, receipt_number, table_no }: DineIn): Wire['DineIn'] {
  return {
    table_no,
    receipt_number,
    payments: payments.map(({ method, amount }) => ({ method, amount: formatMoneyString(amount) })),
  };
}

function dropOffOf({ to_latitude, to_longitude }: Order): Wire['SalesOrder']['deliver_to'] {
  if (to_latitude === null || to_longitude === null) return null;
  return { latitude: to_latitude, longitude: to_longitude };
}

/**
 * Returns the rider while the trip is under way; null before, afterwards, and while the rider is
 * unknown.
 */
function riderOf(
  { trip_reference, delivery_state, status, time_zone }: Order,
  { now, riders }: Context,
): Wire['SalesOrder']['rider'] {
  const isDelivering = delivery_state === 'booked' || delivery_state === 'collected';
  if (trip_reference === null || !isDelivering || status === 'CANCELLED') return null;
  const rider = riders.riderOf(trip_reference);
  if (rider === null) return null;
  const { name, phone, lastSeen: seen } = rider;
  // For the rider's privacy, show the position only after the food was collected.
  const isShown = seen !== null && delivery_state === 'collected' && isFresh(seen, now);
  return { name, phone, position: isShown ? viewSeen(seen, time_zone) : null };
}

function isFresh({ at }: LastSeen, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(at.add(RIDER_VISIBLE), now) >= 0;
}

function viewSeen({ at, place }: LastSeen, timeZone: string): Wire['RiderPosition'] {
  return {
    latitude: place.latitude.toFixed(6),
    longitude: place.longitude.toFixed(6),
    time: wireInstant(at, timeZone),
  };
}

function hasCourierFailed(order: Order): boolean {
  return !isOver(order) && order.delivery_state === 'cancelled';
}

function isOver({ status }: Order): boolean {
  return FINAL_STATUSES.includes(status);
}

function viewOrderBranch(branch: Branch, context: Context): Wire['OrderBranch'] {
  return {
    id: branch.id,
    branch_name: inLanguage(branch.branch_name, context.language),
    address: branchAddress(branch, context),
    contact_no: branch.contact_no,
    latitude: branch.latitude,
    longitude: branch.longitude,
  };
}

type PaymentFields =
  | 'payment_url'
  | 'payment_expires_at'
  | 'payment_processing'
  | 'refund_status'
  | 'refunded_amount';

function viewPayment(order: Order): Pick<Wire['SalesOrder'], PaymentFields> {
  const { payment_state: state } = order;
  const processing = order.status === 'MAKING PAYMENT' && state === 'processing';
  const common = {
    payment_processing: processing,
    refund_status: viewRefund(order),
    refunded_amount: formatMoneyString(refundedAmount(order, order.final_total_amount)),
  };
  if (order.status !== 'MAKING PAYMENT' || processing) {
    return { payment_url: null, payment_expires_at: null, ...common };
  }
  const expires = order.created_at.add({
    minutes: order.holds_portions ? HOLDING_MINUTES : PAYMENT_MINUTES,
  });
  return {
    payment_url: order.payment_url,
    payment_expires_at: wireInstantOrNull(expires, order.time_zone),
    ...common,
  };
}

type Amounts =
  | 'subtotal'
  | 'voucher_discount_amount'
  | 'tier_discount_amount'
  | 'tier_discount_percent'
  | 'point_discount_amount'
  | 'total_amount'
  | 'charge_amount'
  | 'delivery_fee'
  | 'tax_amount'
  | 'adj_amount'
  | 'final_total_amount'
  | 'point_earn';

function viewAmounts(order: Order): Pick<Wire['SalesOrder'], Amounts> {
  const discounted = discountedAmount({
    subtotal: order.subtotal,
    voucher_discount: order.voucher_discount_amount,
    tier_discount: order.tier_discount_amount,
    point_discount: order.point_discount_amount,
  });
  return {
    subtotal: formatMoneyString(order.subtotal),
    voucher_discount_amount: formatMoneyString(order.voucher_discount_amount),
    tier_discount_amount: formatMoneyString(order.tier_discount_amount),
    tier_discount_percent: Number(order.tier_discount_percent),
    point_discount_amount: formatMoneyString(order.point_discount_amount),
    total_amount: formatMoneyString(discounted),
    charge_amount: formatMoneyString(order.charge_amount),
    delivery_fee: formatMoneyString(order.delivery_fee),
    tax_amount: formatMoneyString(order.tax_amount),
    adj_amount: formatMoneyString(order.adj_amount),
    final_total_amount: formatMoneyString(order.final_total_amount),
    point_earn: order.point_earn,
  };
}
