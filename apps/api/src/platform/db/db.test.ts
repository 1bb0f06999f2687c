import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DbError, isUniqueViolation, StatementTimeout } from './db.ts';
import { join, json, sql } from './sql.ts';
import { openTestDb, type TestDb } from './testing/open-test-db.ts';

let db: TestDb;

beforeAll(async () => {
  db = await openTestDb();
  await db.transaction((tx) =>
    tx.script(
      `create table seat (id int primary key, name text constraint seat_name_unique unique, taken int not null default 0);
       create table counter (id int primary key, value int not null);`,
    ),
  );
});
afterAll(() => db.close());
beforeEach(() => db.reset());

describe('column values', () => {
  it('returns every type in its documented form', async () => {
    const row = await db.one(sql`select
      true as yes, 7::int2 as small, 42 as int, 9007199254740991::int8 as big, 0.1::float8 as float,
      12.50::numeric as numeric, 'text'::text as text, '{"a":[1,null]}'::jsonb as jsonb,
      '\\x00ff'::bytea as bytes, date '2026-02-28' as day, time '21:30' as hour,
      timestamptz '2026-02-28 23:59:59.123456+08' as instant, null::int as nothing,
      '{"a,b","say \\"hi\\"",NULL,plain,"back\\\\slash"}'::text[] as texts, '{1,2}'::int8[] as numbers,
      '{}'::text[] as none`);
    expect(row).toEqual({
      yes: true,
      small: 7,
      int: 42,
      big: Number.MAX_SAFE_INTEGER,
      float: 0.1,
      numeric: '12.50',
      text: 'text',
      jsonb: { a: [1, null] },
      bytes: new Uint8Array([0, 255]),
      day: Temporal.PlainDate.from('2026-02-28'),
      hour: Temporal.PlainTime.from('21:30'),
      instant: Temporal.Instant.from('2026-02-28T15:59:59.123456Z'),
      nothing: null,
      texts: ['a,b', 'say "hi"', null, 'plain', 'back\\slash'],
      numbers: [1, 2],
      none: [],
    });
  });

  it('returns values as they were written', async () => {
    const samples = {
      text: `it's "quoted" \\ 汤 ;--`,
      int: -3,
      big: 12n,
      yes: false,
      nothing: null,
      instant: Temporal.Instant.from('2026-02-28T15:59:59.123456Z'),
      day: Temporal.PlainDate.from('1910-01-01'),
      hour: Temporal.PlainTime.from('00:15'),
      bytes: new Uint8Array([1, 2, 250]),
      texts: ['a', 'b,"c', '\\', ''],
      ints: [3, -4],
    };
    const row = await db.one<{ instant: Temporal.Instant }>(sql`select
      ${samples.text}::text as text, ${samples.int}::int as int, ${samples.big}::int8 as big,
      ${samples.yes}::bool as yes, ${samples.nothing}::text as nothing,
      ${samples.instant}::timestamptz as instant, ${samples.day}::date as day, ${samples.hour}::time as hour,
      ${samples.bytes}::bytea as bytes, ${samples.texts}::text[] as texts, ${samples.ints}::int[] as ints,
      ${json([{ a: 1 }])}::jsonb as list`);
    expect(row).toEqual({ ...samples, big: 12, list: [{ a: 1 }] });
    expect(row?.instant).toBeInstanceOf(Temporal.Instant);
  });

  it('rejects an int8 beyond the safe integers', async () => {
    await expect(db.one(sql`select 9007199254740993::int8 as big`)).rejects.toThrow(RangeError);
  });

  it('never interprets a string as SQL', async () => {
    const name = "x'); drop table seat; --";
    await db.execute(sql`insert into seat (id, name) values (1, ${name})`);
    expect(await db.query(sql`select name from seat`)).toEqual([{ name }]);
  });
});

describe('statements', () => {
  it('composes fragments and numbers their values in order', async () => {
    const rows = join([1, 2, 3].map((id) => sql`(${id}, ${`seat ${id}`})`));
    expect(await db.execute(sql`insert into seat (id, name) values ${rows}`)).toBe(3);
    const condition = sql`id > ${1} and name <> ${'seat 3'}`;
    expect(await db.query(sql`select id from seat where ${condition} and taken = ${0}`)).toEqual([
      { id: 2 },
    ]);
  });

  it('returns the only row, null for none, and throws for two', async () => {
    expect(await db.one(sql`select id from seat`)).toBeNull();
    await db.execute(sql`insert into seat (id) values (1), (2)`);
    expect(await db.one(sql`select id from seat where id = 1`)).toEqual({ id: 1 });
    await expect(db.one(sql`select id from seat`)).rejects.toThrow('Expected one row at most');
  });

  it('names the violated constraint', async () => {
    const insert = (id: number) => db.execute(sql`insert into seat (id, name) values (${id}, 'a')`);
    await insert(1);
    const error = await insert(2).catch((caught: unknown) => caught);
    expect(isUniqueViolation(error, 'seat_name_unique')).toBe(true);
    expect(isUniqueViolation(error, 'seat_pkey')).toBe(false);
  });

  it('works after a syntax error', async () => {
    await expect(db.query(sql`selekt 1`)).rejects.toThrow(DbError);
    expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 });
  });
});

describe('transactions', () => {
  it('commits all statements or none', async () => {
    await db.transaction((tx) => tx.execute(sql`insert into seat (id) values (1)`));
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`insert into seat (id) values (2)`);
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect(await db.query(sql`select id from seat`)).toEqual([{ id: 1 }]);
  });

  it('rejects when an error inside was swallowed', async () => {
    const swallowing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into seat (id) values (1)`);
      await tx.execute(sql`insert into seat (id) values (1)`).catch(() => undefined);
    });
    await expect(swallowing).rejects.toMatchObject({ sqlState: '23505' });
    expect(await db.query(sql`select id from seat`)).toEqual([]);
  });

  it('rejects the outer db inside a transaction, which would deadlock', async () => {
    const waiting = db.transaction(() => db.query(sql`select 1`));
    await expect(waiting).rejects.toThrow('Inside a transaction');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(
      'Inside a transaction',
    );
  });

  it('rejects statements after the end of the transaction', async () => {
    const tx = await db.transaction(async (open) => open);
    await expect(tx.query(sql`select 1`)).rejects.toThrow('The transaction has ended');
  });

  it('retries after a serialisation failure and finally gives up', async () => {
    const failing = (times: number) => {
      let runs = 0;
      return db.transaction(async (tx) => {
        runs += 1;
        await tx.execute(sql`insert into counter (id, value) values (${times}, ${runs})`);
        if (runs <= times) {
          await tx.script(`do $$ begin raise exception 'clash' using errcode = '40001'; end $$`);
        }
      });
    };
    await failing(3);
    expect(await db.query(sql`select * from counter`)).toEqual([{ id: 3, value: 4 }]);
    await expect(failing(99)).rejects.toMatchObject({ sqlState: '40001' });
    expect(await db.query(sql`select * from counter`)).toHaveLength(1);
  });

  it('loses no update when rows are locked in opposite orders', async () => {
    await db.execute(sql`insert into counter (id, value) values (1, 0), (2, 0)`);
    const bump = (first: number, second: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update counter set value = value + 1 where id = ${first}`);
        await tx.execute(sql`update counter set value = value + 1 where id = ${second}`);
      });
    await Promise.all(Array.from({ length: 6 }, (_, n) => (n % 2 ? bump(1, 2) : bump(2, 1))));
    expect(await db.query(sql`select value from counter order by id`)).toEqual([
      { value: 6 },
      { value: 6 },
    ]);
  });
});

it('responds to a ping until it is closed, and can be closed twice', async () => {
  const other = await openTestDb();
  await expect(other.ping()).resolves.toBeUndefined();
  await other.close();
  await other.close();
  await expect(other.ping()).rejects.toThrow();
});

it('rejects a slow statement, undoes its transaction and answers the next one', async () => {
  const slow = db.transaction(async (tx) => {
    await tx.script("set local statement_timeout = '20ms'");
    await tx.execute(sql`insert into counter (id, value) values (77, 1)`);
    await tx.query(sql`select 1 as slept from pg_sleep(60)`);
  });
  await expect(slow).rejects.toThrow(StatementTimeout);
  expect(await db.one(sql`select id from counter where id = 77`)).toBeNull();
});
