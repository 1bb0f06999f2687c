import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findStatements } from '../../../testing/db/source-statements.ts';
import {
  type AllowedValues,
  findUnknownLiterals,
  readAllowedValues,
} from '../../../testing/db/sql-literals.ts';
import { openTestDb, type TestDb } from '../testing/open-test-db.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const SOURCES = globSync('{apps/api/{src,scripts},scripts,e2e}/**/*.ts', { cwd: ROOT }).filter(
  (path) => !path.includes('node_modules') && !path.endsWith('sql-literals.test.ts'),
);

let db: TestDb;
let allowed: AllowedValues;
beforeAll(async () => {
  db = await openTestDb();
  allowed = await readAllowedValues(db);
});
afterAll(() => db.close());

test("all literals in the sources are allowed by their column's constraint", () => {
  expect(SOURCES.length).toBeGreaterThan(500);

  const unknownLiterals = SOURCES.flatMap((path) =>
    findStatements(readFileSync(join(ROOT, path), 'utf8')).flatMap(({ text, line }) =>
      findUnknownLiterals(text, allowed).map(
        ({ column, literal }) => `${path}:${line} compares or writes ${column} with '${literal}'`,
      ),
    ),
  );
  expect(unknownLiterals).toEqual([]);
});

test('reads the constraints that list the states of a column', () => {
  expect([...(allowed.get('payments.state') ?? [])]).toEqual(
    expect.arrayContaining(['pending', 'processing', 'refund_failed']),
  );
  expect(allowed.get('payments.state')).not.toContain('open');
  expect(allowed.get('sandbox_sessions.state')).toContain('open');
  expect([...(allowed.get('vouchers.free_type') ?? [])]).toEqual(['delivery']);
  expect(allowed.size).toBeGreaterThan(20);
});

describe('findUnknownLiterals', () => {
  test.each([
    `select 1 from payments p where p.order_id = o.id and p.state in ('open', 'refund_due')`,
    `select (select count(*) from top_ups t where t.status = 'COMPLETED' and exists (
      select 1 from payments p where p.state in ('pending', 'open'))) as top_ups`,
    `select id from payments where state = 'open'`,
    `select id from payments where state not in ('open')`,
    `select id from payments where state <> 'open'`,
    `select id from payments where state is distinct from 'open'`,
    `update payments set state = 'open' where id = $`,
    `update payments set state = case when $ then 'approved' else 'open' end where id = $`,
    `insert into payments (id, state) values ($, 'pending'), ($, 'open')`,
    `insert into payments (id, state) select id, 'open' from top_ups`,
    `with settled as (update payments set state = 'open' where id = $ returning id) select 1`,
    `select 1 from orders o join payments as p on p.order_id = o.id where p.state = 'open'::text`,
  ])('finds the unknown literal in: %s', (statement) => {
    expect(findUnknownLiterals(statement, allowed)).toEqual([
      { column: expect.stringMatching(/state$/), literal: 'open' },
    ]);
  });

  test('checks a fragment without a table against all tables', () => {
    expect(findUnknownLiterals(`state = 'opened'`, allowed)).toHaveLength(1);
    expect(findUnknownLiterals(`state = 'open'`, allowed)).toEqual([]);
  });

  test.each([
    `select token from sandbox_sessions where state = 'open'`,
    `select 1 from orders o, payments p where o.status = 'PREPARING' and p.state = 'pending'`,
    `select 1 from payments where provider = 'open' and state = $`,
    `insert into payments (id, state) values ($)`,
    `insert into pgboss.job_common as job (name) select $ on conflict (name) where state = 'created'`,
    `-- state = 'open'\nselect 1 from payments where state = 'pending'`,
  ])('finds nothing in: %s', (statement) => {
    expect(findUnknownLiterals(statement, allowed)).toEqual([]);
  });
});

test('findStatements reads templates, strings and nested templates', () => {
  const source = readFileSync(
    join(import.meta.dirname, '../../../testing/db/statements.txt'),
    'utf8',
  );
  expect(findStatements(source)).toEqual([
    { text: 'state = $', line: 3 },
    { text: '', line: 3 },
    { text: 'select $ from payments', line: 3 },
    { text: 'select id from orders', line: 4 },
    { text: 'update orders set status = $', line: 5 },
  ]);
});
