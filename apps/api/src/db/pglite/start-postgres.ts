import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFs, type Sync } from './durable-fs.ts';

/**
 * `-F` would switch fsync off, and the default way of syncing the log (`fdatasync`) does nothing
 * in this build: `fsync` is the one that reaches {@link DurableFs}.
 */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/**
 * What PostgreSQL keeps of its files in memory: ten times as much by default, all of it taken at the
 * start, where the system keeps the same files anyway.
 */
const SMALL = ['-c', 'shared_buffers=16MB'];

const START = [...DURABLE, ...SMALL];

/** Starts PostgreSQL in this thread, in `folder`, which is made when it is missing. */
export async function startPostgres(folder: string, sync?: Sync): Promise<PGlite> {
  await makeFolder(folder);
  return PGlite.create({ fs: new DurableFs(folder, sync), startParams: START });
}

/** Built beside and renamed, so that a kill on the first start never leaves half a database. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new DurableFs(draft), startParams: DURABLE });
  await pglite.close();
  await syncTree(draft);
  await rename(draft, folder);
}

/** The files of a new database are written without syncing; a power cut could leave them empty. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name));
    await file.datasync().finally(() => file.close());
  }
}
