import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../apps/api/src/platform/db/postgres/open-postgres.ts';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { makeFreshDatabase } from '../../apps/api/src/platform/db/testing/fresh-database.ts';
import { store } from '../../apps/api/src/testing/db/stored.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { run } from '../lib/run.ts';
import { type Finding, finding } from './finding.ts';
import { succeed, withFreshDatabase } from './fresh-database.ts';
import { openStreams, type Visit } from './guests.ts';
import { checkLedger } from './ledger.ts';

const GUESTS_AT_ONCE = 2;
const SERVED = 3_000;
/** Number of additional orders in the database. */
const MANY = 100_000;
const FEW = 2_000;
const MEGABYTE = 1_000_000;
const BACKUP = 'apps/api/src/backup/main.ts';

/**
 * Takes and restores backups as described in docs/how-to/run-in-production.md, while guests order:
 * the embedded database by `npm run backup`, PostgreSQL by a dump.
 */
export async function backup(isShort: boolean): Promise<readonly Finding[]> {
  return [...(await ofFolder()), ...(await ofServer(isShort ? FEW : MANY))];
}

async function ofFolder(): Promise<readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'claypot-backup-'));
  const copy = join(folder, 'backup');
  const product = await startProduct();
  const url = `http://127.0.0.1:${product.port}`;
  try {
    const crowd = await openStreams(url, { atOnce: GUESTS_AT_ONCE });
    await wait(SERVED);
    const before = paidOf(crowd.visits);
    const backedUp = await timedBackup('backup', copy, product.dataDir);
    await crowd.leave();
    await product.stop();
    const restored = await timedBackup('restore', copy, product.dataDir);
    const began = performance.now();
    await product.start();
    const started = seconds(performance.now() - began);
    return [
      finding(
        `data folder: backup in ${backedUp} during orders, restore in ${restored}, start in ${started}`,
        [],
      ),
      ...(await checkLedger(url, before)),
    ];
  } finally {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `npm run backup` or `npm run restore` as an operator does. Returns its duration. */
function timedBackup(command: 'backup' | 'restore', folder: string, dataDir: string) {
  return timedRun('node', [BACKUP, command, folder], { DATA_DIR: dataDir, DATABASE_URL: '' });
}

function paidOf(visits: readonly Visit[]): readonly Visit[] {
  return visits.filter(({ paid }) => paid).map((visit) => structuredClone(visit));
}

async function ofServer(orders: number): Promise<readonly Finding[]> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) return skipped('DATABASE_URL');
  const tools = await run('pg_restore', ['--version']);
  if (tools.code !== 0)
    return skipped('pg_dump and pg_restore, as PostgreSQL’s client tools have them');
  return withFreshDatabase(DATABASE_URL, async (env) => {
    await fill(env.DATABASE_URL, orders);
    const restored = await makeFreshDatabase(DATABASE_URL);
    const folder = mkdtempSync(join(tmpdir(), 'claypot-backup-'));
    try {
      return await dumpAndRestore(env, restored.url, join(folder, 'claypot.dump'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await restored.drop();
    }
  });
}

async function dumpAndRestore(
  env: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
  restored: string,
  file: string,
): Promise<readonly Finding[]> {
  const product = await startProduct(env);
  let before: readonly Visit[] = [];
  let dumped = '';
  try {
    const crowd = await openStreams(`http://127.0.0.1:${product.port}`, { atOnce: GUESTS_AT_ONCE });
    await wait(SERVED);
    before = paidOf(crowd.visits);
    dumped = await timedRun('pg_dump', ['--format=custom', `--file=${file}`, env.DATABASE_URL]);
    await crowd.leave();
  } finally {
    await product.dispose();
  }
  const put = await timedRun('pg_restore', [
    '--no-owner',
    '--exit-on-error',
    `--dbname=${restored}`,
    file,
  ]);
  const { orders, bytes } = await measure(env.DATABASE_URL);
  const size = `${orders} orders, ${megabytes(bytes)}, ${megabytes(statSync(file).size)} as a dump`;
  const restoredProduct = await startProduct({ ...env, DATABASE_URL: restored });
  try {
    return [
      finding(`${size}: dumped in ${dumped} while guests ordered, restored in ${put}`, []),
      ...(await checkLedger(`http://127.0.0.1:${restoredProduct.port}`, before)),
    ];
  } finally {
    await restoredProduct.dispose();
  }
}

async function fill(url: string, orders: number): Promise<void> {
  const db = openPostgres(url);
  try {
    await store(db, { orders, members: orders / 20, ofRegular: 100 });
  } finally {
    await db.close();
  }
}

async function measure(url: string): Promise<{ orders: number; bytes: number }> {
  const db = openPostgres(url);
  try {
    const counts = await db.one<{ orders: number; bytes: number }>(sql`
      select (select count(*) from orders) as orders,
        pg_database_size(current_database()) as bytes`);
    return counts ?? { orders: 0, bytes: 0 };
  } finally {
    await db.close();
  }
}

function skipped(what: string): readonly Finding[] {
  console.log(`  a dump of PostgreSQL is not asked for: it takes ${what}.`);
  return [];
}

async function timedRun(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const began = performance.now();
  await succeed(command, args, env);
  return seconds(performance.now() - began);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}
