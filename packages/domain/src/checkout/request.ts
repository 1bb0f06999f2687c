import type { Cents, CreateOrderRequest, Identity } from '@claypot/sdk';
import { type Address, deliveryAddress } from '../addresses/address.ts';
import type { ShownCart } from '../cart/lines.ts';
import { ZERO } from '../pricing/index.ts';
import type { Member } from '../session/member.ts';
import { ASAP, type OrderFormOutput } from './order-form.schema.ts';
import { checkoutTotal } from './total.ts';

interface Order {
  identity: Identity;
  /** The member who orders; null for a guest. */
  member: Member | null;
  branch_id: string;
  cart: ShownCart;
  form: OrderFormOutput;
  /** Where it is brought and what the courier asks; null where it is picked up. */
  delivery: { address: Address; fee: Cents } | null;
}

/** The order as it is sent, with the amounts the customer was shown: the server compares them. */
export function orderRequest(order: Order): CreateOrderRequest {
  const { identity, branch_id, cart, delivery, form, member } = order;
  const total = checkoutTotal(cart, member, delivery);
  return {
    ...identity,
    branch_id,
    address: delivery && deliveryAddress(delivery.address),
    delivery_method: delivery ? 'delivery' : 'pickup',
    delivery_time: form.time === ASAP ? null : form.time,
    buyer_remark: form.remark || null,
    payment_method: 'card',
    point_discount: ZERO,
    subtotal: total.subtotal,
    voucher_use_amount: ZERO,
    total_point_get: total.points_earned,
    claim_voucher_id: null,
    delivery_fee: total.delivery_fee,
    lalamove_delivery_fee: delivery?.fee ?? ZERO,
    name: form.full_name,
    phone: form.phone,
    email: form.email,
    final_total_amount: total.total,
  };
}
