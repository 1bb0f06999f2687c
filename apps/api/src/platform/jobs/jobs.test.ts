import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startJobs } from '../../jobs/start-jobs.ts';
import { simulateOrders } from '../../modules/ordering/order-simulator.ts';
import { book, hostMoves, maxSeatsTaken } from '../../testing/booking.ts';
import { workAt } from '../../testing/jobs.ts';
import { signUp } from '../../testing/members.ts';
import { addition, checkout, decide, order, orderOf, placeOrder } from '../../testing/ordering.ts';
import { at, NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { USUAL_RETENTION } from '../config/retention.ts';
import { sql } from '../db/sql.ts';
import { setJobClock } from '../db/testing/job-clock.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const cook = (now: Temporal.Instant) => {
  const { db, courier, reported } = restaurant;
  restaurant.clock.set(now);
  return simulateOrders({ db, courier, report: (error) => reported.push(error) }, now);
};

async function placePaid() {
  const placed = await placeOrder(restaurant);
  await decide(restaurant, placed, 'approved');
  return placed;
}

describe('order simulator', () => {
  test('sets an order to READY after 20 seconds and to COMPLETED 5 minutes later', async () => {
    const placed = await placePaid();
    const status = async (seconds: number) => {
      await cook(NOON.add({ seconds }));
      return (await orderOf(restaurant, placed)).status;
    };
    expect(await status(19)).toBe('PREPARING');
    expect(await status(20)).toBe('READY');
    expect(await status(319)).toBe('READY');
    expect(await status(320)).toBe('COMPLETED');
    expect(await status(10_000)).toBe('COMPLETED');
    const { status_history } = await orderOf(restaurant, placed);
    expect(status_history.map((change) => change.at.slice(11, 19))).toEqual([
      '12:00:00',
      '12:00:00',
      '12:00:20',
      '12:05:20',
    ]);
  });

  test('ignores unpaid and cancelled orders', async () => {
    const unpaid = await placeOrder(restaurant);
    await cook(NOON.add({ hours: 1 }));
    expect((await orderOf(restaurant, unpaid)).status).toBe('MAKING PAYMENT');
    await decide(restaurant, unpaid, 'declined');
    await cook(NOON.add({ hours: 2 }));
    expect((await orderOf(restaurant, unpaid)).status).toBe('CANCELLED');
  });

  test('prepares a scheduled order shortly before its time', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    const placed = await order(
      restaurant,
      checkout({ delivery_time: at('2026-11-21T18:00').toString() }),
    );
    await decide(restaurant, placed, 'approved');
    await cook(at('2026-11-21T17:49'));
    expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
    await cook(at('2026-11-21T17:50'));
    expect((await orderOf(restaurant, placed)).status).toBe('READY');
    await cook(at('2026-11-21T17:59'));
    expect((await orderOf(restaurant, placed)).status).toBe('READY');
    await cook(at('2026-11-21T18:00'));
    expect((await orderOf(restaurant, placed)).status).toBe('COMPLETED');
  });

  test('advances an order once when several instances run', async () => {
    const placed = await placePaid();
    const later = NOON.add({ minutes: 1 });
    await Promise.all([cook(later), cook(later), cook(later)]);
    const { status_history } = await orderOf(restaurant, placed);
    expect(status_history.map(({ status }) => status)).toEqual([
      'MAKING PAYMENT',
      'PREPARING',
      'READY',
    ]);
  });
});

describe('abandoned payment', () => {
  const sweep = (now: Temporal.Instant) => workAt(restaurant, now);

  test('cancels the order after 30 minutes, and rejects a later payment', async () => {
    const placed = await placeOrder(restaurant);
    await sweep(NOON.add({ minutes: 30 }).subtract({ seconds: 1 }));
    expect((await orderOf(restaurant, placed)).status).toBe('MAKING PAYMENT');
    await sweep(NOON.add({ minutes: 30 }));
    await decide(restaurant, placed, 'approved');
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'PAYMENT_ABANDONED',
    });
    const states = await restaurant.db.query(sql`select state from payments`);
    expect(states).toEqual([{ state: 'voided' }]);
  });

  test('completes the payment when only its notification was lost', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.notifications.delivery = 'lost';
    await decide(restaurant, placed, 'approved');
    await sweep(NOON.add({ minutes: 30 }));
    expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
  });

  test('waits for an unavailable provider and reports the error', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.isDown = true;
    await sweep(NOON.add({ minutes: 30 }));
    expect((await orderOf(restaurant, placed)).status).toBe('MAKING PAYMENT');
    expect(restaurant.reported).toHaveLength(1);
    restaurant.sandbox.isDown = false;
    await sweep(NOON.add({ minutes: 31 }));
    expect((await orderOf(restaurant, placed)).status).toBe('CANCELLED');
  });

  test('refunds money that arrives later', async () => {
    const placed = await placeOrder(restaurant);
    restaurant.sandbox.notifications.delivery = 'delayed';
    await decide(restaurant, placed, 'approved');
    // Provider that returns "voided" although it has charged the customer.
    const careless = {
      provider: 'sandbox',
      least: cents(1),
      createSession: reject,
      void: voided,
      refund: reject,
      refundPart: reject,
      method: null,
      methodOf: reject,
    };
    await workAt(restaurant, NOON.add({ minutes: 30 }), careless);
    await restaurant.sandbox.notifications.release();
    expect((await orderOf(restaurant, placed)).status).toBe('CANCELLED');
    expect(await restaurant.db.query(sql`select state from payments`)).toEqual([
      { state: 'refund_due' },
    ]);
    expect(await orderOf(restaurant, placed)).toMatchObject({ refund_status: 'UNDER_WAY' });
    await sweep(NOON.add({ minutes: 31 }));
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'CANCELLED',
      refund_status: 'DONE',
    });
  });

  async function voided() {
    return 'voided' as const;
  }

  function reject(): never {
    throw new Error('not asked for here');
  }
});

describe('periodic jobs', () => {
  function handTicker() {
    const jobs = new Set<{ milliseconds: number; work: () => void }>();
    return {
      tick(milliseconds: number) {
        for (const job of jobs) if (job.milliseconds === milliseconds) job.work();
      },
      running: () => jobs.size,
      every(milliseconds: number, work: () => void) {
        const job = { milliseconds, work };
        jobs.add(job);
        return () => jobs.delete(job);
      },
    };
  }

  async function tickAt(ticker: ReturnType<typeof handTicker>, now: Temporal.Instant) {
    restaurant.clock.set(now);
    await setJobClock(restaurant.db, now);
    ticker.tick(1000);
  }

  function start(ticker: ReturnType<typeof handTicker>, simulate: boolean) {
    const { db, clock, sandbox, courier, sms, reported } = restaurant;
    const report = (error: unknown) => reported.push(error);
    const gateways = { payments: sandbox, courier, sms };
    return startJobs({
      db,
      clock,
      ticker,
      ...gateways,
      simulate,
      retention: USUAL_RETENTION,
      report,
      telemetry: null,
    });
  }

  test('advance and cancel orders, and finish running jobs before stop resolves', async () => {
    const placed = await placePaid();
    const ticker = handTicker();
    const jobs = start(ticker, true);
    await tickAt(ticker, NOON.add({ seconds: 20 }));
    ticker.tick(1000);
    await jobs.stop();
    expect(ticker.running()).toBe(0);
    expect((await orderOf(restaurant, placed)).status).toBe('READY');
    expect(restaurant.reported).toEqual([]);
  });

  test('delete expired codes, counters and sessions', async () => {
    await signUp(restaurant);
    const countRecords = () =>
      restaurant.db.one(sql`
        select (select count(*) from one_time_codes) as codes,
          (select count(*) from rate_limits) as counters,
          (select count(*) from member_sessions) as sessions`);
    const ticker = handTicker();
    const jobs = start(ticker, false);
    await tickAt(ticker, NOON);
    await jobs.stop();
    expect(await countRecords()).toEqual({ codes: 1, counters: 6, sessions: 1 });
    const later = start(ticker, false);
    await tickAt(ticker, NOON.add({ hours: 91 * 24 }));
    await later.stop();
    expect(await countRecords()).toEqual({ codes: 0, counters: 0, sessions: 0 });
  });

  test('delete reserved seats of the past only', async () => {
    const { id } = await book(restaurant);
    const ticker = handTicker();
    const jobs = start(ticker, false);
    await tickAt(ticker, at('2026-11-22T20:00'));
    await jobs.stop();
    const quarters = await restaurant.db.query<{ quarter: Temporal.Instant }>(
      sql`select quarter from reservation_seats order by quarter`,
    );
    expect(quarters.map(({ quarter }) => quarter)).toEqual(
      ['19:45', '20:00', '20:15'].map((time) => at(`2026-11-22T${time}`)),
    );
    const step = { from: 'PENDING', to: 'REJECTED' } as const;
    expect(await hostMoves(restaurant, id, step)).toBe(true);
    expect(await maxSeatsTaken(restaurant)).toBe(0);
  });

  test('cancel unpaid orders even when the order simulator is off', async () => {
    const placed = await placeOrder(restaurant);
    const ticker = handTicker();
    const jobs = start(ticker, false);
    expect(ticker.running()).toBe(2);
    await tickAt(ticker, NOON.add({ minutes: 30 }));
    await jobs.stop();
    expect((await orderOf(restaurant, placed)).status).toBe('CANCELLED');
  });
});
