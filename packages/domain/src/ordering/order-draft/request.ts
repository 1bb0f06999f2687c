import type { Cents, CreateOrderRequest } from '@claypot/sdk';
import { deliveryAddress } from '../../places/addresses/address.ts';
import { wireTime } from '../fulfilment/requested-time.ts';
import type { OrderDraft } from './order-draft.ts';
import { courierFee, draftTotal } from './total.ts';

/**
 * Returns the request that places the order, with the amounts shown to the customer, which the
 * server compares. The draft must be validated.
 *
 * @param fee the courier's fee in cents; null for pickup
 * @param asapMinutes minutes shown for an order for as soon as possible; null if none were shown
 * @throws Error if no branch is chosen
 */
export function orderRequest(
  draft: OrderDraft,
  fee: Cents | null,
  asapMinutes: number | null,
): CreateOrderRequest {
  const { address, branch_id, details, identity, method } = draft;
  if (branch_id === null) throw new Error('An order was to be sent to no branch');
  const total = draftTotal(draft, fee);
  return {
    ...identity,
    branch_id,
    address: method === 'delivery' && address !== null ? deliveryAddress(address) : null,
    delivery_method: method,
    delivery_time: wireTime(draft.requestedTime),
    asap_minutes: asapMinutes,
    buyer_remark: details.remark || null,
    payment_method: 'card',
    point_discount: total.point_discount,
    subtotal: total.subtotal,
    voucher_use_amount: total.voucher_discount,
    total_point_get: total.points_earned,
    claim_voucher_id: draft.voucher?.id ?? null,
    delivery_fee: total.delivery_fee,
    lalamove_delivery_fee: courierFee(draft, fee),
    name: details.full_name,
    phone: details.phone,
    email: details.email,
    final_total_amount: total.total,
  };
}
