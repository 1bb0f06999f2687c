import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../../../platform/db/testing/open-test-db.ts';
import { findTrip, openTrip, TRIP_SECONDS } from './trips.ts';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');
const ARRIVED = NOON.add({ seconds: TRIP_SECONDS });
const STOP = {
  place: { latitude: 3.1, longitude: 101.7 },
  address: '1 Jalan Telawi',
  area: 'Jalan Telawi',
  name: 'Mei',
  phone: '+60123456789',
};
const BOOKING = { reference: 'trip', pickup: STOP, dropoff: STOP, remark: '' };

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  await db.reset();
  await openTrip(db, 'token', BOOKING, NOON);
});
afterAll(() => db.close());

test('delivers a trip after its duration', async () => {
  expect(await findTrip(db, { reference: 'trip' }, ARRIVED)).toMatchObject({ state: 'delivered' });
});

test('leaves a cancelled trip cancelled after its duration', async () => {
  await db.execute(sql`update sandbox_trips set state = 'cancelled'`);

  expect(await findTrip(db, { token: 'token' }, ARRIVED)).toMatchObject({ state: 'cancelled' });
});
