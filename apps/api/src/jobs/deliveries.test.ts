import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '../gateways/courier/courier.ts';
import { TRIP_SECONDS } from '../gateways/courier/sandbox/trips.ts';
import { simulateOrders } from '../modules/ordering/order-simulator.ts';
import { sql } from '../platform/db/sql.ts';
import { addition, checkout, decide, HOME, order, orderOf } from '../testing/ordering.ts';
import { at, NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const FEE = cents(920);

function cook(now: Temporal.Instant): Promise<void> {
  const { db, courier, reported } = restaurant;
  restaurant.clock.set(now);
  return simulateOrders({ db, courier, report: (error) => reported.push(error) }, now);
}

async function placePaid(delivery_time: string | null = null) {
  await restaurant.sdk.cartCreate({ body: addition({ delivery_method: 'delivery' }) });
  const placed = await order(
    restaurant,
    checkout({
      delivery_method: 'delivery',
      address: HOME,
      delivery_time,
      delivery_fee: FEE,
      lalamove_delivery_fee: FEE,
      final_total_amount: cents(4580 + FEE),
    }),
  );
  await decide(restaurant, placed, 'approved');
  return placed;
}

const fail = (error: unknown) => {
  throw error;
};
const inSeconds = (seconds: number) => NOON.add({ seconds });

function track(path: string | null, headers: Record<string, string> = {}): Promise<Response> {
  return restaurant.fetch(new Request(`http://demo.localhost:8080${path}`, { headers }));
}

test('passes the address and its position to the courier', async () => {
  await placePaid();
  const booked: Booking[] = [];
  const { courier, db } = restaurant;
  const book = (booking: Booking) => {
    booked.push(booking);
    return courier.book(booking);
  };
  const failingCourier = { ...courier, book };
  await simulateOrders({ db, courier: failingCourier, report: fail }, inSeconds(20));
  expect(booked).toMatchObject([
    {
      dropoff: {
        area: 'Jalan SS 21/39, Petaling Jaya',
        place: { latitude: 3.1356, longitude: 101.6443 },
      },
    },
  ]);
});

test('starts a delivery when the order is ready and completes it on arrival', async () => {
  const placed = await placePaid();
  await cook(inSeconds(19));
  expect(await orderOf(restaurant, placed)).toMatchObject({
    status: 'PREPARING',
    share_link: null,
  });
  await cook(inSeconds(20));
  const out = await orderOf(restaurant, placed);
  expect(out.status).toBe('DELIVERING');
  expect(out.share_link).toMatch(/^\/sandbox\/track\/[\w-]{43}$/);
  // The rider is requested in the background and appears on a later request.
  await vi.waitFor(async () =>
    expect((await orderOf(restaurant, placed)).rider).toEqual({
      name: expect.any(String),
      phone: expect.stringMatching(/^\+601930099\d\d$/),
      position: expect.objectContaining({ latitude: expect.stringMatching(/^3\.1/) }),
    }),
  );
  await cook(inSeconds(20 + TRIP_SECONDS - 1));
  expect((await orderOf(restaurant, placed)).status).toBe('DELIVERING');
  await cook(inSeconds(20 + TRIP_SECONDS));
  const { rider, status, status_history, share_link } = await orderOf(restaurant, placed);
  expect(rider).toBeNull();
  expect([status, share_link]).toEqual(['COMPLETED', out.share_link]);
  expect(status_history.map((change) => change.status)).toEqual([
    'MAKING PAYMENT',
    'PREPARING',
    'DELIVERING',
    'COMPLETED',
  ]);
  expect(restaurant.reported).toEqual([]);
});

test('starts the delivery of a scheduled order shortly before its time', async () => {
  const placed = await placePaid(at('2026-11-21T18:00').toString());
  await cook(at('2026-11-21T17:39'));
  expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
  await cook(at('2026-11-21T17:40'));
  expect((await orderOf(restaurant, placed)).status).toBe('DELIVERING');
});

test('books one trip when several instances run', async () => {
  const placed = await placePaid();
  await Promise.all([cook(inSeconds(20)), cook(inSeconds(20)), cook(inSeconds(20))]);
  expect((await orderOf(restaurant, placed)).status).toBe('DELIVERING');
  expect(await restaurant.db.query(sql`select token from sandbox_trips`)).toHaveLength(1);
});

test.each(['slow', 'down', 'wrong'] as const)(
  'retries when the courier is %s',
  async (behaviour) => {
    const placed = await placePaid();
    restaurant.rider.behaviour = behaviour;
    await cook(inSeconds(20));
    expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
    expect(restaurant.reported).toHaveLength(1);
    restaurant.rider.behaviour = 'well';
    await cook(inSeconds(21));
    expect((await orderOf(restaurant, placed)).status).toBe('DELIVERING');
  },
);

describe('tracking page', () => {
  async function linkOf(): Promise<string | null> {
    const placed = await placePaid();
    await cook(inSeconds(20));
    return (await orderOf(restaurant, placed)).share_link;
  }

  test('shows the state and the street, without the flat, in both languages', async () => {
    const link = await linkOf();
    const page = await (await track(link)).text();
    expect(page).toContain('data-state="collected"');
    expect(page).toContain('Jalan SS 21/39, Petaling Jaya');
    expect(page).not.toContain(HOME.mail_unit_no);
    expect(await (await track(link, { 'accept-language': 'zh-CN' })).text()).toContain(
      '您的订单正在配送中',
    );
    restaurant.clock.set(inSeconds(20 + TRIP_SECONDS));
    expect(await (await track(link)).text()).toContain('data-state="delivered"');
  });

  test('forbids scripts and caching', async () => {
    const { headers } = await track(await linkOf());
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(headers.get('cache-control')).toBe('no-store');
    const style = await track('/sandbox/track/courier.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('returns 404 for an unknown token', async () => {
    const answer = await track('/sandbox/track/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('No such delivery');
  });
});
