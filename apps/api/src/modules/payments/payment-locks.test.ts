import { afterEach, describe, expect, test, vi } from 'vitest';
import { payableOf } from '../../composition/payable-of.ts';
import type { PaymentOutcome, Refund } from '../../gateways/payments/payments.ts';
import type { PaymentWebhook } from '../../gateways/payments/webhook.ts';
import { sql } from '../../platform/db/sql.ts';
import { beginWithMember } from '../../testing/begin-with-member.ts';
import { afterLocked } from '../../testing/db/locked-rows.ts';
import type { Joined } from '../../testing/join-member.ts';
import { placeOrder } from '../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../testing/restaurant.ts';
import { topUp } from '../../testing/wallet.ts';
import { topUpPayable } from '../loyalty/wallet/top-up-payable.ts';
import { refundPayment } from './refund-payment.ts';
import { settleIn, settlePayment } from './settle-payment.ts';
import { cancelUnpaid } from './unpaid-payments.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

afterEach(() => vi.restoreAllMocks());

async function webhook(outcome: PaymentOutcome): Promise<PaymentWebhook> {
  const payment = await restaurant.db.one<
    Pick<PaymentWebhook, 'reference' | 'amount' | 'provider'>
  >(sql`select id as reference, amount, provider from payments`);
  if (payment === null) throw new Error('Nothing is to be paid');
  return { ...payment, outcome, eventId: `event-${outcome}`, occurredAt: NOON };
}

test.each([
  ['an order', () => placeOrder(restaurant), sql`select status from orders`, 'PREPARING'],
  ['a top-up', () => topUp(mei, 50_000), sql`select status from top_ups`, 'COMPLETED'],
] as const)(
  'the payment of %s stays approved when a decline waits for the approval',
  async (_, begin, statusOf, paid) => {
    await begin();
    const approval = await webhook('approved');
    const decline = await webhook('declined');
    const effect = await afterLocked(
      restaurant.db,
      (tx) => settleIn(tx, payableOf, approval, NOON),
      () => settlePayment(restaurant.db, payableOf, decline, NOON),
    );
    expect(effect).toBe('outdated');
    expect(await restaurant.db.one(sql`select state from payments`)).toEqual({ state: 'approved' });
    expect(await restaurant.db.one(statusOf)).toEqual({ status: paid });
  },
);

test('a cancellation that waits for the approval does not cancel the top-up', async () => {
  const { id } = await topUp(mei, 50_000);
  const approval = await webhook('approved');
  const isCancelled = await afterLocked(
    restaurant.db,
    (tx) => settleIn(tx, payableOf, approval, NOON),
    () =>
      restaurant.db.transaction((tx) => topUpPayable(id).cancel(tx, 'CUSTOMER_CANCELLED', NOON)),
  );
  expect(isCancelled).toBe(false);
  expect(await restaurant.db.one(sql`select status from top_ups`)).toEqual({ status: 'COMPLETED' });
});

test('an event that arrives twice is stored once', async () => {
  await placeOrder(restaurant);
  const approval = await webhook('approved');
  await settlePayment(restaurant.db, payableOf, approval, NOON);
  await settlePayment(restaurant.db, payableOf, approval, NOON);
  expect(await restaurant.db.query(sql`select event_id from payment_notifications`)).toEqual([
    { event_id: approval.eventId },
  ]);
});

test('cancelling an order does not void its declined payment', async () => {
  const { db, sandbox } = restaurant;
  const { id } = await placeOrder(restaurant);
  const { reference, amount } = await webhook('declined');
  await db.execute(sql`update payments set state = 'declined'`);
  vi.spyOn(sandbox, 'void').mockResolvedValue('voided');
  const payable = payableOf({ order_id: id, top_up_id: null });
  const unpaid = { order_id: id, top_up_id: null, payment_id: reference, amount, payable };
  const dependencies = { db, payments: sandbox, now: NOON };
  const stored = sql`select p.state, o.status from payments p join orders o on o.id = p.order_id`;
  expect(
    await cancelUnpaid(dependencies, unpaid, 'CUSTOMER_CANCELLED', (tx) => tx.one(stored)),
  ).toEqual({ state: 'declined', status: 'CANCELLED' });
});

test('a payment approved during the request to the provider is settled at once', async () => {
  const { db, sandbox } = restaurant;
  const { id } = await placeOrder(restaurant);
  const approval = await webhook('approved');
  vi.spyOn(sandbox, 'void').mockImplementation(async () => {
    await settlePayment(db, payableOf, approval, NOON);
    return 'processing';
  });
  const unpaid = {
    order_id: id,
    top_up_id: null,
    payment_id: approval.reference,
    amount: approval.amount,
    payable: payableOf({ order_id: id, top_up_id: null }),
  };
  const dependencies = { db, payments: sandbox, now: NOON };
  const stored = sql`select state, look_at from payments`;
  expect(
    await cancelUnpaid(dependencies, unpaid, 'CUSTOMER_CANCELLED', (tx) => tx.one(stored)),
  ).toEqual({ state: 'approved', look_at: null });
});

describe('refund', () => {
  /** Refunds the only payment; `refund` is the provider's response. */
  async function give(refund: () => Promise<Refund>) {
    const { db, sandbox } = restaurant;
    const payment = await db.one<{ id: string }>(sql`select id from payments`);
    vi.spyOn(sandbox, 'refund').mockImplementation(refund);
    return refundPayment({ db, payments: sandbox, payableOf }, payment?.id ?? '', NOON);
  }
  const owe = async () => {
    await placeOrder(restaurant);
    await restaurant.db.execute(sql`update payments set state = 'refund_due'`);
  };

  test('is requested by only one of two instances', async () => {
    await owe();
    let requestCount = 0;
    const refund = async (): Promise<Refund> => {
      requestCount += 1;
      if (requestCount === 1) await give(refund);
      return { id: 're_1', state: 'refunded' };
    };
    await give(refund);
    expect(requestCount).toBe(1);
  });

  test('is not requested for a pending payment', async () => {
    await placeOrder(restaurant);
    await give(() => Promise.reject(new Error('The provider was asked')));
  });

  test('stays failed when an older response of the provider arrives later', async () => {
    await owe();
    await give(async () => {
      await restaurant.db.execute(sql`update payments set state = 'refund_failed'`);
      return { id: 're_1', state: 'refunding' };
    });
    expect(await restaurant.db.one(sql`select state from payments`)).toEqual({
      state: 'refund_failed',
    });
  });
});
