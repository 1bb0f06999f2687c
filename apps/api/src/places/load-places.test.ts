import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { loadPlaces } from './load-places.ts';
import { readPlaces } from './read-places.ts';

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

test('every start brings the table to the list, whatever stood there', async () => {
  await loadPlaces(db);
  await db.execute(sql`update places set latitude = 1 where name = 'Bangsar'`);
  await db.execute(sql`delete from places where name = 'SS2'`);
  await db.execute(sql`update places set id = 'gone' where name = 'Cyberjaya'`);
  await Promise.all([loadPlaces(db), loadPlaces(db)]);
  const stored = await db.query<{ id: string; latitude: string }>(
    sql`select id, latitude from places order by position`,
  );
  const listed = await readPlaces();
  expect(stored.map(({ id, latitude }) => [id, Number(latitude)])).toEqual(
    listed.map(({ id, latitude }) => [id, Number(latitude)]),
  );
});
