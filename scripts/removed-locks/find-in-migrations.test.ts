import { expect, test } from 'vitest';
import { applyEdits } from '../mutation/guard.ts';
import { findInFunctions, findInSchema, keyColumns } from './find-in-migrations.ts';

const SOURCE = `
create table orders (
  company_id text not null,
  id text not null,
  number text not null, -- unique
  status text check (status in ('OPEN', 'PAID')),
  left_over integer check (left_over >= 0),
  price integer check (price >= 0),
  primary key (company_id, id),
  constraint orders_number unique (company_id, number)
);
create table lines (
  company_id text, order_id text, id text, path text unique,
  primary key (company_id, id),
  unique (company_id, id, path),
  foreign key (company_id, order_id) references orders
);
create unique index lines_one on lines (company_id, lower(path)) where id is not null;
create function refuse() returns trigger language plpgsql as $$
begin
  perform 1 from orders where id = new.id for update;
  raise exception 'no';
end
$$;
create trigger lines_refuse before update on lines for each row execute function refuse();
`;
const MIGRATION = { file: '0001.sql', source: SOURCE };
const NOTHING = { conflicts: [], counters: [], insertions: [] };
const CONFLICT = { file: 'some.ts', span: { start: 5, end: 9 } };

test('returns unique keys, counter checks and rejecting triggers', () => {
  const found = findInSchema([MIGRATION], {
    ...NOTHING,
    counters: [{ table: 'orders', column: 'left_over' }],
  });
  expect(found.map(({ kind, owner, text }) => [kind, owner, text])).toEqual([
    ['unique key', 'orders', 'constraint orders_number unique (company_id, number)'],
    ['unique key', 'lines', 'path unique'],
    [
      'unique key',
      'lines',
      'create unique index lines_one on lines (company_id, lower(path)) where id is not null',
    ],
    ['check of a counter', 'orders', 'left_over check (left_over >= 0)'],
    ['trigger that rejects', 'lines', 'trigger lines_refuse'],
  ]);
});

test('removes a key together with the conflict clauses that name it', () => {
  const conflicts = [
    { ...CONFLICT, table: 'orders', key: 'company_id,number' },
    { ...CONFLICT, table: 'orders', key: null },
  ];
  const [key] = findInSchema([MIGRATION], { ...NOTHING, conflicts });
  expect(key?.edits.slice(1)).toEqual([{ file: 'some.ts', start: 5, end: 9, replacement: '' }]);
  const changed = applyEdits(SOURCE, key?.edits.slice(0, 1) ?? []);
  expect(changed).toMatch(/primary key \(company_id, id\)\s*\);\s*create table lines/);
});

test('includes a primary key when a conflict clause can match it and no reference needs it', () => {
  const primary = (table: string) =>
    findInSchema([MIGRATION], {
      ...NOTHING,
      conflicts: [{ ...CONFLICT, table, key: null }],
    }).filter(({ text }) => text.startsWith('primary key'));
  expect(primary('lines')).toHaveLength(1);
  expect(primary('orders')).toHaveLength(0);
});

test('returns the guards in functions with the tables of their triggers', () => {
  const keys = keyColumns([MIGRATION]);
  expect([...keys].toSorted()).toEqual(['company_id', 'id', 'number', 'order_id', 'path']);
  expect(findInFunctions(MIGRATION, keys).guards).toMatchObject([
    { kind: 'row lock', owner: 'refuse', text: 'for update', tables: ['lines'] },
  ]);
});

test('returns the guards in a function that functions of triggers call, with their tables', () => {
  const source = SOURCE.replace(
    'create function refuse()',
    () => `create function lock_order(of_order text) returns void language sql as $$
  select from orders where id = of_order for no key update
$$;
create function lock_first() returns trigger language plpgsql as $$
begin
  perform lock_order(new.order_id);
  return new;
end
$$;
create trigger lines_lock before insert on lines for each row execute function lock_first();
create function refuse()`,
  );
  const migration = { file: '0001.sql', source };
  expect(findInFunctions(migration, keyColumns([migration])).guards).toMatchObject([
    { owner: 'lock_order', text: 'for no key update', tables: ['lines'] },
    { owner: 'refuse', text: 'for update', tables: ['lines'] },
  ]);
});
