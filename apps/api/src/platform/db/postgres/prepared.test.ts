import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../sql.ts';
import { testServerUrl } from '../testing/test-server.ts';
import { openPostgres, type ServerOptions } from './open-postgres.ts';

let serverUrl: string;
beforeAll(async () => {
  serverUrl = await testServerUrl();
});

/** A single connection, so that its prepared statements are visible. */
const open = (options: ServerOptions = {}) =>
  openPostgres(serverUrl, { ...options, connections: 1 });

const preparedStatements = sql`
  select statement, generic_plans + custom_plans as plans from pg_prepared_statements
  where statement like 'select % + 1 as next'`;
const next = (than: number) => sql`select ${than}::integer + 1 as next`;

describe('prepared statements', () => {
  it('are parsed once per connection, inside and outside transactions', async () => {
    const db = open();
    expect(await db.one(next(1))).toEqual({ next: 2 });
    expect(await db.transaction((tx) => tx.one(next(2)))).toEqual({ next: 3 });
    expect(await db.query(preparedStatements)).toEqual([
      { statement: 'select $1::integer + 1 as next', plans: 2 },
    ]);
    await db.close();
  });

  it('are not created when prepared is false', async () => {
    const db = open({ prepared: false });
    expect(await db.one(next(1))).toEqual({ next: 2 });
    expect(await db.query(preparedStatements)).toEqual([]);
    await db.close();
  });

  it('are prepared again after the type of a column has changed', async () => {
    const db = open();
    const other = open();
    const read = sql`select n from changing`;
    await other.execute(sql`create table changing as select 1 as n`);
    try {
      expect(await db.one(read)).toEqual({ n: 1 });
      await other.execute(sql`alter table changing alter column n type text`);
      expect(await db.one(read)).toEqual({ n: '1' });
      await other.execute(sql`alter table changing alter column n type integer using n::integer`);
      expect(await db.transaction((tx) => tx.one(read))).toEqual({ n: 1 });
    } finally {
      await other.execute(sql`drop table changing`);
      await Promise.all([db.close(), other.close()]);
    }
  });
});
