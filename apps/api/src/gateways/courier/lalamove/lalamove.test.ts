import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshDelivery } from '../../../modules/ordering/delivery/deliveries.ts';
import { sql } from '../../../platform/db/sql.ts';
import { systemRandom } from '../../../shared/random.ts';
import { workAt } from '../../../testing/jobs.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { addition, checkout, decide, HOME, order, orderOf } from '../../../testing/ordering.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { LalamoveCourier } from './lalamove-courier.ts';
import { createLalamoveWebhookRoutes } from './lalamove-webhook-routes.ts';
import { type Behaviour, FakeLalamove, TEST_KEY, TEST_SECRET } from './testing/fake-lalamove.ts';

const PATH = '/api/courier/lalamove';
let restaurant: Restaurant;
let lalamove: FakeLalamove;
let courier: LalamoveCourier;
beforeAll(async () => {
  restaurant = await openRestaurant(undefined, undefined, async ({ db, clock }) => {
    lalamove = new FakeLalamove(clock);
    await lalamove.open();
    const keys = { apiKey: TEST_KEY, apiSecret: TEST_SECRET, service: 'MOTORCYCLE' };
    const random = systemRandom;
    courier = new LalamoveCourier({ ...keys, url: lalamove.url, db, clock, random });
    const routes = createLalamoveWebhookRoutes({
      events: { checkTrip: (reference, now) => refreshDelivery(db, reference, now) },
      clock,
      courier,
      apiSecret: TEST_SECRET,
      path: PATH,
    });
    return { courier, webhooks: { [PATH]: routes } };
  });
});
beforeEach(async () => {
  await restaurant.reset();
  lalamove.clearState();
});
afterAll(async () => {
  await restaurant.close();
  lalamove.close();
});

const FEE = cents(1220);
/** The food is ready in 35 minutes; the rider is called 30 minutes before. */
const CALLED = NOON.add({ minutes: 5 });

async function placePaid(remark: string | null = null, member?: Joined) {
  const by = member ?? restaurant;
  await by.sdk.cartCreate({ body: addition({ delivery_method: 'delivery', ...member?.identity }) });
  const placed = await order(
    by,
    checkout({
      ...(member && { ...member.identity, total_point_get: 22 }),
      delivery_method: 'delivery',
      address: { ...HOME, notes: remark },
      delivery_fee: FEE,
      lalamove_delivery_fee: FEE,
      final_total_amount: cents(4580 + FEE),
    }),
  );
  await decide(restaurant, placed, 'approved');
  return placed;
}

/** Runs the delivery jobs at a moment. */
async function drive(now: Temporal.Instant): Promise<void> {
  await workAt(restaurant, now);
}

const later = (seconds: number) => CALLED.add({ seconds });

async function post(body: string): Promise<{ status: number; effect?: string }> {
  const answer = await restaurant.fetch(
    new Request(`http://demo.localhost${PATH}`, { method: 'POST', body }),
  );
  return { status: answer.status, ...((await answer.json()) as { effect?: string }) };
}

function newest() {
  const newestOrder = lalamove.orders.at(-1);
  if (newestOrder === undefined) throw new Error('No trip was booked');
  return newestOrder;
}

describe('Lalamove quotation', () => {
  test('requests the fee for the two places and converts it to sen', async () => {
    await placePaid();
    expect(lalamove.quoted[0]).toEqual({
      serviceType: 'MOTORCYCLE',
      language: 'en_MY',
      stops: [
        {
          coordinates: { lat: '3.117880', lng: '101.621690' },
          address: '3.117880, 101.621690',
        },
        {
          coordinates: { lat: '3.135600', lng: '101.644300' },
          address: '3.135600, 101.644300',
        },
      ],
    });
  });

  test.each<[Behaviour, string]>([
    ['422 ERR_OUT_OF_SERVICE_AREA', 'ERR_OUT_OF_SERVICE_AREA'],
    ['422 ERR_REVERSE_GEOCODE_FAILURE', 'ERR_OUT_OF_SERVICE_AREA'],
    ['422 ERR_INVALID_MARKET', 'LALAMOVE_ERROR'],
    ['402 ERR_INSUFFICIENT_CREDIT', 'LALAMOVE_ERROR'],
    ['429 ERR_TOO_MANY_REQUESTS', 'LALAMOVE_ERROR'],
    ['422 ERR_OF_TOMORROW', 'LALAMOVE_ERROR'],
    ['fault', 'LALAMOVE_ERROR'],
    ['lost', 'LALAMOVE_ERROR'],
  ])('maps the response %s to the error %s', async (behaviour, code) => {
    lalamove.quoting = behaviour;
    await expect(placePaid()).rejects.toMatchObject({ code });
  });

  test.each(['12', '12.25', '0.5'])('reads a price of RM %s', async (price) => {
    lalamove.price = price;
    const { courier } = restaurant;
    const place = { latitude: 3.1, longitude: 101.6 };
    const tariff = { radiusMetres: 1000, baseFee: cents(0), feePerKm: cents(0) };
    const { fee } = await courier.quote({ from: place, to: place, tariff });
    expect(fee).toBe(Math.round(Number(price) * 100));
  });

  test('throws LALAMOVE_ERROR for a negative price', async () => {
    lalamove.price = '-3';
    await expect(placePaid()).rejects.toMatchObject({ code: 'LALAMOVE_ERROR' });
  });
});

describe('Lalamove trip', () => {
  test('books with contacts and address on time and follows the trip to its end', async () => {
    const placed = await placePaid('Ring twice');
    await drive(later(-1));
    expect(lalamove.orders).toEqual([]);
    await drive(CALLED);
    const trip = newest();
    expect(trip.question.sender).toMatchObject({ name: 'ss2', phone: '+60378765432' });
    expect(trip.question.recipients).toEqual([
      {
        stopId: expect.stringMatching(/^\d+$/),
        name: 'Aisyah',
        phone: '+60123456789',
        remarks: `Order ${placed.sales_order_tx_id}. B-12-3. Ring twice`,
      },
    ]);
    expect(lalamove.quoted.at(-1)).toMatchObject({
      stops: [
        { address: expect.stringContaining('47300 Petaling Jaya') },
        { address: HOME.full_address },
      ],
    });
    // A booked trip has not started yet.
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'PREPARING',
      share_link: expect.stringMatching(/^https:\/\/share\.sandbox\.lalamove\.com/),
    });
    trip.status = 'ON_GOING';
    await drive(later(30));
    expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
    trip.status = 'PICKED_UP';
    await drive(later(60));
    expect((await orderOf(restaurant, placed)).status).toBe('DELIVERING');
    trip.status = 'COMPLETED';
    await drive(later(90));
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'COMPLETED' });
    expect(lalamove.orders).toHaveLength(1);
    expect(restaurant.reported).toEqual([]);
  });

  test('books one trip when several instances run', async () => {
    await placePaid();
    restaurant.clock.set(CALLED);
    await Promise.all([1, 2, 3, 4].map(() => drive(CALLED)));
    expect(lalamove.orders).toHaveLength(1);
  });

  test('moves the order through every status when the trip is already delivered at the first poll', async () => {
    const placed = await placePaid();
    await drive(CALLED);
    newest().status = 'COMPLETED';
    await drive(later(60));
    expect((await orderOf(restaurant, placed)).status_history.map(({ status }) => status)).toEqual([
      'MAKING PAYMENT',
      'PREPARING',
      'DELIVERING',
      'COMPLETED',
    ]);
  });

  test('retries with the same quotation when the company wallet at Lalamove is empty', async () => {
    const placed = await placePaid();
    lalamove.ordering = '402 ERR_INSUFFICIENT_CREDIT';
    await drive(CALLED);
    expect(restaurant.reported).toMatchObject([
      { message: expect.stringContaining('wallet at Lalamove is empty') },
    ]);
    const countBefore = lalamove.quoted.length;
    lalamove.ordering = 'well';
    await drive(later(20));
    expect(lalamove.quoted).toHaveLength(countBefore);
    expect((await orderOf(restaurant, placed)).share_link).not.toBeNull();
  });

  test('requests a new quotation when Lalamove no longer accepts the first', async () => {
    await placePaid();
    lalamove.ordering = '422 ERR_INVALID_QUOTATION_ID';
    await drive(CALLED);
    lalamove.ordering = 'well';
    await drive(later(20));
    expect(lalamove.orders).toHaveLength(1);
    expect(lalamove.quoted).toHaveLength(3);
  });
});

describe('rider', () => {
  test('appears when a rider accepts the trip and disappears when the trip ends', async () => {
    const placed = await placePaid();
    await drive(CALLED);
    const order = newest();
    const { reference } = order.question.metadata;
    const signal = AbortSignal.timeout(5000);
    expect(await courier.rider(reference, signal)).toBeNull();
    order.status = 'ON_GOING';
    order.driverId = '80557';
    await drive(later(20));
    const rider = { name: 'TestDriver 44555', phone: '+60123044555' };
    expect(await courier.rider(reference, signal)).toEqual({
      ...rider,
      lastSeen: {
        place: { latitude: 3.139003, longitude: 101.686855 },
        at: Temporal.Instant.from('2022-04-13T15:30:00Z'),
      },
    });
    const readRider = async () => (await orderOf(restaurant, placed)).rider;
    await vi.waitFor(async () => expect(await readRider()).toEqual({ ...rider, position: null }));
    order.status = 'COMPLETED';
    expect(await courier.rider(reference, signal)).toBeNull();
    await drive(later(40));
    expect((await orderOf(restaurant, placed)).rider).toBeNull();
  });

  test('has a position only while delivering and while the position is recent', async () => {
    const placed = await placePaid();
    await drive(CALLED);
    const order = newest();
    order.driverId = '80557';
    order.lastSeen = { lat: '3.1250', lng: '101.6300' };
    const at = (seconds: number) => restaurant.clock.set(later(seconds));
    const position = async () => (await orderOf(restaurant, placed)).rider?.position;
    const rider = async () => (await orderOf(restaurant, placed)).rider;
    // On the way to the branch, the position is not shown.
    await vi.waitFor(async () => expect(await rider()).not.toBeNull());
    expect(await position()).toBeNull();
    order.status = 'PICKED_UP';
    await drive(later(20));
    await vi.waitFor(async () =>
      expect(await position()).toEqual({
        latitude: '3.125000',
        longitude: '101.630000',
        time: expect.stringMatching(/\+08:00$/),
      }),
    );
    order.lastSeen = null;
    at(41);
    await vi.waitFor(async () => expect(await position()).toBeNull());
    expect(await rider()).not.toBeNull();
    const { deliver_to } = await orderOf(restaurant, placed);
    expect(deliver_to).toEqual({ latitude: '3.135600', longitude: '101.644300' });
  });
});

describe('lost response', () => {
  test('creates no second trip because the webhook reports the first', async () => {
    const placed = await placePaid();
    lalamove.ordering = 'lost';
    await drive(CALLED);
    lalamove.ordering = 'well';
    for (const seconds of [20, 60, 120, 200, 290]) await drive(later(seconds));
    expect(lalamove.orders).toHaveLength(1);
    expect((await orderOf(restaurant, placed)).share_link).toBeNull();
    expect(await post(lalamove.webhook(newest(), PATH))).toEqual({
      status: 200,
      received: true,
      effect: 'looked_at',
    });
    await drive(later(291));
    expect((await orderOf(restaurant, placed)).share_link).toMatch(/^https:/);
    expect(lalamove.orders).toHaveLength(1);
  });

  test('books again after the quotation has expired and cancels the duplicate trip', async () => {
    await placePaid();
    lalamove.ordering = 'lost';
    await drive(CALLED);
    const stray = newest();
    lalamove.ordering = 'well';
    await drive(later(5 * 60 + 61));
    expect(lalamove.orders).toHaveLength(2);
    await post(lalamove.webhook(stray, PATH));
    expect(lalamove.orders.map(({ status }) => status)).toEqual(['CANCELED', 'ASSIGNING_DRIVER']);
  });

  test('books again after the quotation has expired when the request never arrived', async () => {
    const placed = await placePaid();
    lalamove.ordering = 'deaf';
    await drive(CALLED);
    lalamove.ordering = 'well';
    await drive(later(300));
    expect(lalamove.orders).toEqual([]);
    await drive(later(361));
    expect(lalamove.orders).toHaveLength(1);
    expect((await orderOf(restaurant, placed)).share_link).not.toBeNull();
  });
});

describe('trip rejected by the courier', () => {
  test.each([
    '422 ERR_INVALID_PHONE_NUMBER',
    '422 ERR_INVALID_FIELD',
    '400 ERR_MISSING_FIELD',
    '422 ERR_OF_TOMORROW',
  ] as const)(
    'fails at once, notifies the branch and shows the failure to the customer: %s',
    async (behaviour) => {
      await restaurant.db.execute(sql`update branches set contact_no = '+60129998888'`);
      const placed = await placePaid();
      lalamove.ordering = behaviour;
      await drive(CALLED);
      expect(restaurant.reported).toMatchObject([
        { name: 'DeliveryFailed', cause: { name: 'CourierRejected' } },
      ]);
      expect(await orderOf(restaurant, placed)).toMatchObject({
        status: 'PREPARING',
        courier_failed: true,
        courier_rejected: true,
      });
      const countBefore = lalamove.requests;
      await drive(later(600));
      expect(lalamove.requests).toBe(countBefore);
      const [message] = await restaurant.phones.outbox();
      expect(message?.phone_no).toBe('+60129998888');
      expect(message?.body).toContain(`rejects order ${placed.sales_order_tx_id}`);
    },
  );

  test('notifies the member once, in both languages', async () => {
    const mei = await joinMember(restaurant);
    const placed = await placePaid(null, mei);
    lalamove.ordering = '422 ERR_INVALID_PHONE_NUMBER';
    await drive(CALLED);
    await drive(later(600));
    const stored = await restaurant.db.query(sql`
      select message, about_kind, about_id from notifications
      where member_id = ${mei.id} and id like 'no-rider-%'`);
    const number = placed.sales_order_tx_id;
    expect(stored).toEqual([
      {
        message: {
          en: `The courier does not accept order ${number}. The branch is working on it. Please call the branch if your phone number or address is wrong.`,
          zh_CN: `配送方无法接受订单 ${number}，分店会处理。如果您的电话号码或地址有误，请致电分店。`,
        },
        about_kind: 'order',
        about_id: placed.id,
      },
    ]);
  });

  test.each([
    '401 ERR_UNAUTHORIZED',
    '402 ERR_INSUFFICIENT_CREDIT',
    '403 ERR_FORBIDDEN',
    '422 ERR_INVALID_MARKET',
    '422 ERR_INVALID_SERVICE_TYPE',
    '422 ERR_INVALID_QUOTATION_ID',
    '422 ERR_INVALID_SCHEDULE_TIME',
    '429 ERR_TOO_MANY_REQUESTS',
    'fault',
  ] as const)('retries after %s', async (behaviour) => {
    const placed = await placePaid();
    lalamove.ordering = behaviour;
    await drive(CALLED);
    expect(restaurant.reported).toMatchObject([{ name: 'CourierUnavailable' }]);
    expect(await orderOf(restaurant, placed)).toMatchObject({ courier_failed: false });
  });
});

describe('trip cancelled by the courier', () => {
  test.each(['CANCELED', 'REJECTED', 'EXPIRED'])('is booked again after %s', async (status) => {
    const placed = await placePaid();
    await drive(CALLED);
    const first = newest();
    first.status = status;
    await drive(later(20));
    expect(await orderOf(restaurant, placed)).toMatchObject({ share_link: null });
    await drive(later(21));
    expect(lalamove.orders).toHaveLength(2);
    const references = lalamove.orders.map(
      ({ question: countBefore }) => countBefore.metadata.reference,
    );
    expect(references[1]).toBe(`${references[0]}-2`);
    newest().status = 'PICKED_UP';
    await drive(later(60));
    expect((await orderOf(restaurant, placed)).status).toBe('DELIVERING');
  });

  test('fails after three trips, reports it, notifies the branch and shows it to the customer', async () => {
    await restaurant.db.execute(sql`update branches set contact_no = '+60129998888'`);
    const placed = await placePaid();
    for (let seconds = 0; seconds < 400; seconds += 20) {
      await drive(later(seconds));
      for (const trip of lalamove.orders) trip.status = 'REJECTED';
    }
    expect(lalamove.orders).toHaveLength(3);
    expect(restaurant.reported).toMatchObject([{ name: 'DeliveryFailed' }]);
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'PREPARING',
      courier_failed: true,
      courier_rejected: false,
      share_link: null,
    });
    expect(await restaurant.phones.outbox()).toMatchObject([
      {
        phone_no: '+60129998888',
        body: `demo House: no rider was found for order ${placed.sales_order_tx_id}. Please deliver it and call the customer.`,
      },
    ]);
  });

  test('is not booked again once the food is picked up', async () => {
    const placed = await placePaid();
    await drive(CALLED);
    newest().status = 'PICKED_UP';
    await drive(later(20));
    newest().status = 'CANCELED';
    await drive(later(40));
    await drive(later(60));
    expect(lalamove.orders).toHaveLength(1);
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'DELIVERING',
      courier_failed: true,
    });
  });

  test('fails when no rider is found 15 minutes after the due time', async () => {
    const placed = await placePaid();
    lalamove.quoting = '402 ERR_INSUFFICIENT_CREDIT';
    await drive(NOON.add({ minutes: 50 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({ courier_failed: false });
    await drive(NOON.add({ minutes: 51 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({ courier_failed: true });
    expect(restaurant.reported.at(-1)).toMatchObject({ name: 'DeliveryFailed' });
  });
});

describe('Lalamove webhook', () => {
  test('ignores the status in the event and reads it from Lalamove', async () => {
    const placed = await placePaid();
    await drive(CALLED);
    // The event reports an arrival; Lalamove's API does not.
    await post(lalamove.webhook({ ...newest(), status: 'COMPLETED' }, PATH));
    await drive(later(1));
    expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
  });

  test('triggers an early check of the trip, also when the event is repeated', async () => {
    const placed = await placePaid();
    await drive(CALLED);
    newest().status = 'PICKED_UP';
    await drive(later(1));
    expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
    const webhook = lalamove.webhook(newest(), PATH);
    await Promise.all([post(webhook), post(webhook), post(webhook)]);
    await drive(later(2));
    expect((await orderOf(restaurant, placed)).status).toBe('DELIVERING');
  });

  test('returns 401 for a forged event', async () => {
    await placePaid();
    await drive(CALLED);
    expect(await post(lalamove.webhook(newest(), PATH, 'sk_test_somebody'))).toMatchObject({
      status: 401,
    });
    expect(await post(lalamove.webhook(newest(), '/elsewhere'))).toMatchObject({ status: 401 });
  });

  const SIGNED_AT = Math.floor(NOON.epochMilliseconds / 1000);
  const signed = (timestamp: string | number) =>
    post(lalamove.webhook(newest(), PATH, TEST_SECRET, timestamp));

  test.each([
    ['a year ago', SIGNED_AT - 365 * 24 * 3600],
    ['301 seconds ago', SIGNED_AT - 301],
    ['301 seconds ahead', SIGNED_AT + 301],
    ['a year ago, in milliseconds', (SIGNED_AT - 365 * 24 * 3600) * 1000],
    ['at no time', 0],
    ['at a time that is no number', 'yesterday'],
  ])('returns 401 for an event signed %s', async (_, timestamp) => {
    await placePaid();
    await drive(CALLED);
    restaurant.clock.set(NOON);
    const before = lalamove.requests;
    expect(await signed(timestamp)).toMatchObject({ status: 401 });
    expect(lalamove.requests).toBe(before);
  });

  test.each([
    ['300 seconds ago', SIGNED_AT - 300],
    ['300 seconds ahead', SIGNED_AT + 300],
    ['now, in milliseconds', SIGNED_AT * 1000],
    ['now, as text', `${SIGNED_AT}`],
  ])('accepts an event signed %s', async (_, timestamp) => {
    await placePaid();
    await drive(CALLED);
    restaurant.clock.set(NOON);
    expect(await signed(timestamp)).toMatchObject({ status: 200, effect: 'looked_at' });
  });

  test('sends one request to Lalamove when an event is replayed 1,000 times', async () => {
    await placePaid();
    await drive(CALLED);
    const strange = { ...newest(), orderId: '9999999999999999998' };
    const hint = lalamove.webhook(strange, PATH);
    const before = lalamove.requests;
    const answers = await Promise.all(Array.from({ length: 500 }, () => post(hint)));
    for (let sent = 0; sent < 500; sent += 1) answers.push(await post(hint));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ effect }) => effect !== 'repeated')).toHaveLength(1);
    expect(lalamove.requests).toBe(before + 1);
  });

  test('treats a replay with another event id as the same event', async () => {
    await placePaid();
    await drive(CALLED);
    const hint = JSON.parse(lalamove.webhook(newest(), PATH)) as object;
    expect(await post(JSON.stringify(hint))).toMatchObject({ effect: 'looked_at' });
    expect(await post(JSON.stringify({ ...hint, eventId: 'other' }))).toMatchObject({
      effect: 'repeated',
    });
  });

  test('retries an event that failed before', async () => {
    await placePaid();
    await drive(CALLED);
    const hint = lalamove.webhook({ ...newest(), orderId: '9999999999999999997' }, PATH);
    lalamove.reading = 'fault';
    expect(await post(hint)).toMatchObject({ status: 500 });
    lalamove.reading = 'well';
    expect(await post(hint)).toMatchObject({ status: 200, effect: 'ignored' });
  });

  test.each(['no json', '{}', '[]'])('returns 400 for an invalid body: %s', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400 });
  });

  test('returns 200 for the health check without a body', async () => {
    expect(await post('')).toMatchObject({ status: 200 });
  });

  test('ignores an unknown order', async () => {
    await placePaid();
    await drive(CALLED);
    const strange = { ...newest(), orderId: '9999999999999999999' };
    expect(await post(lalamove.webhook(strange, PATH))).toMatchObject({ effect: 'ignored' });
  });
});
