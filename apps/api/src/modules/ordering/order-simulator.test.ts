import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { addStaff, counterClient, STAFF_PASSWORD } from '../../testing/counter.ts';
import { decide, placeOrder } from '../../testing/ordering.ts';
import { NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { SS2 } from '../../testing/seed/seed.ts';
import { simulateOrders } from './order-simulator.ts';

let restaurant: Restaurant;

beforeAll(async () => {
  restaurant = await openRestaurant();
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

/** Lets the simulator make an order ready and hand it over. */
async function simulatedOrder(): Promise<string> {
  const { db, courier, reported } = restaurant;
  const placed = await placeOrder(restaurant);
  await decide(restaurant, placed, 'approved');
  for (const minutes of [1, 7]) {
    const report = (error: unknown) => reported.push(error);
    await simulateOrders({ db, courier, report }, NOON.add({ minutes }));
  }
  return placed.id;
}

async function signedInOwner() {
  await addStaff(restaurant, { id: 'boss', role: 'owner', phone: '+60129998887' });
  const { sdk } = counterClient(restaurant);
  await sdk.signIn({ body: { login: '0129998887', password: STAFF_PASSWORD, code: null } });
  return sdk;
}

test('the record shows the steps of the simulator as those of the demo staff', async () => {
  const id = await simulatedOrder();
  const owner = await signedInOwner();
  const { events } = await owner.eventList({
    body: { branch_id: null, staff_id: null, target_id: id, before: null },
  });
  expect(events.map(({ operation, staff_name }) => [operation, staff_name])).toEqual([
    ['takeStep.hand_over', 'Demo staff'],
    ['takeStep.ready', 'Demo staff'],
  ]);
});

test('the account of the simulator is listed in no branch and cannot sign in', async () => {
  await simulatedOrder();
  const owner = await signedInOwner();
  const people = await owner.staffList({ body: { branch_id: SS2 } });
  expect(people.map(({ id }) => id)).toEqual(['boss']);
  const accounts = await restaurant.db.query(sql`
    select is_active, phone_no, email, password_hash, pin_hash from staff
    where id = 'order-simulator'`);
  expect(accounts).toEqual([
    { is_active: false, phone_no: null, email: null, password_hash: null, pin_hash: null },
  ]);
});
