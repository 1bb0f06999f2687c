import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../db.ts';
import { sql } from '../sql.ts';
import { openTestDb, type TestDb } from '../testing/open-test-db.ts';

/** Tables without a company, with the reason. */
const WITHOUT_COMPANY: Readonly<Record<string, string>> = {
  companies: 'is the list of companies; its id is the company_id of the others',
  schema_migrations: 'lists the migrations of the database',
  set_ups: 'exists before the first company, which it names afterwards',
  set_up_files: 'has the files of a company that does not exist yet',
  web_assets: 'caches files of the web app, which is the same for all companies',
  rate_limits: 'counts under hashes, for companies together, and is cleared after minutes',
  queued_messages: 'is the outbox of the SMS gateway, which knows a phone number only',
  sandbox_messages: 'stands in for an SMS provider outside the system',
  sandbox_sessions: 'stands in for a payment provider outside the system',
  sandbox_refunds: 'stands in for a payment provider outside the system',
  sandbox_trips: 'stands in for a courier outside the system',
  lalamove_trips: 'records the requests of a courier gateway, which knows the trip reference only',
};

interface Key {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}

const isOfCompany = (table: string) => !(table in WITHOUT_COMPANY);

/** Tables in `public` with their columns. */
const COLUMNS = sql`
  select c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by 1 order by 1`;

/** Unique indexes, including those of primary keys. Expressions have no column name. */
const UNIQUE = sql`
  select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
    array(
      select coalesce(a.attname::text, '(expression)')
      from unnest(i.indkey) with ordinality k(number, position)
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      order by k.position
    ) as columns
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique order by 1, 2`;

/**
 * Foreign keys with their columns, and the columns of the table's indexes. Partial indexes are
 * included only if their condition is that one column is not null.
 */
const FOREIGN = sql`
  select f.conrelid::regclass::text as table, f.conname::text as name,
    f.confrelid::regclass::text as target,
    array(
      select a.attname::text from unnest(f.conkey) with ordinality k(number, position)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number order by k.position
    ) as columns,
    array(
      select a.attname::text from unnest(f.confkey) with ordinality k(number, position)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number order by k.position
    ) as targets,
    (
      select coalesce(jsonb_agg(array(
        select a.attname::text from unnest(i.indkey) with ordinality k(number, position)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number order by k.position
      )), '[]'::jsonb)
      from pg_index i where i.indrelid = f.conrelid and (
        i.indpred is null
        or pg_get_expr(i.indpred, i.indrelid) ~ '^[(][a-z_]+ IS NOT NULL[)]$'
      )
    ) as indexes
  from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`;

interface ForeignKey extends Key {
  readonly target: string;
  readonly targets: readonly string[];
  readonly indexes: readonly (readonly string[])[];
}

interface ColumnType {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

const DOMAINS = sql`
  select c.relname::text as table, a.attname::text as column, t.typname::text as type
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and t.typtype = 'd'`;

/** Each rule returns a sentence for each violation. */
const RULES = {
  'every table belongs to a company, or is listed with the reason why not': async (on: Queryable) =>
    (await on.query<Omit<Key, 'name'>>(COLUMNS)).flatMap(({ table, columns }) => {
      const has = columns.includes('company_id');
      if (has === isOfCompany(table)) return [];
      return has
        ? `${table} has a company_id: take it off the list of tables without a company`
        : `${table} has no company_id: add the column, or the table to the list with the reason`;
    }),
  'the company comes first in every primary key and unique index': async (on: Queryable) =>
    (await on.query<Key>(UNIQUE))
      .filter(({ table, columns }) => isOfCompany(table) && columns[0] !== 'company_id')
      .map(
        ({ table, name, columns }) =>
          `${table} has the key ${name} on ${columns.join(', ')}: company_id has to come first`,
      ),
  'the company comes first in every foreign key': async (on: Queryable) =>
    (await on.query<ForeignKey>(FOREIGN))
      .filter(({ table, columns, target, targets }) => {
        const isFirst = columns[0] === 'company_id';
        return (
          isOfCompany(table) && !(isFirst && (!isOfCompany(target) || targets[0] === 'company_id'))
        );
      })
      .map(
        ({ table, name, columns, target }) =>
          `${table} refers to ${target} by ${columns.join(', ')} (${name}): company_id has to come first`,
      ),
  'every foreign key has an index that begins with its columns': async (on: Queryable) =>
    (await on.query<ForeignKey>(FOREIGN)).flatMap(({ table, name, columns, indexes }) => {
      // Two columns are enough: a third only distinguishes rows within one order or package.
      const first = columns.slice(0, 2);
      return indexes.some((index) => first.every((column, at) => index[at] === column))
        ? []
        : `${table} has no index that begins with ${first.join(', ')} for its foreign key ${name}`;
    }),
  // The row filter of a publication cannot use a column with a domain type.
  'no column has a domain type': async (on: Queryable) =>
    (await on.query<ColumnType>(DOMAINS)).map(
      ({ table, column, type }) =>
        `${table}.${column} has the domain type ${type}: use a plain type`,
    ),
};

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

test.each(Object.entries(RULES))('%s', async (_, findViolations) => {
  expect(await findViolations(db)).toEqual([]);
});

test('every listed table exists', async () => {
  const tables = (await db.query<Key>(COLUMNS)).map(({ table }) => table);
  expect(tables).toEqual(expect.arrayContaining(Object.keys(WITHOUT_COMPANY)));
});

test('rules return the tables that violate them', async () => {
  class Undo extends Error {}
  const violations: string[][] = [];
  const trial = db.transaction(async (tx) => {
    await tx.script(`
      create domain short_text as text;
      create table remarks (id text primary key, text short_text);
      create table notes (
        id text primary key, company_id text not null references companies, order_id text, member_id text,
        foreign key (company_id, order_id) references orders,
        foreign key (member_id, company_id) references members (id, company_id))`);
    for (const findViolations of Object.values(RULES)) violations.push(await findViolations(tx));
    throw new Undo();
  });
  await expect(trial).rejects.toThrow(Undo);
  expect(violations).toEqual([
    ['remarks has no company_id: add the column, or the table to the list with the reason'],
    [
      'notes has the key notes_pkey on id: company_id has to come first',
      'remarks has the key remarks_pkey on id: company_id has to come first',
    ],
    [
      'notes refers to members by member_id, company_id (notes_member_id_company_id_fkey): company_id has to come first',
    ],
    [
      'notes has no index that begins with company_id for its foreign key notes_company_id_fkey',
      'notes has no index that begins with company_id, order_id for its foreign key notes_company_id_order_id_fkey',
      'notes has no index that begins with member_id, company_id for its foreign key notes_member_id_company_id_fkey',
    ],
    ['remarks.text has the domain type short_text: use a plain type'],
  ]);
});
