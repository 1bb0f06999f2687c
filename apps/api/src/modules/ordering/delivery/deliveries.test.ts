import { beforeEach, describe, expect, test } from 'vitest';
import { CourierUnavailable } from '../../../gateways/courier/courier.ts';
import type { CourierWithTimeout } from '../../../gateways/courier/courier-with-timeout.ts';
import { sql } from '../../../platform/db/sql.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { paidDelivery } from '../../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../../testing/restaurant.ts';
import { moveDelivery, refreshDelivery } from './deliveries.ts';

const REST_SECONDS = 20;

let restaurant: Restaurant;
beginWithMember((begun) => {
  ({ restaurant } = begun);
});

describe('moveDelivery', () => {
  let orderId: string;
  let requests: number;
  let courier: CourierWithTimeout;

  beforeEach(async () => {
    const placed = await paidDelivery(restaurant);
    orderId = placed.id;
    requests = 0;
    courier = {
      ...restaurant.courier,
      restSeconds: REST_SECONDS,
      progress: async () => {
        requests += 1;
        return 'booked';
      },
    };
  });

  /** Moves the delivery as one server instance. @param seconds time since the order was paid */
  const move = (seconds: number, gateway = courier) =>
    moveDelivery({ db: restaurant.db, courier: gateway }, orderId, NOON.add({ seconds }));

  test('asks the courier once when five instances call it at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => move(0)));
    expect(requests).toBe(1);
  });

  test('asks again after the pause, not a second earlier', async () => {
    await move(0);
    await move(REST_SECONDS - 1);
    expect(requests).toBe(1);
    await move(REST_SECONDS);
    expect(requests).toBe(2);
  });

  test('asks once more when five instances call it after the pause', async () => {
    await move(0);
    await Promise.all(Array.from({ length: 5 }, () => move(REST_SECONDS)));
    expect(requests).toBe(2);
  });

  test('lets another instance ask after the pause when the first gets no response', async () => {
    const silent: CourierWithTimeout = {
      ...courier,
      progress: () => Promise.reject(new CourierUnavailable('The courier did not respond')),
    };
    await expect(move(0, silent)).rejects.toThrow(CourierUnavailable);
    await move(REST_SECONDS - 1);
    expect(requests).toBe(0);
    await move(REST_SECONDS);
    expect(requests).toBe(1);
  });

  test('asks immediately after the courier reports a change', async () => {
    await move(0);
    const trip = await restaurant.db.one<{ id: string }>(sql`select id from deliveries`);
    await refreshDelivery(restaurant.db, trip?.id ?? '', NOON.add({ seconds: 1 }));
    await move(1);
    expect(requests).toBe(2);
  });

  test.each(['delivered', 'cancelled'])('does not ask about a %s trip', async (state) => {
    await restaurant.db.execute(sql`update deliveries set state = ${state}, look_at = null`);
    await move(0);
    expect(requests).toBe(0);
  });

  test('does not ask for an order without a delivery', async () => {
    await restaurant.db.execute(sql`delete from deliveries`);
    await move(0);
    expect(requests).toBe(0);
  });
});
