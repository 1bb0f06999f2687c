import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { holdsDatabase, NoDatabase } from '../platform/db/data-folder.ts';
import { CLUSTER_FOLDER } from '../platform/db/embedded/cluster-folder.ts';
import { findRunning } from '../platform/db/embedded/connection.ts';
import { lockFolder } from '../platform/db/embedded/lock.ts';
import { restrictAccess, setPrivateUmask } from '../platform/db/embedded/restrict-access.ts';
import { BackupError } from './backup-error.ts';
import { copyTree, isAbsentOrEmpty } from './copy-tree.ts';

/** Files outside the cluster that a restored server needs. */
const SECRETS = /^(payment-secret|database-password)$/;
/**
 * Folders copied without their content, which PostgreSQL recreates. The required log segments are
 * copied afterwards.
 */
const EMPTY = new Set([
  ...['log', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans', 'pg_wal'],
]);
/** Files that belong to a running server; never copied. */
const OF_SERVER = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
/** File name of a segment of the write-ahead log. */
const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Copies a data folder. Its server may be running.
 * @param dataDir absolute path of the data folder.
 * @param target absolute path of the copy; must be absent or empty.
 * @throws BackupError if the target is not empty, NoDatabase if there is nothing to copy,
 * DataFolderUnusable if the database is incomplete, DataFolderInUse while its server starts or
 * stops.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  setPrivateUmask();
  if (!(await isAbsentOrEmpty(target))) {
    throw new BackupError(`${target} is not empty. Nothing was written. Name a new folder.`);
  }
  if (!holdsDatabase(dataDir)) throw new NoDatabase(dataDir);
  const draft = `${target}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, CLUSTER_FOLDER), { recursive: true });
  const url = await findRunning(dataDir);
  if (url === null) await copyStopped(dataDir, draft);
  else await copyRunning(url, dataDir, draft);
  await copyTree(dataDir, draft, (path) => SECRETS.test(path));
  restrictAccess(draft);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}

async function copyStopped(dataDir: string, draft: string): Promise<void> {
  const unlock = lockFolder(dataDir);
  try {
    await copyTree(join(dataDir, CLUSTER_FOLDER), join(draft, CLUSTER_FOLDER), () => true);
  } finally {
    unlock();
  }
}

/** Copies the files while they change, plus the log from which PostgreSQL makes them consistent. */
async function copyRunning(url: string, dataDir: string, draft: string): Promise<void> {
  const from = join(dataDir, CLUSTER_FOLDER);
  const to = join(draft, CLUSTER_FOLDER);
  const client = new Client({ connectionString: url, application_name: 'claypot backup' });
  await client.connect();
  try {
    // The slot retains the log until it is copied. It ends with the connection.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
      `claypot_backup_${process.pid}`,
    ]);
    const started = await client.query(`select pg_walfile_name(pg_backup_start('claypot', true))`);
    await copyTree(from, to, (path) => {
      const [top = '', ...below] = path.split('/');
      return !OF_SERVER.has(path) && !(EMPTY.has(top) && below.length > 0);
    });
    const stopped = await client.query(
      `select pg_walfile_name(lsn), labelfile from pg_backup_stop(false)`,
    );
    const [{ labelfile, pg_walfile_name: last }] = stopped.rows;
    const [{ pg_walfile_name: first }] = started.rows;
    await writeFile(join(to, 'backup_label'), labelfile);
    await copyTree(
      join(from, 'pg_wal'),
      join(to, 'pg_wal'),
      (path) => SEGMENT.test(path) && path >= first && path <= last,
    );
  } finally {
    await client.end();
  }
}
