import {
  type CheckoutProblem,
  type CheckoutSnapshot,
  type CheckoutView,
  checkoutMachine,
  selectCheckout,
} from '@claypot/domain';
import { cents } from '@claypot/sdk';
import { aCart, aLine, aTotal } from '@claypot/testing';
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
      cart: aCart([aLine({ qty: 3 })], { total_price: cents(6170) }),
      total: aTotal({
        total_qty: 3,
        total_price: cents(6170),
        subtotal: cents(6170),
        total_amount: cents(6170),
        tax_amount: cents(349),
        final_total_amount: cents(6170),
      }),
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
