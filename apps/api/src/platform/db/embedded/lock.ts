import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite error code of a file locked by another process. */
const BUSY = 5;

/** Thrown if another process uses the data folder; two servers would corrupt the data. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * Locks a data folder for this process with an SQLite lock on a side file. The system releases it
 * however the process ends, so no lock becomes stale.
 * @returns a function that unlocks the folder.
 * @throws DataFolderInUse if another process has locked it.
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
  // The higher bits contain the extended error code.
  return (Number(error.errcode) & 0xff) === BUSY;
}
