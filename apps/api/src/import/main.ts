import 'temporal-polyfill/global';
import { resolve } from 'node:path';
import { ConfigError } from '../platform/config/config.ts';
import { readProcessConfig } from '../platform/config/process-config.ts';
import { MigrationError, migrate } from '../platform/db/migrate.ts';
import { openDbForCommand } from '../platform/db/open-db.ts';
import { DATABASE_FAILURES } from '../platform/db/postgres/database-failures.ts';
import { sql } from '../platform/db/sql.ts';
import { systemClock } from '../shared/time/clock.ts';
import { importRestaurant } from './import-restaurant.ts';
import { findKeptMarks, formatKeptMarks } from './kept-marks.ts';
import { ImportRejected } from './read/problem.ts';
import { FolderUnreadable } from './read/read-folder.ts';
import { formatReport } from './report.ts';

/** Errors printed as their message only, without a stack, because the operator can fix them. */
const EXPECTED = [
  ...DATABASE_FAILURES,
  ImportRejected,
  FolderUnreadable,
  ConfigError,
  MigrationError,
];

async function main(folder: string): Promise<void> {
  const db = await openDbForCommand(readProcessConfig(), { create: true });
  try {
    await migrate(db);
    const report = await importRestaurant(db, folder);
    // Without this, PostgreSQL plans queries for the old table sizes until autovacuum runs.
    await db.execute(sql`analyze`);
    process.stdout.write(`${formatReport(report)}\n`);
    const kept = await findKeptMarks(db, report.subdomain, systemClock.now());
    process.stderr.write(formatKeptMarks(kept));
  } finally {
    await db.close();
  }
}

const [argument] = process.argv.slice(2);
if (argument === undefined) {
  process.stderr.write('Name the folder: npm run import -- <folder>\n');
  process.exitCode = 2;
} else {
  // npm runs scripts in the repository root, but the path is relative to the caller's folder.
  await main(resolve(process.env.INIT_CWD ?? '.', argument)).catch((error: unknown) => {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
