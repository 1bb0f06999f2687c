/** Writes a company as a restaurant's folder: `npm run export -- <folder>`. */
import 'temporal-polyfill/global';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../../platform/config/config.ts';
import { readProcessConfig } from '../../platform/config/process-config.ts';
import { type Db, DbError } from '../../platform/db/db.ts';
import { findPendingMigrations } from '../../platform/db/migrate.ts';
import { openDbForCommand } from '../../platform/db/open-db.ts';
import { DATABASE_FAILURES } from '../../platform/db/postgres/database-failures.ts';
import { ExportRejected } from './export-rejected.ts';
import { exportRestaurant } from './export-restaurant.ts';

const USAGE = 'Name the folder: npm run export -- <folder> [--company <subdomain>]';

/** Errors printed as their message only, without a stack, because the operator can fix them. */
const EXPECTED = [...DATABASE_FAILURES, ConfigError, ExportRejected];

/** Messages by SQLSTATE. */
const DATABASE_MESSAGES: Readonly<Record<string, string>> = {
  '42501': 'The account of DATABASE_URL has no permission to read the tables. Nothing was written.',
  '42P01': 'The database has no tables. Load a company with npm run import.',
};

interface Arguments {
  readonly folder: string;
  readonly company: string | null;
}

/** Returns null if the arguments are invalid. */
function readArguments(): Arguments | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { company: { type: 'string' } },
    });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) return null;
    return { folder, company: values.company ?? null };
  } catch {
    return null;
  }
}

async function main({ folder, company }: Arguments): Promise<void> {
  // npm runs scripts in the repository root, but the path is relative to the caller's folder.
  const target = resolve(process.env.INIT_CWD ?? '.', folder);
  const db = await openDbForCommand(readProcessConfig());
  try {
    await requireMigrated(db);
    const { subdomain, files, pictures } = await exportRestaurant(db, company, target);
    process.stdout.write(
      `Exported ${subdomain} to ${target}: ${files} files and ${pictures} pictures.\n`,
    );
  } finally {
    await db.close();
  }
}

/** The command changes no table, so that it works with an account that may only read. */
async function requireMigrated(db: Db): Promise<void> {
  if ((await findPendingMigrations(db)).length === 0) return;
  throw new ExportRejected(
    'The database is of an earlier version. Import the folder once more, which updates it, then export it.',
  );
}

function messageOf(error: unknown): string | null {
  if (error instanceof DbError) return DATABASE_MESSAGES[error.sqlState] ?? null;
  return EXPECTED.some((kind) => error instanceof kind) && error instanceof Error
    ? error.message
    : null;
}

const given = readArguments();
if (given === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await main(given).catch((error: unknown) => {
    const message = messageOf(error);
    if (message === null) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
}
