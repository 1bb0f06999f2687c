import {
  type CartCreateRequest,
  type CreateOrder,
  type CreateOrderRequest,
  cents,
  type DeliveryAddress,
  type SalesOrder,
} from '@claypot/sdk';
import { as, type Changes, GUEST, type Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

export const LARGE = { dish_option_id: 'size', dish_option_variation_id: 'large' };
export const REGULAR = { dish_option_id: 'size', dish_option_variation_id: 'regular' };

/** Returns a request to add two large claypots at ss2 to the cart, with optional changes. */
export function addition(changes: Changes<CartCreateRequest> = {}): CartCreateRequest {
  return {
    ...as(GUEST),
    item_id: 'claypot',
    type: 'dish',
    qty: 2,
    variation: [LARGE],
    branch_id: SS2,
    delivery_method: 'pickup',
    ...changes,
  };
}

/** Returns a request to add one crab, of which five portions are left. */
export function crab(changes: Changes<CartCreateRequest> = {}): CartCreateRequest {
  return addition({ item_id: 'crab', qty: 1, variation: [], ...changes });
}

const POT = { dish_option_id: 'pot', dish_option_variation_id: 'family-claypot' };

/** Returns a request to add a family set with a large claypot for RM 59.00; see the seed. */
export function familySet(changes: Changes<CartCreateRequest> = {}): CartCreateRequest {
  const size = { dish_variation_id: 'size', dish_variation_option_id: 'large' };
  return addition({
    item_id: 'family',
    type: 'package',
    qty: 1,
    variation: [POT, { ...POT, ...size }],
    ...changes,
  });
}

/**
 * Returns a request to add the lunch deal with the solo set, a regular claypot and hot spice, for
 * RM 20.50.
 */
export function lunchDeal(changes: Changes<CartCreateRequest> = {}): CartCreateRequest {
  return addition({
    item_id: 'lunch',
    type: 'hot_deal',
    qty: 1,
    variation: [
      { dish_option_id: 'lunch', dish_option_variation_id: 'solo' },
      {
        dish_option_id: 'solo-claypot',
        dish_option_variation_id: 'claypot',
        dish_variation_id: 'size',
        dish_variation_option_id: 'regular',
      },
      { dish_option_id: 'spice', dish_option_variation_id: 'hot' },
    ],
    ...changes,
  });
}

/** An address in Petaling Jaya. */
export const HOME: DeliveryAddress = {
  mail_name: 'Aisyah',
  mail_type: 'Home',
  mail_phone: '012-345 6789',
  mail_unit_no: 'B-12-3',
  mail_street: 'Jalan SS 21/39',
  mail_city: 'Petaling Jaya',
  mail_state: 'Selangor',
  mail_postcode: '47400',
  mail_country: 'Malaysia',
  notes: null,
  state_id: 'MY-10',
  full_address: 'B-12-3, Jalan SS 21/39, 47400 Petaling Jaya, Selangor',
  longitude: '101.644300',
  latitude: '3.135600',
};

/** Returns a checkout for {@link addition}: a pickup as soon as possible for RM 45.80. */
export function checkout(changes: Changes<CreateOrderRequest> = {}): CreateOrderRequest {
  return {
    ...as(GUEST),
    branch_id: SS2,
    address: null,
    delivery_method: 'pickup',
    delivery_time: null,
    buyer_remark: null,
    payment_method: 'card',
    point_discount: cents(0),
    subtotal: cents(4580),
    voucher_use_amount: cents(0),
    total_point_get: 0,
    claim_voucher_id: null,
    delivery_fee: cents(0),
    lalamove_delivery_fee: cents(0),
    name: 'Aisyah',
    phone: '012-345 6789',
    email: 'aisyah@example.test',
    final_total_amount: cents(4580),
    ...changes,
  };
}

export const KEY = 'key-of-the-first-checkout';

/** Returns a {@link checkout} with another amount, in cents. */
export function checkoutOf(
  amount: number,
  changes: Changes<CreateOrderRequest> = {},
): CreateOrderRequest {
  return checkout({ subtotal: cents(amount), final_total_amount: cents(amount), ...changes });
}

/** Places an order for the cart. */
export function order(
  { sdk }: Pick<Restaurant, 'sdk'>,
  body: CreateOrderRequest = checkout(),
  key: string = KEY,
): Promise<CreateOrder> {
  return sdk.cartCreateOrder({ body, headers: { 'Idempotency-Key': key } });
}

/** Places and pays a delivery of {@link addition} to {@link HOME}, with a fee of RM 9.20. */
export async function paidDelivery(restaurant: Restaurant): Promise<CreateOrder> {
  const fee = cents(920);
  await restaurant.sdk.cartCreate({ body: addition({ delivery_method: 'delivery' }) });
  const placed = await order(
    restaurant,
    checkout({
      delivery_method: 'delivery',
      address: HOME,
      delivery_fee: fee,
      lalamove_delivery_fee: fee,
      final_total_amount: cents(4580 + fee),
    }),
  );
  await decide(restaurant, placed, 'approved');
  return placed;
}

/** Adds two large claypots to a guest's cart and orders them. */
export async function placeOrder(
  restaurant: Restaurant,
  guest: string = GUEST,
  key: string = KEY,
): Promise<CreateOrder> {
  await restaurant.sdk.cartCreate({ body: addition(as(guest)) });
  return order(restaurant, checkout(as(guest)), key);
}

/** Submits the customer's decision on the card page; returns the redirect. */
export function decide(
  { fetch }: Pick<Restaurant, 'fetch'>,
  { payment_url }: { payment_url: string | null },
  outcome: 'approved' | 'declined' | 'cancelled',
): Promise<Response> {
  const body = new URLSearchParams({ outcome });
  return fetch(new Request(`http://demo.localhost:8080${payment_url}`, { method: 'POST', body }));
}

/** Returns the order as its guest sees it. */
export function orderOf(
  { sdk }: Pick<Restaurant, 'sdk'>,
  { id }: { id: string },
  guest: string = GUEST,
): Promise<SalesOrder> {
  return sdk.orderDetail({ path: { id }, body: as(guest) });
}
