import {
  ApiError,
  type Cart,
  type CartTotal,
  type CreateOrderRequest,
  cents,
  type Identity,
} from '@claypot/sdk';
import { aCart, aLine, aTotal, everyDay } from '@claypot/testing';
import type { ClosedHours } from '../../fulfilment/fulfilment-time.ts';
import type { OrderDraftRecord } from '../../order-draft/record.ts';

export const CLOSED_HOURS: ClosedHours = {
  week_hours: everyDay('10:00', '21:30'),
  special_days: [],
  next_open_time: '2026-11-22T10:00:00+08:00',
};

export function aDraft(): OrderDraftRecord {
  return {
    owner: '00000000-0000-4000-8000-00000000000a',
    full_name: 'Ann Tan',
    email: 'ann@example.com',
    phone: '012-345 6789',
    remark: 'No lard',
    requestedTime: Temporal.Instant.from('2026-11-21T18:15:00+08:00'),
  };
}

export function aRequest(
  changes: Partial<Omit<CreateOrderRequest, keyof Identity>> = {},
): CreateOrderRequest {
  return {
    customer_id: null,
    guest_id: '00000000-0000-4000-8000-00000000000a',
    branch_id: 'bangsar',
    address: null,
    delivery_method: 'pickup',
    delivery_time: null,
    buyer_remark: null,
    payment_method: 'card',
    point_discount: cents(0),
    subtotal: cents(2500),
    voucher_use_amount: cents(0),
    total_point_get: 0,
    claim_voucher_id: null,
    delivery_fee: cents(0),
    lalamove_delivery_fee: cents(0),
    name: 'Ann Tan',
    phone: '+60123456789',
    email: 'ann@example.com',
    final_total_amount: cents(2500),
    ...changes,
  };
}

/** A cart of RM27.00 and its total. */
export const FIGURES: { cart: Cart; total: CartTotal } = {
  cart: aCart([aLine({ price: cents(2700) })]),
  total: aTotal({
    total_qty: 1,
    total_price: cents(2700),
    subtotal: cents(2700),
    total_amount: cents(2700),
    tax_amount: cents(153),
    final_total_amount: cents(2700),
  }),
};

export function rejection(code: string, data: unknown = null, status = 422): ApiError {
  return new ApiError({ kind: 'rejected', code, data, status });
}
