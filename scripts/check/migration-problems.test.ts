import { describe, expect, it } from 'vitest';
import { findMigrationProblems } from './migration-problems.ts';

const ALL = ['0001_first.sql', '0002_second.sql', '0003_third.sql'];
const problemsOf = (text: string) => findMigrationProblems('0002_second.sql', text, ALL);

const INDEX = "create index if not exists by_time on orders (created_at) where status = 'paid';";
const BEFOREHAND = `-- beforehand: ${INDEX.replace('index', 'index concurrently')}\n`;

describe('migrationFaults for statements that block customers', () => {
  it.each([
    'create index by_time on orders (created_at)',
    'create unique index once on orders (key)',
    'create index concurrently if not exists by_time on orders (created_at)',
    INDEX,
    BEFOREHAND.replace('created_at', 'id') + INDEX,
    'alter table orders add column a int not null',
    'alter table orders add a int not null',
    'alter table orders add column a uuid default gen_random_uuid()',
    'alter table orders add column a bigserial',
    'alter table orders add column a int generated always as (b + 1) stored',
    'alter table orders add column a int check (a > 0)',
    'alter table orders add column a int unique',
    'alter table orders alter column total type bigint',
    'alter table orders alter total set data type bigint',
    'alter table orders add constraint c check (total > 0)',
    'alter table orders add foreign key (a, b) references t (a, b)',
    'alter table orders add constraint c unique (key)',
    'alter table orders add column b int, add primary key (b)',
    "update orders set note = ''",
    'with old as (select 1) delete from orders',
    'lock table orders',
    'truncate orders',
    'do $$ begin alter table orders drop column total; end $$',
  ])('rejects %s', (statement) => {
    expect(problemsOf(statement)).toHaveLength(1);
    expect(problemsOf(`-- second step of 0001_first.sql\n${statement}`)).toHaveLength(1);
  });
});

describe('migrationFaults for statements that break the previous version', () => {
  it.each([
    'drop table orders',
    'alter table orders drop column total',
    'alter table if exists only orders drop total',
    'alter table orders rename column total to sum',
    'alter table orders rename to purchases',
    'alter table orders alter column total set not null',
    'alter table orders alter column total drop default',
    'alter table orders drop constraint orders_pkey',
    'alter table orders validate constraint c',
    'drop function tell()',
    'drop trigger orders_tell on orders',
    'drop index orders_by_time',
    'alter function tell() rename to say',
  ])('rejects %s, except as a contract step', (statement) => {
    expect(problemsOf(`-- A comment.\n${statement};`)).toHaveLength(1);
    expect(problemsOf(`-- second step of 0001_first.sql\n${statement};`)).toEqual([]);
  });

  it('rejects a contract step without an earlier migration', () => {
    for (const name of ['0002_second.sql', '0003_third.sql', '0000_gone.sql']) {
      expect(problemsOf(`-- second step of ${name}\ndrop table orders;`)).toEqual([
        expect.stringContaining('no earlier migration'),
      ]);
    }
  });
});

it.each([
  "create table t (a int not null unique, b text check (b <> '')); create index i on t (a); alter table t add check (a > 0); update t set a = 1; drop table t",
  BEFOREHAND + INDEX,
  "alter table orders add column a int, add column b text not null default 'x', add column c timestamptz not null default now()",
  'alter table orders add column a text references t',
  'alter table orders alter column a drop not null, alter column b set default 1',
  'alter table orders add constraint c check (a in (1, 2)) not valid',
  'alter table orders drop constraint c, add constraint c check (a in (1, 2)) not valid',
  'alter table orders add constraint c unique using index once',
  "create or replace function f() returns trigger language plpgsql as $$ begin drop table orders; update t set a = ';'; end $$",
  'create trigger tell after update on orders for each row execute function f()',
  "insert into t (a) values ('drop table t; -- x')",
  '-- drop table orders;\n/* lock table orders; */ create type y as enum ()',
])('accepts %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
