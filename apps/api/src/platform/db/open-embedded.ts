import { mkdir } from 'node:fs/promises';
import { holdsDatabase, unusable } from './data-folder.ts';
import type { Db } from './db.ts';
import { freeSpace, requireSpace } from './embedded/free-space.ts';
import { DataFolderInUse, lockFolder } from './embedded/lock.ts';
import { restrictAccess, setPrivateUmask } from './embedded/restrict-access.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded/start-embedded.ts';
import { DATABASE_FAILURES } from './postgres/database-failures.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export interface OpenOptions extends EmbeddedOptions {
  /** Returns the free bytes on the disk of the data folder. */
  readonly free?: () => Promise<number>;
  /** Logs that an idle connection broke. */
  readonly onIdleError?: (error: Error) => void;
  /** Called once with a sentence if PostgreSQL ends before `close`. */
  readonly onLost?: (reason: string) => void;
}

/**
 * Starts PostgreSQL on a data folder and connects to it. Creates the folder and its parents if
 * needed. Other accounts cannot read the folder, nor any file that this process creates afterwards.
 * @param folder absolute path of the data folder.
 * @throws StorageFull if its disk has no room for a recovery.
 * @throws DataFolderInUse if another process uses it.
 * @throws DataFolderExposed if access of other accounts cannot be removed.
 * @throws DataFolderUnusable if it cannot be created, read or locked, or contains anything but a
 * complete database. In the last case nothing in it has been changed.
 * @throws EmbeddedUnavailable if PostgreSQL does not start.
 */
export async function openEmbedded(folder: string, options: OpenOptions = {}): Promise<Db> {
  setPrivateUmask();
  holdsDatabase(folder);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw unusable(folder, error);
  });
  await requireSpace(options.free ?? (() => freeSpace(folder)));
  restrictAccess(folder);
  const unlock = lock(folder);
  try {
    return await start(folder, unlock, options);
  } catch (error) {
    unlock();
    throw isExplained(error) ? error : unusable(folder, error);
  }
}

async function start(
  folder: string,
  unlock: () => void,
  { onLost, onIdleError, ...options }: OpenOptions,
): Promise<Db> {
  const server = await startEmbedded(folder, options);
  let isClosing = false;
  void server.ended.then((reason) => {
    unlock();
    if (reason !== null) onLost?.(reason);
  });
  const db = openPostgres(server.url, {
    onIdleError: (error) => {
      // While closing, the server ends the connections that are still open.
      if (!isClosing) onIdleError?.(error);
    },
  });
  return {
    ...db,
    async close() {
      isClosing = true;
      await db.close();
      await server.stop();
    },
  };
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw error instanceof DataFolderInUse ? error : unusable(folder, error);
  }
}

function isExplained(error: unknown): boolean {
  return DATABASE_FAILURES.some((kind) => error instanceof kind);
}
