import type { Db } from '../db.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { sql } from '../sql.ts';

const JOB_CLOCK_LOCK = 7_268_436;

/** Replaces pg-boss's clock by one that tests can set; it defaults to the system clock. */
export const JOB_CLOCK = `
  create schema if not exists pgboss;
  create table pgboss.now_in_tests (one boolean primary key check (one), at timestamptz not null);
  create or replace function pgboss.job_now() returns timestamptz language sql stable as
    'select coalesce((select at from pgboss.now_in_tests), pg_catalog.now())';
`;

/** Sets the job clock of a test database. */
export async function setJobClock(db: Db, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    insert into pgboss.now_in_tests values (true, ${now})
    on conflict (one) do update set at = excluded.at`);
}

/**
 * Shifts the job clock in the database of a running server.
 * @param url of the database.
 * @param seconds ahead of PostgreSQL's own clock.
 */
export async function moveJobClock(url: string, seconds: number): Promise<void> {
  const db = openPostgres(url);
  // Two processes that replace the function concurrently would fail.
  await db.transaction((tx) =>
    tx.script(`select pg_advisory_xact_lock(${JOB_CLOCK_LOCK});
      create or replace function pgboss.job_now() returns timestamptz language sql stable as
        $$ select pg_catalog.now() + interval '${seconds} seconds' $$`),
  );
  await db.close();
}
