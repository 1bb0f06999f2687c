import {
  type CheckoutProblem,
  type CheckoutSnapshot,
  type CheckoutView,
  checkoutMachine,
  selectCheckout,
} from '@claypot/domain';
import { cents } from '@claypot/sdk';
import { viewOf } from '../parts/in-state.ts';
import { NOODLES, OPENS } from './samples.ts';

type Context = CheckoutSnapshot['context'];

const ORDER: Context['order'] = {
  id: 'order-1',
  status: 'MAKING PAYMENT',
  payment_url: '/sandbox/pay/token',
  cancel_reason: null,
};

/** What the real machine says of one of its states. */
export function inState(
  value: CheckoutSnapshot['value'],
  context: Partial<Context> = {},
): CheckoutView {
  return viewOf(
    checkoutMachine.resolveState({
      value,
      context: {
        open: true,
        key: null,
        request: null,
        order: ORDER,
        problem: null,
        unsettled: false,
        conflict: false,
        resumed: false,
        attempts: 0,
        patient: false,
        ...context,
      },
    }),
    selectCheckout,
  );
}

export const PROBLEMS = {
  closed: {
    kind: 'closed',
    hours: { start_hour: '10:00', close_hour: '23:30', next_open_time: OPENS },
  },
  priceChanged: {
    kind: 'priceChanged',
    figures: {
      cart: {
        branch_id: 'bangsar',
        branch_name: 'CCH Bangsar',
        delivery_method: 'pickup',
        lines: [],
        total_qty: 3,
        total_price: cents(6170),
      },
      total: {
        total_qty: 3,
        total_price: cents(6170),
        subtotal: cents(6170),
        voucher_discount_amount: cents(0),
        tier_discount_amount: cents(0),
        tier_discount_percent: 0,
        point_discount_amount: cents(0),
        total_amount: cents(6170),
        charge_amount: cents(0),
        delivery_fee: cents(0),
        tax_amount: cents(349),
        adj_amount: cents(0),
        final_total_amount: cents(6170),
        point_earn: 0,
      },
    },
  },
  unavailable: {
    kind: 'unavailable',
    lines: [{ line_id: 'line-2', dish_id: 'dish-2', name: NOODLES.name, reason: 'SOLD_OUT' }],
  },
  declined: { kind: 'cancelled', reason: 'PAYMENT_DECLINED' },
  cancelledByCustomer: { kind: 'cancelled', reason: 'CUSTOMER_CANCELLED' },
  notPlaced: { kind: 'notPlaced' },
  timeGone: { kind: 'refused', code: 'INVALID_DELIVERY_TIME' },
} as const satisfies Record<string, CheckoutProblem>;
