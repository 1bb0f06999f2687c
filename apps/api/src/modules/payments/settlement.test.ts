import { mayFollow, type OrderStatus } from '@claypot/domain/order-steps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentEnd, PaymentOutcome } from '../../gateways/payments/payments.ts';
import { topUpPayableStatus } from '../loyalty/wallet/top-up-payable.ts';
import type { TopUpStatus } from '../loyalty/wallet/top-ups.ts';
import { orderPayableStatus } from '../ordering/progress/order-payable.ts';

import { type PaymentState, type Settlement, settle } from './settlement.ts';

/** Status of an order after its payment was settled. */
const ORDER_STATUSES = { paid: 'PREPARING', cancelled: 'CANCELLED' } as const;
const TOP_UP_STATUSES = { paid: 'COMPLETED', cancelled: 'CANCELLED' } as const;

function payableStatusAfter<Status>(
  step: Settlement | null,
  statuses: { paid: Status; cancelled: Status },
) {
  return step === null || step.newStatus === null ? null : statuses[step.newStatus];
}

test.each<[PaymentEnd, PaymentState, OrderStatus]>([
  ['approved', 'approved', 'PREPARING'],
  ['declined', 'declined', 'CANCELLED'],
  ['cancelled', 'cancelled', 'CANCELLED'],
])('%s ends a pending and a processing payment', (outcome, payment, order) => {
  for (const before of ['pending', 'processing'] as const) {
    const step = settle(before, orderPayableStatus('MAKING PAYMENT'), outcome);
    expect(step?.payment).toBe(payment);
    expect(payableStatusAfter(step, ORDER_STATUSES)).toBe(order);
  }
});

test('processing leaves the order unchanged', () => {
  expect(settle('pending', orderPayableStatus('MAKING PAYMENT'), 'processing')).toEqual({
    payment: 'processing',
    newStatus: null,
    reason: null,
  });
});

test.each<[PaymentState]>([['voided'], ['declined'], ['cancelled']])(
  'an approval after the payment was %s is refunded for an order and credited for a top-up',
  (payment) => {
    expect(settle(payment, orderPayableStatus('CANCELLED'), 'approved')).toEqual({
      payment: 'refund_due',
      newStatus: null,
      reason: null,
    });
    expect(settle(payment, topUpPayableStatus('CANCELLED'), 'approved')).toEqual({
      payment: 'approved',
      newStatus: 'paid',
      reason: null,
    });
  },
);

test.each<[PaymentState, OrderStatus, PaymentOutcome]>([
  ['approved', 'PREPARING', 'approved'],
  ['approved', 'READY', 'declined'],
  ['approved', 'COMPLETED', 'cancelled'],
  ['refund_due', 'CANCELLED', 'approved'],
  ['refunding', 'CANCELLED', 'approved'],
  ['refunded', 'CANCELLED', 'declined'],
  ['refund_failed', 'CANCELLED', 'approved'],
  ['processing', 'MAKING PAYMENT', 'processing'],
  ['approved', 'PREPARING', 'processing'],
  ['voided', 'CANCELLED', 'processing'],
  ['voided', 'CANCELLED', 'cancelled'],
])('%s, %s: a webhook of %s changes nothing', (payment, order, outcome) => {
  expect(settle(payment, orderPayableStatus(order), outcome)).toBeNull();
});

test('any sequence of webhooks tracks the money taken and makes legal transitions only', () => {
  const outcome = fc.constantFrom<PaymentOutcome>(
    'approved',
    'declined',
    'cancelled',
    'processing',
  );
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 8 }), (outcomes) => {
      let payment: PaymentState = 'pending';
      let order: OrderStatus = 'MAKING PAYMENT';
      for (const each of outcomes) {
        const step = settle(payment, orderPayableStatus(order), each);
        const next = payableStatusAfter(step, ORDER_STATUSES);
        if (next !== null) expect(mayFollow(order, next)).toBe(true);
        payment = step?.payment ?? payment;
        order = next ?? order;
      }
      const paid = outcomes.includes('approved');
      expect(payment === 'approved' || payment === 'refund_due').toBe(paid);
      expect(payment === 'approved').toBe(order === 'PREPARING');
    }),
  );
});

test('any sequence of webhooks credits a top-up once if the money was taken', () => {
  const outcome = fc.constantFrom<PaymentOutcome>(
    'approved',
    'declined',
    'cancelled',
    'processing',
  );
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 8 }), (outcomes) => {
      let payment: PaymentState = 'pending';
      let topUp: TopUpStatus = 'MAKING PAYMENT';
      let credited = 0;
      for (const each of outcomes) {
        const step = settle(payment, topUpPayableStatus(topUp), each);
        payment = step?.payment ?? payment;
        topUp = payableStatusAfter(step, TOP_UP_STATUSES) ?? topUp;
        if (step?.newStatus === 'paid') credited += 1;
      }
      const paid = outcomes.includes('approved');
      expect(payment === 'approved').toBe(paid);
      expect(topUp === 'COMPLETED').toBe(paid);
      expect(credited).toBe(paid ? 1 : 0);
    }),
  );
});
