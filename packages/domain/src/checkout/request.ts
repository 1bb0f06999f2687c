import type { CreateOrderRequest, Identity } from '@claypot/sdk';
import type { ShownCart } from '../cart/lines.ts';
import { ZERO } from '../pricing/index.ts';
import { ASAP, type OrderFormOutput } from './order-form.schema.ts';
import { checkoutTotal } from './total.ts';

interface Order {
  identity: Identity;
  branch_id: string;
  cart: ShownCart;
  form: OrderFormOutput;
}

/** The order as it is sent, with the amounts the customer was shown: the server compares them. */
export function orderRequest({ identity, branch_id, cart, form }: Order): CreateOrderRequest {
  const buyer = identity.customer_id === null ? 'guest' : 'member';
  const { subtotal, total, points_earned } = checkoutTotal(cart, buyer);
  return {
    ...identity,
    branch_id,
    address: null,
    delivery_method: 'pickup',
    delivery_time: form.time === ASAP ? null : form.time,
    buyer_remark: form.remark || null,
    payment_method: 'card',
    point_discount: ZERO,
    subtotal,
    voucher_use_amount: ZERO,
    total_point_get: points_earned,
    claim_voucher_id: null,
    delivery_fee: ZERO,
    lalamove_delivery_fee: ZERO,
    name: form.full_name,
    phone: form.phone,
    email: form.email,
    final_total_amount: total,
  };
}
