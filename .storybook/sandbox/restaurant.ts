import type { Sdk } from '@claypot/sdk';
import { OPENS } from '../../apps/web/src/screens/checkout/samples.ts';
import { BANGSAR, createBranches } from './branches.ts';
import { createCart } from './cart.ts';
import { menuOperations } from './menu.ts';
import { createOrders, plainTotal } from './orders.ts';

export type Restaurant = ReturnType<typeof createRestaurant>;

/**
 * A restaurant that remembers, as far as a machine could notice: one cart, its orders and whether
 * the branch is open. What it says nothing of is answered with the contract's own examples.
 */
export function createRestaurant(now: () => Temporal.Instant) {
  const cart = createCart();
  const branches = createBranches();
  const orders = createOrders({
    cart: cart.read,
    onPaid: () => void cart.operations.cartRemoveAll(),
  });
  const code = () => ({
    resend_at: now().add({ seconds: 20 }).toString(),
    expires_at: now().add({ minutes: 5 }).toString(),
  });
  const operations: Partial<Sdk> = {
    ...menuOperations,
    ...cart.operations,
    ...branches.operations,
    ...orders.operations,
    authSendOtp: async () => code(),
    authSendForgotOtp: async () => code(),
  };
  const priceChanged = () => {
    const changed = cart.raisePrices();
    return { cart: changed, total: plainTotal(changed) };
  };
  const itemUnavailable = () => {
    const [line] = cart.sellOut().lines;
    const name = line?.dish?.name ?? line?.package?.package_name ?? '';
    const dish_id = line?.dish?.id ?? null;
    return { lines: [{ line_id: line?.id ?? '', dish_id, name, reason: 'SOLD_OUT' }] };
  };
  const branchClosed = () => {
    const { id, branch_name, start_hour, close_hour } = BANGSAR;
    return { branch_id: id, branch_name, start_hour, close_hour, next_open_time: OPENS };
  };
  /** What comes with a refusal that must fit what is in the cart, by code. */
  const refusalData: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([
    ['PRICE_CHANGED', priceChanged],
    ['ITEM_UNAVAILABLE', itemUnavailable],
    ['BRANCH_CLOSED', branchClosed],
    ['OTP_ALREADY_SENT', code],
  ]);
  return { branches, cart, operations, orders, refusalData };
}

/** Fills a dish in, as the customer would on its page. */
export function putInCart({ cart }: Restaurant, item_id: string, qty = 1) {
  return cart.operations.cartCreate({
    body: {
      item_id,
      qty,
      type: 'dish',
      variation: [],
      customer_id: null,
      guest_id: '00000000-0000-4000-8000-000000000000',
      branch_id: BANGSAR.id,
      delivery_method: 'pickup',
    },
  });
}
