import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Transaction } from '../../../platform/db/db.ts';
import type { CounterClient } from '../../../testing/counter.ts';
import { afterLocked, besideLocked } from '../../../testing/db/locked-rows.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { leaseNext } from '../jobs/lease.ts';
import { requestPrint } from '../jobs/request-print.ts';
import { findPrinter } from '../printers/printers.ts';
import {
  acceptedOrder,
  acceptTwoOrders,
  addPrinter,
  jobsOf,
  openTeamTablet,
  statesOf,
} from './printing.ts';

let restaurant: Restaurant;
let tablet: CounterClient;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openTeamTablet(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

/** Adds a printer and returns a function that leases its next job. */
async function addLessee(name: string) {
  const { printer: added } = await addPrinter(tablet.sdk, { name });
  const printer = await findPrinter(restaurant.db, 'demo', added.id);
  if (printer === null) throw new Error('The printer was not added');
  return (tx: Transaction) => leaseNext(tx, 'demo', { printer, deviceId: null }, NOON);
}

test('a printer gets no second job from a lease that waited for the first', async () => {
  const lease = await addLessee('Kitchen');
  await acceptTwoOrders(restaurant);
  const second = await afterLocked(restaurant.db, lease, () => restaurant.db.transaction(lease));
  expect(second).toBeNull();
  expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen leased', 'kitchen queued']);
});

test('a printer skips the job that another printer is leasing, without waiting', async () => {
  const leaseFirst = await addLessee('Kitchen');
  const leaseSecond = await addLessee('Bar');
  await acceptTwoOrders(restaurant);
  const leased = await besideLocked(restaurant.db, leaseFirst, () =>
    restaurant.db.transaction(leaseSecond),
  );
  expect(leased).toMatchObject({ state: 'leased', printer_name: 'Bar' });
  expect(statesOf(await jobsOf(tablet))).toEqual(['kitchen leased', 'kitchen leased']);
});

test('a request that waited for another one of the same kind queues no second job', async () => {
  await addPrinter(tablet.sdk, { prints_kitchen: false });
  const { id: orderId } = await acceptedOrder(restaurant);
  const order = { companyId: 'demo', branchId: SS2, orderId };
  const request = (tx: Transaction) =>
    requestPrint(
      tx,
      { ...order, kind: 'receipt', refundId: null, printerId: null, requestedBy: 'mei' },
      NOON,
    );
  await afterLocked(restaurant.db, request, () => restaurant.db.transaction(request));
  expect(statesOf(await jobsOf(tablet))).toEqual(['receipt queued']);
});
