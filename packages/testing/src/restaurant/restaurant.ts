import type { Branch, BranchHours, Cart, Sdk } from '@claypot/sdk';
import { aBranch, someHours } from '../branches.ts';
import { aCart } from '../cart.ts';
import { aCompany } from '../company.ts';
import { examples } from '../generated/examples.ts';
import { createBranches } from './branches.ts';
import { createCart } from './cart.ts';
import { memberOperations } from './members.ts';
import { type Menu, menuOperations } from './menu.ts';
import { createOrders, plainTotal } from './orders.ts';
import { createReservations } from './reservations.ts';
import { createTopUps } from './top-ups.ts';

export type Restaurant = ReturnType<typeof createRestaurant>;

export interface RestaurantOptions {
  readonly now: () => Temporal.Instant;
  /** Company and menu; default: those of the contract's examples. */
  readonly menu?: Partial<Menu>;
  /** Branches; default: the sample branch. The first can be closed. */
  readonly branches?: readonly [Branch, ...Branch[]];
  /** Available times of an open branch. */
  readonly hours?: BranchHours;
  /** Initial cart; default: empty. */
  readonly cart?: Cart;
}

const OPENS = '2026-11-22T10:00:00+08:00';

/**
 * Creates a simulated restaurant with state: one cart, its orders, reservations and top-ups, and a
 * first branch that can be closed. Implements operations of the SDK. It is deterministic: the same
 * calls at the same `now` return the same results.
 */
export function createRestaurant({ now, ...options }: RestaurantOptions) {
  const menu: Menu = {
    company: aCompany(),
    banners: examples.Banners,
    highlights: examples.Highlights,
    categories: examples.Categories,
    dishes: examples.Dishes,
    packages: examples.Packages,
    options: examples.DishWithOptions.dish_option,
    ...options.menu,
  };
  const { branches: list = [aBranch()], hours = someHours() } = options;
  const branches = createBranches({ branches: list, hours, opens: OPENS });
  const cart = createCart({ branches: list, menu, cart: options.cart ?? aCart([]) });
  const orders = createOrders({
    cart: cart.read,
    onPaid: () => void cart.operations.cartRemoveAll(),
  });
  const reservations = createReservations({ branches: list });
  const topUps = createTopUps();
  const code = () => ({
    resend_at: now().add({ seconds: 20 }).toString(),
    expires_at: now().add({ minutes: 5 }).toString(),
  });
  const operations = {
    ...menuOperations(menu),
    ...cart.operations,
    ...branches.operations,
    ...orders.operations,
    ...reservations.operations,
    ...topUps.operations,
    ...memberOperations,
    authSendOtp: async () => code(),
    authSendForgotOtp: async () => code(),
    cartGetQuotation: async () => examples.Quotation,
    makeReorder: async () => {
      cart.put(examples.Reordered.cart);
      return examples.Reordered;
    },
  } satisfies Partial<Sdk>;
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
    const [{ id, branch_name, start_hour, close_hour }] = list;
    return { branch_id: id, branch_name, start_hour, close_hour, next_open_time: OPENS };
  };
  /** Data of errors that depend on the cart, by code. */
  const errorData: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([
    ['PRICE_CHANGED', priceChanged],
    ['ITEM_UNAVAILABLE', itemUnavailable],
    ['BRANCH_CLOSED', branchClosed],
    ['OTP_ALREADY_SENT', code],
  ]);
  return { branches, cart, operations, orders, errorData, reservations, topUps };
}

/** Adds a dish to the cart, as a customer does on its page. */
export function putInCart({ branches, cart }: Restaurant, item_id: string, qty = 1) {
  return cart.operations.cartCreate({
    body: {
      item_id,
      qty,
      type: 'dish',
      variation: [],
      customer_id: null,
      guest_id: '00000000-0000-4000-8000-000000000000',
      branch_id: branches.list[0].id,
      delivery_method: 'pickup',
    },
  });
}
