import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { sql } from '../db/sql.ts';
import { createReadiness } from './readiness.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

async function readBody(ready: () => Promise<Response>): Promise<unknown> {
  const answer = await ready();
  return [answer.status, await answer.json()];
}

test('returns 200 when database, migrations and jobs are ready', async () => {
  const answer = await restaurant.fetch(new Request('http://demo.localhost:8080/readyz'));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ready',
    database: 'up',
    migrations: 'current',
    jobs: 'running',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('returns 503 when jobs are not running', async () => {
  expect(await readBody(createReadiness(restaurant.db, () => false))).toMatchObject([
    503,
    { status: 'unavailable', jobs: 'stopped' },
  ]);
});

test('returns 503 when a migration is missing and 200 when there are additional ones', async () => {
  const { db } = restaurant;
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`insert into schema_migrations (name, checksum) values ('9999_x.sql', '')`);
    expect(await readBody(createReadiness({ probe: tx }, () => true))).toMatchObject([200, {}]);
    await tx.execute(sql`delete from schema_migrations where name like '0003%'`);
    expect(await readBody(createReadiness({ probe: tx }, () => true))).toMatchObject([
      503,
      { database: 'up', migrations: 'pending' },
    ]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
});

test('returns 503 when the database is unavailable', async () => {
  const { db } = restaurant;
  const unavailable = { probe: { ...db.probe, query: () => Promise.reject(new Error('away')) } };
  expect(await readBody(createReadiness(unavailable, () => true))).toEqual([
    503,
    { status: 'unavailable', database: 'down', migrations: 'unknown', jobs: 'running' },
  ]);
});
