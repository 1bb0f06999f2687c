import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '../db.ts';
import { sql } from '../sql.ts';
import { openInMemory } from './open-pglite.ts';
import { gatherStatistics, keepStatistics } from './statistics.ts';

let db: Db;
beforeAll(async () => {
  db = await openInMemory();
  await db.execute(sql`create table dishes as select n from generate_series(1, 50) as n`);
});
afterAll(() => db.close());

/** What the planner believes; -1 where it knows nothing. */
async function knownRows(): Promise<number | undefined> {
  const row = await db.one<{ rows: number }>(
    sql`select reltuples as rows from pg_class where relname = 'dishes'`,
  );
  return row?.rows;
}

it('tells the planner how large a table is', async () => {
  expect(await knownRows()).toBe(-1);
  await gatherStatistics(db);
  expect(await knownRows()).toBe(50);
});

it('does so again and again', async () => {
  let tick: () => void = () => expect.unreachable('nothing was repeated');
  const every = (_: number, work: () => void) => {
    tick = work;
    return () => undefined;
  };
  keepStatistics(db, every, (error) => expect.unreachable(String(error)));
  await db.execute(sql`insert into dishes select n from generate_series(51, 80) as n`);
  tick();
  expect(await knownRows()).toBe(80);
});

it('reports when it cannot, and stops when told', async () => {
  const reported: unknown[] = [];
  let stopped = false;
  let works = true;
  const failing: Db = {
    ...db,
    execute: (statement) => (works ? db.execute(statement) : Promise.reject(new Error('full'))),
  };
  let tick: () => void = () => expect.unreachable('nothing was repeated');
  const every = (_: number, work: () => void) => {
    tick = work;
    return () => {
      stopped = true;
    };
  };
  const stop = keepStatistics(failing, every, (error) => reported.push(error));
  works = false;
  tick();
  await vi.waitFor(() => expect(reported).toEqual([new Error('full')]));
  stop();
  expect(stopped).toBe(true);
});
