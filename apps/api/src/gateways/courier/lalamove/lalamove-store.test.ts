import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../../../platform/db/testing/open-test-db.ts';
import {
  claimQuotation,
  expireQuotation,
  findTrip,
  releaseQuotation,
  type StoredTrip,
  storeQuotation,
  storeTrip,
} from './lalamove-store.ts';

const NOW = Temporal.Instant.from('2026-11-21T04:00:00Z');
const REFERENCE = 'reference-of-the-trip';
const ORDER = { orderId: '107900701184', shareLink: 'https://share.example/1' };

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => db.reset());
afterAll(() => db.close());

/** Stores a quotation in place of `before`. */
const quote = (quotationId: string, before: StoredTrip | null) =>
  storeQuotation(
    db,
    REFERENCE,
    {
      quotationId,
      expiresAt: NOW.add({ minutes: 5 }),
      stops: [{ stopId: 'from' }, { stopId: 'to' }],
      priceBreakdown: { total: cents(920), currency: 'MYR' },
      distance: 1800,
    },
    before,
    NOW,
  );

async function firstQuoted(): Promise<StoredTrip> {
  const trip = await quote('first', null);
  if (trip === null) throw new Error('The first quotation was not stored');
  return trip;
}

const stored = () => findTrip(db, REFERENCE);

test('stores one of several concurrent first quotations', async () => {
  const quoted = await Promise.all(['a', 'b', 'c'].map((id) => quote(id, null)));
  expect(quoted.filter((trip) => trip !== null)).toHaveLength(1);
});

test('replaces a quotation only if the trip is unchanged since it was read', async () => {
  const before = await firstQuoted();
  const second = await quote('second', before);
  expect(second).toMatchObject({ quotation_id: 'second' });
  expect(await quote('third', before)).toBeNull();
  await claimQuotation(db, { ...before, quotation_id: 'second' }, NOW);
  expect(await quote('third', second)).toBeNull();
  await storeTrip(db, REFERENCE, ORDER, NOW);
  expect(await quote('third', second)).toBeNull();
  expect(await stored()).toMatchObject({ quotation_id: 'second', order_id: ORDER.orderId });
});

test('lets one of several instances request the trip', async () => {
  const trip = await firstQuoted();
  const begun = await Promise.all([1, 2, 3].map(() => claimQuotation(db, trip, NOW)));
  expect(begun.filter(Boolean)).toHaveLength(1);
});

test('rejects a request with a quotation that was replaced', async () => {
  const trip = await firstQuoted();
  await quote('second', trip);
  expect(await claimQuotation(db, trip, NOW)).toBe(false);
});

test('rejects a request for a trip that already exists', async () => {
  const trip = await firstQuoted();
  await storeTrip(db, REFERENCE, ORDER, NOW);
  expect(await claimQuotation(db, trip, NOW)).toBe(false);
});

test('ignores the response to a replaced quotation', async () => {
  const trip = await firstQuoted();
  const second = await quote('second', trip);
  await claimQuotation(db, { ...trip, quotation_id: 'second' }, NOW);
  await releaseQuotation(db, trip);
  await expireQuotation(db, trip, NOW);
  expect(await stored()).toMatchObject({
    asked_at: NOW,
    quotation_expires_at: second?.quotation_expires_at,
  });
});

test('stores the first trip only, and accepts it repeatedly', async () => {
  await firstQuoted();
  const other = { ...ORDER, orderId: '107900701185' };
  const references = [
    await storeTrip(db, REFERENCE, ORDER, NOW),
    await storeTrip(db, REFERENCE, other, NOW),
    await storeTrip(db, REFERENCE, ORDER, NOW),
  ];
  expect(references).toEqual([true, false, true]);
  expect(await stored()).toMatchObject({ order_id: ORDER.orderId });
});

test('rejects the same Lalamove order for two references', async () => {
  await firstQuoted();
  await storeTrip(db, REFERENCE, ORDER, NOW);
  await db.execute(sql`
    insert into lalamove_trips (reference, quotation_id, pickup_stop, dropoff_stop, fee,
      quotation_expires_at, created_at, updated_at)
    select 'reference-of-another-trip', 'other', pickup_stop, dropoff_stop, fee,
      quotation_expires_at, created_at, updated_at from lalamove_trips`);
  await expect(storeTrip(db, 'reference-of-another-trip', ORDER, NOW)).rejects.toMatchObject({
    constraint: 'lalamove_trips_order_id_key',
  });
});
