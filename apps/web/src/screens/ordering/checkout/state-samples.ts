import { unprovidedPayment } from '@claypot/domain/machines';
import {
  type CheckoutProblem,
  type CheckoutSnapshot,
  type CheckoutView,
  selectCheckout,
} from '@claypot/domain/ordering';
import { type CancelReason, type CreateOrderRequest, cents } from '@claypot/sdk';
import { aCart, aLine, aTotal, aVariedWeek, everyDay } from '@claypot/testing';
import { BEFORE_THE_CUSTOMER, UNPAID } from '../../shared/payment/payment-samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';
import { LATER, NOODLES, OPENS } from './samples.ts';

type Context = CheckoutSnapshot['context'];

export function inState(
  value: CheckoutSnapshot['value'],
  context: Partial<Context> = {},
): CheckoutView {
  const machine = unprovidedPayment<CreateOrderRequest, CancelReason, CheckoutProblem>();
  return viewOf(
    machine.resolveState({
      value,
      context: {
        ...BEFORE_THE_CUSTOMER,
        payable: UNPAID,
        ...context,
      },
    }),
    selectCheckout,
  );
}

export const PROBLEMS = {
  confirmingGuest: { kind: 'confirmingGuest' },
  closed: {
    kind: 'closed',
    hours: {
      week_hours: aVariedWeek(),
      special_days: [{ date: '2026-11-21', name: 'Staff outing', periods: [] }],
      next_open_time: OPENS,
    },
  },
  suspended: {
    kind: 'closed',
    hours: { week_hours: everyDay('10:00', '23:30'), special_days: [], next_open_time: null },
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
  waitChanged: {
    kind: 'waitChanged',
    waiting: { asap_minutes: 50, asap_time: LATER },
  },
  unavailable: {
    kind: 'unavailable',
    lines: [{ line_id: 'line-2', dish_id: 'dish-2', name: NOODLES.name, reason: 'SOLD_OUT' }],
  },
  declined: { kind: 'cancelled', reason: 'PAYMENT_DECLINED' },
  cancelledByCustomer: { kind: 'cancelled', reason: 'CUSTOMER_CANCELLED' },
  notPlaced: { kind: 'notPlaced' },
  timeGone: { kind: 'rejected', code: 'INVALID_DELIVERY_TIME' },
} as const satisfies Record<string, CheckoutProblem>;
