// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are sources.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRowProblems } from './find-row-problems.ts';

const DB = join(import.meta.dirname, '../../../apps/api/src/platform/db');
/** Timeout in ms; starting PostgreSQL takes long. */
const MINUTES = 120_000;

const TABLES = `
  create table dishes (
    id text primary key,
    state text not null check (state in ('open', 'sold out')),
    name jsonb not null,
    price integer not null,
    note text,
    eaten_on date,
    changed_at timestamptz not null
  );
  create table portions (
    dish_id text not null references dishes,
    number bigint generated always as identity,
    taken_at timestamptz,
    tags text[] not null
  );`;

const HEAD = `
  import type { Db, Queryable } from '${DB}/db.ts';
  import { join, type Sql, sql } from '${DB}/sql.ts';
  type State = 'open' | 'sold out';
  declare const db: Db;
  declare const id: string, maybe: string | null, states: State[], ids: readonly string[];
  declare const cond: boolean;`;

/** Faulty statements with a part of their message. */
const FAULTY: readonly (readonly [source: string, fault: string])[] = [
  // Column names.
  ['db.query<{ idd: string }>(sql`select id as idd, price from dishes`);', 'price is not declared'],
  ['db.query<{ id: string; nam: string }>(sql`select id from dishes`);', 'nam is not a column'],
  [
    'db.query<{ id: string }>(sql`select d.id, p.dish_id as id from dishes d, portions p`);',
    'two columns',
  ],
  ['db.query<{ id: string }>(sql`select idd from dishes`);', 'PostgreSQL rejects it: column "idd"'],
  // Column types.
  ['db.query<{ price: string }>(sql`select price from dishes`);', 'price is number'],
  ['db.query<{ id: number }>(sql`select id from dishes`);', 'id is string'],
  ['db.query<{ at: string }>(sql`select changed_at as at from dishes`);', 'at is Instant'],
  [
    'db.query<{ at: Temporal.Instant | null }>(sql`select eaten_on as at from dishes`);',
    'PlainDate',
  ],
  ['db.query<{ name: Temporal.Instant }>(sql`select name from dishes`);', 'name is JSON'],
  ['db.query<{ tags: string }>(sql`select tags from portions`);', 'tags is array'],
  ['db.query<{ tags: number[] }>(sql`select tags from portions`);', 'tags[] is string'],
  [
    'db.query<{ n: number }>(sql`select sum(number) as n from portions group by dish_id`);',
    'n is string',
  ],
  // Nullability.
  ['db.query<{ note: string }>(sql`select note from dishes`);', 'note may be null'],
  [
    'db.query<{ id: string; number: number }>(sql`select d.id, p.number from dishes d left join portions p on p.dish_id = d.id`);',
    'number may be null',
  ],
  [
    'db.query<{ id: string | null; number: number }>(sql`select d.id, p.number from dishes d full join portions p on p.dish_id = d.id where p.tags is not null`);',
    'number may be null',
  ],
  ['db.one<{ most: number }>(sql`select max(price) as most from dishes`);', 'most may be null'],
  ['db.one<{ n: number }>(sql`select (select price from dishes limit 1) as n`);', 'n may be null'],
  ["db.one<{ en: string }>(sql`select name ->> 'en' as en from dishes`);", 'en may be null'],
  ['db.one<{ x: string }>(sql`select ${maybe}::text as x`);', 'x may be null'],
  ["db.one<{ x: string }>(sql`select case when ${cond} then 'a' end as x`);", 'x may be null'],
  ['db.one<{ x: string }>(sql`select nullif(id, ${id}) as x from dishes`);', 'x may be null'],
  [
    'db.one<{ note: string }>(sql`update dishes set note = null where note is not null returning note`);',
    'note may be null',
  ],
  [
    "db.one<{ note: string }>(sql`insert into dishes (id, state, name, price, note, changed_at) values (${id}, 'open', '{}', 1, ${maybe}, now()) returning note`);",
    'note may be null',
  ],
  [
    'db.query<{ note: string }>(sql`select note from dishes where note <> all(${ids})`);',
    'note may be null',
  ],
  [
    'db.query<{ a: string; b: number | null }>(sql`select * from unnest(${ids}::text[], ${[1]}::int[]) as t(a, b)`);',
    'a may be null',
  ],
  // Literal unions.
  ["db.query<{ state: 'open' }>(sql`select state from dishes`);", "state may be 'sold out'"],
  ["db.query<{ state: State | 'shut' }>(sql`select state from dishes`);", "state is never 'shut'"],
  [
    "db.query<{ state: 'opne' }>(sql`select state from dishes where state = 'opne'`);",
    "never 'opne'",
  ],
  ["db.query<{ id: 'a' | 'b' }>(sql`select id from dishes`);", 'no constraint limits it'],
  // JSON objects built by the statement.
  [
    "db.one<{ x: { id: string; at: Temporal.Instant } }>(sql`select jsonb_build_object('id', id, 'at', changed_at) as x from dishes`);",
    'x.at is string',
  ],
  [
    "db.one<{ x: { id: string }[] }>(sql`select coalesce(jsonb_agg(jsonb_build_object('id', note)), '[]') as x from dishes`);",
    'x[].id may be null',
  ],
  // Composed statements.
  [
    'const columns = sql`id, note`; db.query<{ id: string; note: string }>(sql`select ${columns} from dishes`);',
    'note may be null',
  ],
  [
    'const find = (which: Sql) => db.query<{ id: string }>(sql`select id from dishes where ${which}`); find(sql`idd = 1`);',
    'PostgreSQL rejects it',
  ],
  [
    'db.query<{ id: string; x: string }>(sql`select id, ${cond ? sql`id` : sql`note`} as x from dishes`);',
    'x may be null',
  ],
  [
    'const of = ({ column }: { column: Sql }) => sql`max(${column})`; db.one<{ x: string | null }>(sql`select ${of({ column: sql`price` })} as x from dishes`);',
    'x is number',
  ],
  [
    'db.query<{ id: string }>(sql`select ${join(["a"].map(() => sql`note`))} as id from dishes`);',
    'id may be null',
  ],
  // Calls that cannot be compared.
  ['export const read = (text: Sql) => db.query<{ id: string }>(text);', 'is never called'],
  ['declare const text: Sql; db.query<{ id: string }>(text);', 'cannot be resolved'],
  [
    'export const read = <Row extends object>(tx: Queryable) => tx.query<Row>(sql`select 1`);',
    'callers define the row type',
  ],
  [
    'const find = (): Promise<{ price: string }[]> => db.query(sql`select price from dishes`);',
    'price is number',
  ],
];

const SOUND: readonly string[] = [
  'db.query<{ id: string; price: number; changed_at: Temporal.Instant }>(sql`select id, price, changed_at from dishes`);',
  // PostgreSQL never returns null here, but the row type may allow it.
  'db.query<{ id: string | null }>(sql`select id from dishes`);',
  'db.query<{ state: string }>(sql`select state from dishes`);',
  'db.query<{ state: State }>(sql`select state from dishes`);',
  "db.query<{ state: 'open' }>(sql`select state from dishes where state = 'open'`);",
  'db.query<{ state: State }>(sql`select state from dishes where state = any(${states})`);',
  'db.query<{ note: string }>(sql`select note from dishes where note is not null`);',
  'db.query<{ note: string }>(sql`select note from dishes where note > ${id} and price > 1`);',
  'db.query<{ note: string }>(sql`select note from dishes where note = any(${ids})`);',
  "db.query<{ note: string }>(sql`select coalesce(note, '') as note from dishes`);",
  'db.query<{ number: number }>(sql`select p.number from dishes d left join portions p on p.dish_id = d.id where p.tags is not null`);',
  'db.query<{ n: number }>(sql`select count(*) as n from dishes`);',
  'db.query<{ most: number }>(sql`select max(price) as most from dishes group by state`);',
  'db.query<{ n: number }>(sql`select case when note is null then 0 else length(note) end as n from dishes`);',
  'db.query<{ is_taken: boolean }>(sql`select p.taken_at is not null and p.taken_at > now() as is_taken from portions p`);',
  "db.one<{ kind: 'a' | 'b' }>(sql`select case when ${cond} then 'a' else 'b' end as kind`);",
  'db.one<{ x: string }>(sql`select ${id}::text as x`);',
  'db.query<{ id: string }>(sql`select unnest(${ids}::text[]) as id`);',
  "db.one<{ note: string }>(sql`update dishes set note = 'x' where id = ${id} returning note`);",
  'db.query<{ id: string }>(sql`with found as (select id from dishes) select id from found union all select dish_id from portions`);',
  'db.query<{ ids: string[] }>(sql`select array(select id from dishes) as ids`);',
  "db.one<{ name: { en: string }; x: { id: string; at: string }[] }>(sql`select name, (select coalesce(jsonb_agg(jsonb_build_object('id', dish_id, 'at', p.taken_at)), '[]') from portions p where p.taken_at is not null) as x from dishes`);",
  // Declares no row type.
  'db.query(sql`select 1 as locked from dishes for update`);',
  'export const rows = (text: Sql) => db.query<Record<string, unknown>>(text);',
  // Forwards the row type of its caller.
  'export const other: Pick<Queryable, "query"> = { query: (statement) => db.query(statement) };',
];

let root: string;
let faults: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'typed-rows-'));
  mkdirSync(join(root, 'migrations'));
  writeFileSync(join(root, 'migrations', '0001_tables.sql'), TABLES);
  mkdirSync(join(root, 'samples'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['es2024', 'esnext.temporal'],
    module: 'preserve',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    allowImportingTsExtensions: true,
  };
  writeFileSync(join(root, 'samples', 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const samples = [...FAULTY.map(([source]) => source), ...SOUND];
  samples.forEach((source, at) => {
    writeFileSync(join(root, 'samples', `${at}.ts`), `${HEAD}\n${source}\n`);
  });
  const found = await findRowProblems(root, ['samples'], join(root, 'migrations'));
  const byFile = Map.groupBy(found.problems, (fault) => fault.split(':')[0] ?? '');
  faults = new Map(samples.map((source, at) => [source, byFile.get(`samples/${at}.ts`) ?? []]));
}, MINUTES);

afterAll(() => rmSync(root, { recursive: true }));

describe('findRowFaults with a wrong row type', () => {
  test.each(FAULTY)('reports a fault in: %s', (source, fault) => {
    expect(faults.get(source)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('findRowFaults with a correct row type', () => {
  test.each(SOUND)('accepts: %s', (source) => {
    expect(faults.get(source)).toEqual([]);
  });
});
