import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConstructionPlans } from 'pg-boss';
import { expect, test } from 'vitest';
import { createHandlers } from '../../jobs/handlers.ts';
import { USUAL_RETENTION } from '../config/retention.ts';
import { sql } from '../db/sql.ts';
import { openTestDb } from '../db/testing/open-test-db.ts';

const MIGRATION = join(import.meta.dirname, '../db/migrations/0010_jobs.sql');
/**
 * Statements around the tables that pg-boss adds when it creates them itself, and partitions of its
 * statistics.
 */
const ASIDE = [
  /^\s*(?:begin|commit)$/i,
  /^\s*set local /i,
  /^\s*select pg_advisory_xact_lock/i,
  /^\s*do \$\$/i,
];

/** Splits SQL into statements with normalised whitespace. */
function statementsOf(text: string): string[] {
  const bodies: string[] = [];
  return text
    .replace(/^--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => `$$${bodies.push(body) - 1}$$`)
    .split(';')
    .map((each) =>
      each.replace(/\$\$(\d+)\$\$|\$(\d+)\$/g, (_, a, b) => bodies[Number(a ?? b)] ?? ''),
    )
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '');
}

test('the migration creates the tables of the installed pg-boss version', async () => {
  const bossStatements = statementsOf(getConstructionPlans('pgboss')).filter(
    (each) => !ASIDE.some((pattern) => pattern.test(each)),
  );
  const migrationStatements = statementsOf(await readFile(MIGRATION, 'utf8'));
  expect(migrationStatements.slice(0, bossStatements.length)).toEqual(bossStatements);
  expect(migrationStatements).toHaveLength(bossStatements.length + 2);
});

test('every job handler has a queue', async () => {
  const db = await openTestDb();
  const queues = await db.query<{ name: string }>(sql`select name from pgboss.queue`);
  const unused = {} as Parameters<typeof createHandlers>[0];
  const courier = { restSeconds: 0 } as Parameters<typeof createHandlers>[0]['courier'];
  const handlers = createHandlers({ ...unused, courier, retention: USUAL_RETENTION });
  expect(queues.map(({ name }) => name).sort()).toEqual(Object.keys(handlers).sort());
  await db.close();
});
