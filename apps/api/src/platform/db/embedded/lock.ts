import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's word for a file that another process holds. */
const BUSY = 5;

/** Another process has the data folder open; two would destroy each other's rows. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * Takes a data folder for this process alone. The lock is SQLite's on a side file: the system
 * frees it when the process ends in whatever way, so nothing stale is ever left behind.
 * @returns lets go of the folder.
 * @throws DataFolderInUse when another process has it.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderInUse(
      `The data folder ${folder} is in use by another running server. Stop that one, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  return () => {
    if (file.isOpen) file.close();
  };
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false;
  // The higher bits say more closely why.
  return (Number(error.errcode) & 0xff) === BUSY;
}
