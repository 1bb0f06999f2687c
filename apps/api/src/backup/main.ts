/**
 * Backs up the embedded database, even while the server runs: `npm run backup -- <folder>`.
 * Replaces the data folder with a backup: `npm run restore -- <folder>`.
 */
import 'temporal-polyfill/global';
import { resolve } from 'node:path';
import { ConfigError } from '../platform/config/config.ts';
import { readProcessConfig } from '../platform/config/process-config.ts';
import { DATABASE_FAILURES } from '../platform/db/postgres/database-failures.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { restore } from './restore.ts';

/** Errors printed as their message only; all others keep their stack. */
const EXPECTED = [...DATABASE_FAILURES, BackupError, ConfigError];

const [command = '', argument] = process.argv.slice(2);

async function run(folder: string): Promise<string> {
  const { databaseUrl, dataDir } = readProcessConfig();
  if (databaseUrl !== null) {
    throw new BackupError(
      'DATABASE_URL names a server, and this command copies the embedded database. Use pg_dump: docs/how-to/run-in-production.md.',
    );
  }
  if (command === 'backup') {
    await backUp(dataDir, folder);
    return `${dataDir} is backed up in ${folder}.`;
  }
  const previous = await restore(folder, dataDir, Temporal.Now.instant());
  const location = previous === null ? '' : ` The previous data is in ${previous}.`;
  return `${folder} is restored in ${dataDir}.${location}`;
}

if (argument === undefined) {
  process.stderr.write(`Name the folder: npm run ${command} -- <folder>\n`);
  process.exitCode = 2;
} else {
  // npm runs scripts in the repository root, but the path is relative to the caller's folder.
  await run(resolve(process.env.INIT_CWD ?? '.', argument)).then(
    (sentence) => process.stdout.write(`${sentence}\n`),
    (error: unknown) => {
      if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
