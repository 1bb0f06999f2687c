import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentOutcome } from '../gateways/payments/payments.ts';
import { mayFollow, type OrderStatus } from './order-status.ts';
import { type PaymentState, settle } from './settlement.ts';

test.each<[PaymentOutcome, PaymentState, OrderStatus]>([
  ['approved', 'approved', 'PREPARING'],
  ['declined', 'declined', 'CANCELLED'],
  ['cancelled', 'cancelled', 'CANCELLED'],
])('%s ends a pending payment', (outcome, payment, order) => {
  expect(settle('pending', 'MAKING PAYMENT', outcome)).toMatchObject({ payment, order });
});

test.each<[PaymentState]>([['voided'], ['declined'], ['cancelled']])(
  'an approval after the payment was %s is owed back and revives no order',
  (payment) => {
    expect(settle(payment, 'CANCELLED', 'approved')).toEqual({
      payment: 'refund_due',
      order: null,
      reason: null,
    });
  },
);

test.each<[PaymentState, OrderStatus, PaymentOutcome]>([
  ['approved', 'PREPARING', 'approved'],
  ['approved', 'READY', 'declined'],
  ['approved', 'COMPLETED', 'cancelled'],
  ['refund_due', 'CANCELLED', 'approved'],
  ['voided', 'CANCELLED', 'cancelled'],
])('%s, %s: a webhook of %s changes nothing', (payment, order, outcome) => {
  expect(settle(payment, order, outcome)).toBeNull();
});

test('whatever webhooks come in whatever order, money taken is kept track of and no step is illegal', () => {
  const outcome = fc.constantFrom<PaymentOutcome>('approved', 'declined', 'cancelled');
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 8 }), (outcomes) => {
      let payment: PaymentState = 'pending';
      let order: OrderStatus = 'MAKING PAYMENT';
      for (const each of outcomes) {
        const step = settle(payment, order, each);
        if (step?.order) expect(mayFollow(order, step.order)).toBe(true);
        payment = step?.payment ?? payment;
        order = step?.order ?? order;
      }
      const paid = outcomes.includes('approved');
      expect(payment === 'approved' || payment === 'refund_due').toBe(paid);
      expect(payment === 'approved').toBe(order === 'PREPARING');
    }),
  );
});
