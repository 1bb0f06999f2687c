import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isNotFound } from '../../../shared/is-not-found.ts';

/** Other accounts of the machine could read or write what is kept, and that cannot be mended. */
export class DataFolderExposed extends Error {
  override readonly name = 'DataFolderExposed';
}

/** Entries of a data folder, drafts included. Other entries stay as they are. */
const KEPT = /^(lock|payment-secret|database-password|pgdata)(-journal|\.new)?$/;
/** What systems put into any folder, and nobody misses while it is closed. */
const STRAY = /^(\..*|lost\+found)$/;

/** The bits of a mode that are about other accounts. */
const OTHERS = 0o077;

const FOREIGN = 'belongs to another account. Make this one its owner (chown -R)';
/** What is wrong with a path, and what to do about it, by the code of the failure. */
const REASONS: Record<string, string> = {
  EPERM: FOREIGN,
  EACCES: FOREIGN,
  EROFS: 'lies on a file system that can only be read. Mount it for writing',
  FORGOTTEN: 'lies on a file system that keeps no modes. Move the folder to one that does',
  SHARED: 'lies in it, too. Close the folder yourself (chmod 700) if nobody else needs it',
};

/**
 * Sees to it that whatever this process makes from now on is for its own account alone. Windows has
 * no modes: there a file is for those whom its folder is for.
 */
export function makeFilesPrivate(): void {
  if (process.platform !== 'win32') process.umask(OTHERS);
}

/**
 * Closes a data folder and what is kept in it to every other account: modes 0700 and 0600. The
 * folder itself may be a link; links inside it are not followed.
 * @param chmod changes a mode.
 * @throws DataFolderExposed where that cannot be done, or would close others' things as well.
 */
export function restrictAccess(folder: string, chmod: typeof chmodSync = chmodSync): void {
  if (process.platform === 'win32') return;
  try {
    const root = realpathSync(folder);
    rejectShared(root);
    closeTree(root, chmod, (name) => KEPT.test(name));
  } catch (error) {
    const { code = '', path = folder, message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code];
    throw new DataFolderExposed(
      `The data folder ${folder} cannot be closed to the other accounts of this machine: ${reason === undefined ? message : `${path} ${reason}`}, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Whoever names `/tmp` or `/srv` must not lose it for everybody else. */
function rejectShared(folder: string): void {
  if ((lstatSync(folder).mode & OTHERS) === 0) return;
  const other = readdirSync(folder).find((name) => !KEPT.test(name) && !STRAY.test(name));
  if (other !== undefined) throw obstacle('SHARED', join(folder, other));
}

/** Closes a path, unless it disappears: a PostgreSQL that shuts down removes files. */
function closeTree(path: string, chmod: typeof chmodSync, isOurs = (_: string) => true): void {
  try {
    closePath(path, chmod, isOurs);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** A folder is closed before its entries are read, so that no other account changes it meanwhile. */
function closePath(path: string, chmod: typeof chmodSync, isOurs: (name: string) => boolean): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink()) return;
  const mode = stats.isDirectory() ? 0o700 : 0o600;
  if ((stats.mode & 0o777) !== mode) {
    chmod(path, mode);
    // Some file systems say yes and forget it.
    if ((lstatSync(path).mode & OTHERS) !== 0) throw obstacle('FORGOTTEN', path);
  }
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) if (isOurs(name)) closeTree(join(path, name), chmod);
}

function obstacle(code: string, path: string): Error {
  return Object.assign(new Error(code), { code, path });
}
