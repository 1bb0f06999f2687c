import type { OrderTotal } from '@claypot/domain/pricing';
import { isOfferedSlot, isPaused, takesOrders } from '@claypot/domain/time';
import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import type { RequestOf } from '../../../../contract/handlers.ts';
import type { Payments } from '../../../../gateways/payments/payments.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type Branch, findBranch, hoursOf, waitingNow } from '../../../company/index.ts';
import { foodTime, isFullTime, type KitchenState, usualWait } from '../../../kitchen/index.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import type { PriceTerms } from '../../cart/cart-price.ts';
import type { Cart, CartMethod } from '../../cart/carts.ts';
import type { Checkout } from '../../placing/place-order.ts';
import {
  branchClosed,
  cartBranchMismatch,
  invalidDeliveryTime,
  itemUnavailable,
  priceChanged,
} from '../cart/errors.ts';

type Body = RequestOf<'cartCreateOrder'>['body'];

/** Returns the cart's branch. Throws if the request is for another one; the method may differ. */
export async function requireBranch(
  tx: Transaction,
  context: Context,
  cart: Cart,
  body: Body,
): Promise<Branch> {
  const branch = await findBranch(tx, context.company, cart.branch_id ?? body.branch_id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  if (branch.id !== body.branch_id) {
    throw cartBranchMismatch(branch, cart.delivery_method ?? body.delivery_method, context);
  }
  return branch;
}

/** When an order is wanted, and what decides whether it is possible then. */
export interface Asked {
  readonly method: CartMethod;
  /** Null for as soon as possible. */
  readonly requestedAt: string | null;
  /** End of the pause of the method; null if it is not paused. */
  readonly pausedUntil: Temporal.Instant | null;
  readonly kitchen: KitchenState;
}

/** Time of an order. */
export interface OrderTime {
  /** The requested time; null for an immediate order. */
  readonly deliveryTime: Temporal.Instant | null;
  /** When the food has to be ready. */
  readonly foodAt: Temporal.Instant;
}

/**
 * Returns the time of an order. Uses the server's clock in the branch's time zone. A closed branch
 * accepts no order. An immediate order must be ready before the branch closes; any other time must
 * be an offered slot with room in the kitchen. While the method is paused, the time must be after
 * the pause.
 */
export function requireTime(branch: Branch, context: Context, asked: Asked): OrderTime {
  const { method, requestedAt, pausedUntil, kitchen } = asked;
  const { now } = context;
  const hours = hoursOf(branch);
  const lead = usualWait(kitchen, method);
  if (takesOrders(hours, now, lead) === 'none') throw branchClosed(branch, context);
  if (requestedAt === null) {
    const waiting = waitingNow(kitchen, method, hours, now);
    if (waiting === null || pausedUntil !== null) throw invalidDeliveryTime(branch, context, asked);
    return { deliveryTime: null, foodAt: waiting.foodAt };
  }
  const time = Temporal.Instant.from(requestedAt);
  if (
    !isOfferedSlot(hours, now, time, lead) ||
    isPaused(time, pausedUntil) ||
    isFullTime(kitchen, method, time.epochMilliseconds)
  ) {
    throw invalidDeliveryTime(branch, context, asked);
  }
  return { deliveryTime: time, foodAt: foodTime(method, time) };
}

/** Rejects a total below the payment provider's minimum, except 0. */
export function requireCollectable(total: Cents, { least }: Pick<Payments, 'least'>): void {
  if (total > 0 && total < least) throw new ApiError('PAYMENT_TOO_SMALL');
}

/** Rejects a cart with unavailable lines; the error lists them. */
export function requireAvailable(lines: readonly CartLine[], context: Context): void {
  const unavailable = lines.filter((line) => line.unavailable !== null);
  if (unavailable.length > 0) throw itemUnavailable(unavailable, context);
}

/**
 * Rejects the order if the client showed other amounts or points than the server calculates.
 * Ignores amounts that the client did not send.
 */
export async function requirePrices(
  tx: Transaction,
  context: Context,
  {
    cart,
    lines,
    total,
    terms,
  }: Checkout & { readonly total: OrderTotal; readonly terms: PriceTerms },
  body: Body,
): Promise<void> {
  // If a voucher pays the delivery, ignore the courier's fee that the client showed.
  const isWaived = terms.deliveryFee !== undefined && total.delivery_fee === 0;
  const amountPairs: readonly (readonly [string | undefined, number])[] = [
    [body.subtotal, total.subtotal],
    [body.voucher_use_amount, total.voucher_discount],
    [body.point_discount, total.point_discount],
    [body.delivery_fee, total.delivery_fee],
    [isWaived ? undefined : body.lalamove_delivery_fee, terms.deliveryFee ?? 0],
    [body.final_total_amount, total.total],
  ];
  const differs = amountPairs.some(
    ([shown, expected]) => shown !== undefined && shown !== formatMoneyString(expected),
  );
  if (differs || body.total_point_get !== total.points_earned) {
    throw await priceChanged(tx, context, cart, lines, terms);
  }
}
