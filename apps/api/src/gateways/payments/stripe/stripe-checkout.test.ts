import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { joinMember } from '../../../testing/join-member.ts';
import { orderOf, placeOrder } from '../../../testing/ordering.ts';
import { as, GUEST, NOON } from '../../../testing/restaurant.ts';
import { topUp, topUpOf, walletOf } from '../../../testing/wallet.ts';
import { openStripeRestaurant, type StripeRestaurant } from './testing/stripe-restaurant.ts';

let restaurant: StripeRestaurant;
beforeAll(async () => {
  restaurant = await openStripeRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const COMPLETED = 'checkout.session.completed';
const SUCCEEDED = 'checkout.session.async_payment_succeeded';
const FAILED = 'checkout.session.async_payment_failed';

const seconds = () => Math.floor(restaurant.clock.now().epochMilliseconds / 1000);

/** Places an order and returns it with its Stripe session. */
async function ordered() {
  const placed = await placeOrder(restaurant);
  const { id } = await restaurant.payment();
  return { placed, session: restaurant.stripe.sessionOf(id) };
}

/** Pattern of the return URL at `path` with the order's receipt. */
const returnsTo = (path: string, id: string) =>
  new RegExp(`^http://demo\\.localhost:8080${path}#receipt=${id}\\.[\\w-]{43}$`);

const cancel = ({ id }: { id: string }) =>
  restaurant.sdk.orderCancel({ path: { id }, body: as(GUEST) });

describe('payment page', () => {
  test('offers cards and FPX in ringgit, and returns the customer to the same host', async () => {
    const { placed, session } = await ordered();
    expect(placed.payment_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/c\/pay\/cs_test_/);
    expect(session.parameters).toEqual({
      mode: 'payment',
      ui_mode: 'hosted_page',
      allowed_payment_method_types: { 0: 'card', 1: 'fpx' },
      adaptive_pricing: { enabled: 'false' },
      line_items: {
        0: {
          quantity: '1',
          price_data: {
            currency: 'myr',
            unit_amount: '4580',
            product_data: { name: `Order ${placed.sales_order_tx_id}` },
          },
        },
      },
      client_reference_id: (await restaurant.payment()).id,
      metadata: { reference: (await restaurant.payment()).id },
      payment_intent_data: {
        description: `Order ${placed.sales_order_tx_id}`,
        metadata: { reference: (await restaurant.payment()).id },
      },
      success_url: expect.stringMatching(returnsTo('/orderConfirmation', placed.id)),
      cancel_url: expect.stringMatching(returnsTo('/orderConfirmation\\?left=1', placed.id)),
      locale: 'en',
      expires_at: String(seconds() + 65 * 60),
    });
    const stored = await restaurant.db.one(sql`select session_id, payment_url from payments`);
    expect(stored).toEqual({ session_id: session.id, payment_url: placed.payment_url });
  });

  test('uses the language of the order', async () => {
    const mei = await joinMember(restaurant, undefined, { language: 'zh_CN' });
    await topUp(mei, 5000);
    const { parameters } = restaurant.stripe.sessionOf((await restaurant.payment()).id);
    expect(parameters).toMatchObject({ locale: 'zh' });
    expect(parameters.line_items).toMatchObject({
      0: { price_data: { product_data: { name: expect.stringMatching(/^钱包充值 TU-/) } } },
    });
  });

  test('opens the same session with the same parameters when a lost request is repeated', async () => {
    restaurant.stripe.behaviour = 'lost';
    await expect(placeOrder(restaurant)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(restaurant.reported).toMatchObject([{ name: 'PaymentsUnavailable' }]);
    restaurant.stripe.behaviour = 'well';
    restaurant.clock.set(NOON.add({ minutes: 29 }));
    const { placed } = await ordered();
    expect(placed.payment_url).not.toBeNull();
    expect([...restaurant.stripe.ledger.sessions]).toHaveLength(1);
  });

  test('retries with another key after a failure because Stripe replays the failure', async () => {
    restaurant.stripe.behaviour = 'fault';
    const { placed } = await ordered();
    const { id } = await restaurant.payment();
    expect(restaurant.stripe.requests.map(({ key }) => key)).toEqual([id, `${id}:2`]);
    expect(placed.payment_url).toMatch(/cs_test_/);
  });

  test.each(['down', 'refuses'] as const)(
    'returns SERVICE_UNAVAILABLE and reports the reason when Stripe is %s',
    async (behaviour) => {
      restaurant.stripe.behaviour = behaviour;
      await expect(placeOrder(restaurant)).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        status: 503,
      });
      expect(restaurant.reported).toMatchObject([
        {
          message: expect.stringMatching(
            behaviour === 'down' ? /cannot be reached/ : /STRIPE_SECRET_KEY/,
          ),
        },
      ]);
    },
  );

  test('closes the session when the order is cancelled while the session opens', async () => {
    restaurant.stripe.behaviour = 'lost';
    await expect(placeOrder(restaurant)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    restaurant.stripe.behaviour = 'well';
    const [session] = restaurant.stripe.ledger.sessions.values();
    const { createSession } = restaurant.payments;
    // The order is cancelled between the request to Stripe and its response.
    restaurant.payments.createSession = async (request) => {
      const opened = await createSession.call(restaurant.payments, request);
      restaurant.payments.createSession = createSession;
      const { id } = (await restaurant.db.one<{ id: string }>(sql`select id from orders`)) ?? {
        id: '',
      };
      await cancel({ id });
      return opened;
    };
    const second = await placeOrder(restaurant);
    expect(second).toMatchObject({ payment_url: '/orderConfirmation' });
    expect(session?.status).toBe('expired');
  });
});

describe('payment', () => {
  test('by card is settled once by its event', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'card', seconds());
    expect(await restaurant.sendEvent(COMPLETED, session, 'evt_paid')).toMatchObject({
      effect: 'applied',
    });
    expect(await restaurant.sendEvent(COMPLETED, session, 'evt_paid')).toMatchObject({
      effect: 'repeated',
    });
    expect(await restaurant.sendEvent(COMPLETED, session)).toMatchObject({ effect: 'outdated' });
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'PREPARING',
      payment_processing: false,
      refund_status: null,
    });
  });

  test('by bank stays processing until the bank confirms it', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'bank', seconds());
    await restaurant.sendEvent(COMPLETED, session);
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'MAKING PAYMENT',
      payment_processing: true,
      payment_url: null,
      payment_expires_at: null,
    });
    // Neither the customer nor a timeout cancels a payment that the bank may still confirm.
    await expect(cancel(placed)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    await restaurant.work(NOON.add({ minutes: 45 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
    restaurant.stripe.ledger.decide(session.id, true, seconds());
    await restaurant.sendEvent(SUCCEEDED, session);
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'PREPARING',
      payment_processing: false,
    });
  });

  test.each([
    ['card', 'card'],
    ['bank', 'fpx'],
  ] as const)('by %s shows its method once Stripe has returned it', async (by, methodType) => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, by, seconds());
    if (by === 'bank') restaurant.stripe.ledger.decide(session.id, true, seconds());
    await restaurant.sendEvent(by === 'bank' ? SUCCEEDED : COMPLETED, session);
    restaurant.stripe.behaviour = 'down';
    await restaurant.work(NOON.add({ seconds: 1 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'PREPARING',
      paymentMethod: 'online',
    });
    restaurant.stripe.behaviour = 'well';
    await restaurant.work(NOON.add({ minutes: 2 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({ paymentMethod: methodType });
  });

  test('by bank cancels the order when the bank declines it', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'bank', seconds());
    await restaurant.sendEvent(COMPLETED, session);
    restaurant.stripe.ledger.decide(session.id, false, seconds());
    await restaurant.sendEvent(FAILED, session);
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'PAYMENT_DECLINED',
      refund_status: null,
    });
  });

  test('by bank is settled when its events arrive in the wrong order', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'bank', seconds());
    const first = restaurant.stripe.event(COMPLETED, restaurant.stripe.view(session));
    restaurant.stripe.ledger.decide(session.id, true, seconds());
    expect(await restaurant.sendEvent(SUCCEEDED, session)).toMatchObject({ effect: 'applied' });
    expect(await restaurant.notify(first)).toMatchObject({ effect: 'outdated' });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'PREPARING' });
  });

  test('for a top-up is credited once when events repeat', async () => {
    const mei = await joinMember(restaurant);
    const topUpRow = await topUp(mei, 50_000);
    const session = restaurant.stripe.sessionOf((await restaurant.payment()).id);
    restaurant.stripe.ledger.pay(session.id, 'bank', seconds());
    await restaurant.sendEvent(COMPLETED, session);
    expect(await topUpOf(mei, topUpRow)).toMatchObject({
      status: 'MAKING PAYMENT',
      payment_processing: true,
      payment_url: null,
    });
    restaurant.stripe.ledger.decide(session.id, true, seconds());
    await Promise.all([1, 2, 3].map(() => restaurant.sendEvent(SUCCEEDED, session, 'evt_once')));
    await restaurant.sendEvent(SUCCEEDED, session, 'evt_again');
    expect(await topUpOf(mei, topUpRow)).toMatchObject({
      status: 'COMPLETED',
      payment_processing: false,
    });
    expect(await walletOf(mei)).toMatchObject({ wallet: 50_000 });
  });
});

describe('cancellation', () => {
  test('closes the Stripe session and then the order', async () => {
    const { placed, session } = await ordered();
    expect(await cancel(placed)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'CUSTOMER_CANCELLED',
    });
    expect(session.status).toBe('expired');
    expect(await restaurant.sendEvent('checkout.session.expired', session)).toMatchObject({
      effect: 'ignored',
    });
    expect((await orderOf(restaurant, placed)).cancel_reason).toBe('CUSTOMER_CANCELLED');
  });

  test('is rejected and the order is paid when Stripe has already collected the payment', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'card', seconds());
    await expect(cancel(placed)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'PREPARING' });
    // The event that arrives later changes nothing.
    expect(await restaurant.sendEvent(COMPLETED, session)).toMatchObject({ effect: 'outdated' });
  });

  test('cancels as declined when the bank has declined and no event has arrived', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'bank', seconds());
    restaurant.stripe.ledger.decide(session.id, false, seconds());
    expect(await cancel(placed)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'PAYMENT_DECLINED',
    });
  });

  test('changes nothing when Stripe is unreachable', async () => {
    const { placed } = await ordered();
    restaurant.stripe.behaviour = 'down';
    await expect(cancel(placed)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
  });

  test('closes session and order after 30 minutes without payment', async () => {
    const { placed, session } = await ordered();
    await restaurant.work(NOON.add({ minutes: 29 }));
    expect(session.status).toBe('open');
    await restaurant.work(NOON.add({ minutes: 30 }));
    expect(session.status).toBe('expired');
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'PAYMENT_ABANDONED',
    });
  });

  test('polls Stripe at most once a minute while the bank is processing', async () => {
    const { session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'bank', seconds());
    await restaurant.work(NOON.add({ minutes: 30 }));
    const requestsBefore = restaurant.stripe.requests.length;
    await restaurant.work(NOON.add({ minutes: 30, seconds: 45 }));
    expect(restaurant.stripe.requests).toHaveLength(requestsBefore);
    await restaurant.work(NOON.add({ minutes: 31 }));
    expect(restaurant.stripe.requests.length).toBeGreaterThan(requestsBefore);
  });
});

describe('payment for a cancelled order', () => {
  /** Pays an order after its cancellation. */
  async function paidTooLate() {
    const { placed, session } = await ordered();
    await cancel(placed);
    // Simulates a payment just before the session expired.
    session.status = 'open';
    restaurant.stripe.ledger.pay(session.id, 'card', seconds());
    await restaurant.sendEvent(COMPLETED, session);
    return placed;
  }

  test('is refunded once and automatically, and the order shows it', async () => {
    const placed = await paidTooLate();
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'CANCELLED',
      refund_status: 'UNDER_WAY',
    });
    await Promise.all([1, 2, 3].map(() => restaurant.work(NOON.add({ minutes: 1 }))));
    await restaurant.work(NOON.add({ minutes: 9 }));
    expect([...restaurant.stripe.ledger.refunds.values()]).toMatchObject([{ amount: 4580 }]);
    expect(await orderOf(restaurant, placed)).toMatchObject({ refund_status: 'DONE' });
    expect(await restaurant.payment()).toMatchObject({ state: 'refunded', refund_id: /^re_/ });
  });

  test('is refunded once when the response is lost', async () => {
    const placed = await paidTooLate();
    restaurant.stripe.behaviour = 'lost';
    await restaurant.work(NOON.add({ minutes: 1 }));
    expect(restaurant.reported).toMatchObject([{ name: 'PaymentsUnavailable' }]);
    restaurant.stripe.behaviour = 'well';
    await restaurant.work(NOON.add({ minutes: 3 }));
    expect(restaurant.stripe.ledger.refunds.size).toBe(1);
    expect(await orderOf(restaurant, placed)).toMatchObject({ refund_status: 'DONE' });
  });

  test('stays under way while the bank processes the refund, and can still fail later', async () => {
    restaurant.stripe.ledger.refundsBegin = 'pending';
    const placed = await paidTooLate();
    await restaurant.work(NOON.add({ minutes: 1 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({ refund_status: 'UNDER_WAY' });
    const [refund] = restaurant.stripe.ledger.refunds.values();
    if (refund === undefined) throw new Error('Nothing was given back');
    refund.status = 'succeeded';
    const event = restaurant.stripe.event('refund.updated', { id: refund.id, object: 'refund' });
    expect(await restaurant.notify(event)).toMatchObject({ status: 200, effect: 'looked_at' });
    await restaurant.work(NOON.add({ minutes: 2 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({ refund_status: 'DONE' });
    // The bank returns the refund days later: both company and customer are notified.
    refund.status = 'failed';
    await restaurant.notify(restaurant.stripe.event('refund.failed', { id: refund.id }));
    await restaurant.work(NOON.add({ hours: 48 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({ refund_status: 'FAILED' });
    expect(restaurant.reported).toMatchObject([{ name: 'RefundFailed' }]);
  });

  test('notifies the member once while the refund is pending', async () => {
    restaurant.stripe.ledger.refundsBegin = 'pending';
    const mei = await joinMember(restaurant);
    await paidTooLate();
    await restaurant.db.execute(sql`
      update orders set customer_id = ${mei.id}, guest_hash = null`);
    for (const minutes of [1, 65, 130]) await restaurant.work(NOON.add({ minutes }));
    const methodType = await mei.sdk.notifications({ path: { id: mei.id } });
    expect(methodType.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^RM\u00a045\.80 of order \S+ is on its way back to you\.$/),
    ]);
  });
});

describe('Stripe event', () => {
  test.each([
    [
      'forged',
      (payload: string) => restaurant.stripe.sign(payload, seconds(), 'whsec_forged_000000'),
    ],
    ['an hour old', (payload: string) => restaurant.stripe.sign(payload, seconds() - 3600)],
    ['signed for another body', () => restaurant.stripe.sign('{}')],
    ['not signed', () => ''],
  ])('returns 401 when the event is %s', async (_, sign) => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'card', seconds());
    const payload = restaurant.stripe.event(COMPLETED, restaurant.stripe.view(session));
    expect(await restaurant.notify(payload, sign(payload))).toEqual({ status: 401 });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
  });

  test('is accepted when signed with the old and the new secret', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'card', seconds());
    const payload = restaurant.stripe.event(COMPLETED, restaurant.stripe.view(session));
    const both = `${restaurant.stripe.sign(payload, seconds(), 'whsec_the_older_one_0')},${
      restaurant.stripe.sign(payload).split(',')[1]
    }`;
    expect(await restaurant.notify(payload, both)).toMatchObject({
      status: 200,
      effect: 'applied',
    });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'PREPARING' });
  });

  test('about another amount changes nothing and returns amount_differs', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'card', seconds());
    const view = { ...restaurant.stripe.view(session), amount_total: 1 };
    expect(await restaurant.notify(restaurant.stripe.event(COMPLETED, view))).toMatchObject({
      effect: 'amount_differs',
    });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
  });

  test.each([
    ['of other people’s sessions', COMPLETED, { client_reference_id: null }, 'ignored'],
    ['of an unknown payment', COMPLETED, { client_reference_id: 'x' }, 'unknown_payment'],
    ['in dollars', COMPLETED, { currency: 'usd' }, 'ignored'],
    ['of another kind', 'charge.succeeded', {}, 'ignored'],
  ])(
    '%s changes nothing and returns 200, so that Stripe does not resend it',
    async (_, type, changes, effect) => {
      const { session } = await ordered();
      const view = { ...restaurant.stripe.view(session), payment_status: 'paid', ...changes };
      expect(await restaurant.notify(restaurant.stripe.event(type, view))).toEqual({
        status: 200,
        effect,
      });
      expect(await restaurant.payment()).toMatchObject({ state: 'pending' });
    },
  );

  test.each(['', 'no json', '[]', '{"id":"evt"}'])(
    'returns 400 for an invalid body: %s',
    async (body) => {
      expect(await restaurant.notify(body)).toEqual({ status: 400 });
    },
  );

  test('is applied on redelivery after the server failed', async () => {
    const { placed, session } = await ordered();
    restaurant.stripe.ledger.pay(session.id, 'card', seconds());
    const payload = restaurant.stripe.event(COMPLETED, restaurant.stripe.view(session));
    await restaurant.db.execute(sql`alter table payment_notifications rename to away`);
    expect((await restaurant.notify(payload)).status).toBe(500);
    await restaurant.db.execute(sql`alter table away rename to payment_notifications`);
    expect(await restaurant.notify(payload)).toMatchObject({ status: 200, effect: 'applied' });
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'PREPARING' });
  });
});
