import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { DataFolderUnusable, holdsDatabase } from '../platform/db/data-folder.ts';
import { lockFolder } from '../platform/db/embedded/lock.ts';
import { restrictAccess, setPrivateUmask } from '../platform/db/embedded/restrict-access.ts';
import { BackupError } from './backup-error.ts';
import { copyTree, isAbsentOrEmpty } from './copy-tree.ts';

/**
 * Replaces a data folder with a backup. The server must be stopped.
 * @param backup absolute path of a folder written by `backUp`; it is not modified.
 * @param dataDir absolute path of the data folder.
 * @returns the path to which the previous data folder was moved, or null if it was absent or empty.
 * @throws BackupError if the backup is missing, empty or incomplete, DataFolderInUse while a server
 * runs.
 */
export async function restore(
  backup: string,
  dataDir: string,
  now: Temporal.Instant,
): Promise<string | null> {
  setPrivateUmask();
  requireComplete(backup);
  const isNew = await isAbsentOrEmpty(dataDir);
  await mkdir(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const draft = `${dataDir}.new`;
    await rm(draft, { recursive: true, force: true });
    await copyTree(backup, draft, (path) => !/^lock(-journal)?$/.test(path));
    restrictAccess(draft);
    if (isNew) {
      await rm(dataDir, { recursive: true });
      await rename(draft, dataDir);
      return null;
    }
    const previous = `${dataDir}.before-${now.toString({ smallestUnit: 'second' }).replaceAll(':', '')}`;
    await rename(dataDir, previous);
    await rename(draft, dataDir);
    return previous;
  } finally {
    unlock();
  }
}

function requireComplete(backup: string): void {
  if (!existsSync(backup)) throw new BackupError(`There is no folder ${backup}.`);
  try {
    if (holdsDatabase(backup)) return;
  } catch (error) {
    if (!(error instanceof DataFolderUnusable)) throw error;
    throw new BackupError(
      `${backup} is an incomplete backup. Nothing was changed. ${error.message}`,
      {
        cause: error,
      },
    );
  }
  throw new BackupError(`${backup} holds no database. Nothing was changed.`);
}
