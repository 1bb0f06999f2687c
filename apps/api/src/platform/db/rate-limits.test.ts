import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearHits, consume, dropEndedWindows, type Limit, returnHits } from './rate-limits.ts';
import { sql } from './sql.ts';
import { openTestDb, type TestDb } from './testing/open-test-db.ts';

const KEY = Buffer.from('a key of tests');
const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => db.reset());
afterAll(() => db.close());

const number: Limit = { key: 'number', most: 3, window: { minutes: 15 } };
const address: Limit = { key: 'address', most: 5, window: { minutes: 15 } };
const END = NOON.add({ minutes: 15 });

const take = (limits: readonly Limit[], now = NOON) =>
  db.transaction((tx) => consume(tx, KEY, limits, now));

async function takeMany(count: number, limits: readonly Limit[]): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: count }, () => take(limits)));
  return outcomes.filter((retryAt) => retryAt === null).length;
}

test('accepts up to the limit under concurrency and then returns the end of the window', async () => {
  expect(await takeMany(40, [number])).toBe(3);
  expect(await take([number])).toEqual(END);
});

test('does not count a hit that another limit rejects', async () => {
  expect(await takeMany(20, [number, address])).toBe(3);
  expect(await takeMany(20, [address])).toBe(2);
});

test('starts a new window when the previous one has ended', async () => {
  await takeMany(3, [number]);
  expect(await take([number], END.subtract({ nanoseconds: 1000 }))).toEqual(END);
  expect(await take([number], END)).toBeNull();
  expect(await takeMany(5, [number])).toBe(2);
});

test('subtracts hits that do not count, and clears all hits after a success', async () => {
  await takeMany(3, [number]);
  await returnHits(db, KEY, [number]);
  expect(await takeMany(3, [number])).toBe(1);
  await clearHits(db, KEY, [number]);
  expect(await takeMany(9, [number])).toBe(3);
  await clearHits(db, KEY, [number]);
  await returnHits(db, KEY, [number]);
  expect(await takeMany(9, [number])).toBe(3);
});

test('never counts below zero when two sessions return one hit', async () => {
  await takeMany(1, [number]);
  await Promise.all([returnHits(db, KEY, [number]), returnHits(db, KEY, [number])]);
  expect(await takeMany(9, [number])).toBe(3);
});

test('deletes counters of ended windows', async () => {
  await takeMany(1, [number]);
  await dropEndedWindows(db, END.subtract({ seconds: 1 }));
  expect(await db.query(sql`select key from rate_limits`)).toHaveLength(1);
  await dropEndedWindows(db, END);
  expect(await db.query(sql`select key from rate_limits`)).toEqual([]);
});
