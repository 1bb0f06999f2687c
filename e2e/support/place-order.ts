/** Orders through the API, for journeys that begin with a paid order. */
import { randomUUID } from 'node:crypto';
import {
  type CreateOrderRequest,
  cents,
  type DeliveryAddress,
  type Identity,
  type Sdk,
} from '@claypot/sdk';
import { BUYER, type Guest } from './guest.ts';
import { fillCart } from './prepare.ts';

/** A customer and their API client. */
interface Customer {
  readonly owner: Identity;
  readonly branch_id: string;
  readonly sdk: Sdk;
  readonly url: string;
}

/** Address of a delivery from the first branch of the demo. */
const HOME: DeliveryAddress = {
  mail_name: BUYER.fullName,
  mail_type: 'Home',
  mail_phone: BUYER.phone,
  mail_unit_no: 'B-12-3',
  mail_street: 'Jalan Alor',
  mail_city: 'Kuala Lumpur',
  mail_state: 'Kuala Lumpur',
  mail_postcode: '50200',
  mail_country: 'Malaysia',
  notes: null,
  state_id: 'MY-14',
  full_address: 'B-12-3, Jalan Alor, 50200 Kuala Lumpur',
  latitude: '3.146500',
  longitude: '101.710100',
};

/** Differences from an order for pickup without a remark. */
type Changes = Partial<
  Pick<
    CreateOrderRequest,
    'address' | 'buyer_remark' | 'delivery_fee' | 'delivery_method' | 'lalamove_delivery_fee'
  >
>;

/** Orders the customer's cart and pays by card. Returns the order's id. */
export async function payForCart(
  { owner, branch_id, sdk, url }: Customer,
  changes: Changes = {},
): Promise<string> {
  const total = await sdk.cartCalculateTotal({ body: owner });
  const body: CreateOrderRequest = {
    ...owner,
    branch_id,
    address: null,
    delivery_time: null,
    buyer_remark: null,
    payment_method: 'card',
    claim_voucher_id: null,
    total_point_get: total.point_earn,
    name: BUYER.fullName,
    phone: BUYER.phone,
    email: BUYER.email,
    delivery_method: 'pickup',
    point_discount: total.point_discount_amount,
    subtotal: total.subtotal,
    voucher_use_amount: total.voucher_discount_amount,
    delivery_fee: total.delivery_fee,
    lalamove_delivery_fee: total.delivery_fee,
    final_total_amount: cents(total.final_total_amount + (changes.delivery_fee ?? 0)),
    ...changes,
  };
  const headers = { 'Idempotency-Key': randomUUID() };
  const placed = await sdk.cartCreateOrder({ headers, body });
  await fetch(`${url}${placed.payment_url}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approved' }),
    redirect: 'manual',
  });
  return placed.id;
}

/**
 * Prepares a guest with a paid order for pickup, and opens the page of the order.
 * @param and a second dish.
 */
export async function openPaidOrder(guest: Guest, { and }: { readonly and?: string } = {}) {
  const customer = await guest.prepare();
  const { owner, sdk } = customer;
  if (and !== undefined) await fillCart(sdk, owner, { branch: guest.words.branch, dish: and });
  const id = await payForCart(customer);
  await guest.page.goto(`/orderDetail/${id}`);
}

/** Prepares a guest with a paid delivery, and opens the page of the order. */
export async function openPaidDelivery(guest: Guest) {
  const customer = await guest.prepare();
  const { totalFee } = await customer.sdk.cartGetQuotation({
    body: {
      branch_id: customer.branch_id,
      customer_delivery_address_longitude: HOME.longitude,
      customer_delivery_address_latitude: HOME.latitude,
      customer_full_address: HOME.full_address,
      state_id: HOME.state_id,
      customer_contact_name: HOME.mail_name,
      customer_contact_phone: HOME.mail_phone,
      delivery_time: null,
    },
  });
  const fees = { delivery_fee: totalFee, lalamove_delivery_fee: totalFee };
  const id = await payForCart(customer, { address: HOME, delivery_method: 'delivery', ...fees });
  await guest.page.goto(`/orderDetail/${id}`);
}
