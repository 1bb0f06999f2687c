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

/** Starts PostgreSQL in this thread: in `folder`, made when it is missing, or in memory. */
export async function startPostgres(folder: string | null, sync?: Sync): Promise<PGlite> {
  if (folder === null) return leaveAsText(await PGlite.create());
  await makeFolder(folder);
  const fs = new DurableFs(folder, sync);
  return leaveAsText(await PGlite.create({ fs, startParams: DURABLE }));
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

/** Values stay in PostgreSQL's text form both ways: the port decodes them, for every adapter. */
function leaveAsText(pglite: PGlite): PGlite {
  for (const type of Object.keys(pglite.parsers)) pglite.parsers[type] = (text) => text;
  for (const type of Object.keys(pglite.serializers)) {
    pglite.serializers[type] = (text: string) => text;
  }
  return pglite;
}
