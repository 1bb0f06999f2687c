import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TooBusy } from '../../../shared/at-most-at-once.ts';
import { type Db, StatementTimeout } from '../db.ts';
import { sql } from '../sql.ts';
import { testServerUrl } from '../testing/test-server.ts';
import { openPostgres } from './open-postgres.ts';

let serverUrl: string;
beforeAll(async () => {
  serverUrl = await testServerUrl();
});

/** Occupies every connection of a pool until the returned function is called. */
async function occupyAll(db: Db, connections: number): Promise<() => Promise<void>> {
  const release = Promise.withResolvers<void>();
  const transactions = Array.from({ length: connections }, () => {
    const started = Promise.withResolvers<void>();
    const work = db.transaction(async (tx) => {
      await tx.query(sql`select 1`);
      started.resolve();
      await release.promise;
    });
    return { started: started.promise, work };
  });
  await Promise.all(transactions.map(({ started }) => started));
  return async () => {
    release.resolve();
    await Promise.all(transactions.map(({ work }) => work));
  };
}

describe('pool with its only connection in use', () => {
  let db: Db;
  beforeAll(() => {
    db = openPostgres(serverUrl, { connections: 1, longestQueue: 3 });
  });
  afterAll(() => db.close());

  it('runs waiting requests in order of arrival and rejects those beyond the queue limit', async () => {
    const release = await occupyAll(db, 1);
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (n) => {
      await db.query(sql`select ${n}::int`);
      order.push(n);
    });
    await expect(db.query(sql`select 4`)).rejects.toThrow(TooBusy);
    await release();
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
    expect(await db.one(sql`select 5 as n`)).toEqual({ n: 5 });
  });

  it('still serves health checks', async () => {
    const release = await occupyAll(db, 1);
    await db.ping();
    expect(await db.probe.one(sql`select 6 as n`)).toEqual({ n: 6 });
    await release();
  });

  it('reuses a connection after a failed transaction', async () => {
    const failing = [1, 2, 3].map(() =>
      db.transaction(async (tx) => {
        await tx.query(sql`select 1 / 0`);
      }),
    );
    const settled = await Promise.allSettled(failing);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await db.one(sql`select 7 as n`)).toEqual({ n: 7 });
  });

  it('keeps a connection after a statement that took too long', async () => {
    const sessionOf = () => db.one(sql`select pg_backend_pid() as pid`);
    const before = await sessionOf();
    const slow = db.transaction(async (tx) => {
      await tx.script("set local statement_timeout = '20ms'");
      await tx.query(sql`select 1 as slept from pg_sleep(60)`);
    });
    await expect(slow).rejects.toThrow(StatementTimeout);
    expect(await sessionOf()).toEqual(before);
  });
});

it('gives exactly 7 seats away in 1,000 concurrent transactions', async () => {
  const db = openPostgres(serverUrl);
  await db.transaction((tx) =>
    tx.script(`drop table if exists seats_left; create table seats_left (left_over int not null);
      insert into seats_left values (7)`),
  );
  const held = await Promise.all(
    Array.from({ length: 1000 }, () =>
      db.transaction(async (tx) => {
        const row = await tx.one<{ left_over: number }>(
          sql`select left_over from seats_left for update`,
        );
        if (row === null || row.left_over === 0) return false;
        return (await tx.execute(sql`update seats_left set left_over = left_over - 1`)) === 1;
      }),
    ),
  );
  expect(held.filter(Boolean)).toHaveLength(7);
  await db.transaction((tx) => tx.script('drop table seats_left'));
  await db.close();
});
