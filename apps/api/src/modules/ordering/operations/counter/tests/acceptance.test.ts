import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { type CounterTablet, openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { orderOf } from '../../../../../testing/ordering.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { watchAcceptance } from '../../../progress/watch-acceptance.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

describe('an order that waits for acceptance', () => {
  const watch = (id: string) => watchAcceptance(restaurant.db, id, restaurant.clock.now());

  test('sends a message after four minutes and is rejected after ten', async () => {
    await tablet.acceptByHand();
    const placed = await tablet.paidOrder();
    expect(await watch(placed.id)).toEqual(NOON.add({ minutes: 4 }));
    restaurant.clock.set(NOON.add({ minutes: 4 }));
    expect(await watch(placed.id)).toEqual(NOON.add({ minutes: 10 }));
    await watch(placed.id);
    const messages = await restaurant.db.query(sql`select reference from queued_messages`);
    expect(messages).toEqual([{ reference: `escalation-${placed.id}` }]);
    restaurant.clock.set(NOON.add({ minutes: 10 }));
    expect(await watch(placed.id)).toBeNull();
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'NOT_ACCEPTED',
      refund_status: 'UNDER_WAY',
    });
    const event = await restaurant.db.one(sql`
      select staff_id, target_id from staff_events where operation = 'rejectOrder'`);
    expect(event).toEqual({ staff_id: null, target_id: placed.id });
  });

  test('is left alone once it is accepted', async () => {
    await tablet.acceptByHand();
    const { id } = await tablet.paidOrder();
    await tablet.step(id, { step: 'accept', from: 'PENDING' });
    expect(await watch(id)).toBeNull();
  });
});
