import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isNotFound } from '../../../shared/is-not-found.ts';

/**
 * Thrown if other accounts of the machine could access the data folder and the modes cannot be
 * changed.
 */
export class DataFolderExposed extends Error {
  override readonly name = 'DataFolderExposed';
}

/** Entries of a data folder, drafts included. Other entries are left unchanged. */
const OWN_ENTRIES = /^(lock|payment-secret|database-password|pgdata)(-journal|\.new)?$/;
/** Entries that systems add to any folder; restricting the folder does not affect anyone. */
const STRAY = /^(\..*|lost\+found)$/;

/** Permission bits of group and others. */
const OTHERS = 0o077;

const FOREIGN = 'belongs to another account. Make this one its owner (chown -R)';
/** Reason and remedy by error code. */
const REASONS: Record<string, string> = {
  EPERM: FOREIGN,
  EACCES: FOREIGN,
  EROFS: 'is on a file system that can only be read. Mount it for writing',
  MODE_IGNORED: 'is on a file system that keeps no modes. Move the folder to one that does',
  SHARED: 'is in it, too. Restrict the folder yourself (chmod 700) if no other account needs it',
};

/**
 * Sets the umask so that new files are accessible to this account only. On Windows files inherit
 * access from their folder.
 */
export function setPrivateUmask(): void {
  if (process.platform !== 'win32') process.umask(OTHERS);
}

/**
 * Restricts a data folder and the server's entries in it to this account: modes 0700 and 0600. The
 * folder itself may be a link; links inside it are not followed.
 * @param chmod changes a mode.
 * @throws DataFolderExposed if that is impossible, or would also restrict foreign files.
 */
export function restrictAccess(folder: string, chmod: typeof chmodSync = chmodSync): void {
  if (process.platform === 'win32') return;
  try {
    const root = realpathSync(folder);
    rejectShared(root);
    closeTree(root, chmod, (name) => OWN_ENTRIES.test(name));
  } catch (error) {
    const { code = '', path = folder, message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code];
    throw new DataFolderExposed(
      `The data folder ${folder} cannot be closed to the other accounts of this machine: ${reason === undefined ? message : `${path} ${reason}`}, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** A DATA_DIR of `/tmp` or `/srv` must not lock out other accounts. */
function rejectShared(folder: string): void {
  if ((lstatSync(folder).mode & OTHERS) === 0) return;
  const other = readdirSync(folder).find((name) => !OWN_ENTRIES.test(name) && !STRAY.test(name));
  if (other !== undefined) throw obstacle('SHARED', join(folder, other));
}

/** Restricts a path unless it disappears: PostgreSQL deletes files while it shuts down. */
function closeTree(path: string, chmod: typeof chmodSync, isOurs = (_: string) => true): void {
  try {
    closePath(path, chmod, isOurs);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** Restricts a folder before reading its entries, so that no other account changes it meanwhile. */
function closePath(path: string, chmod: typeof chmodSync, isOurs: (name: string) => boolean): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink()) return;
  const mode = stats.isDirectory() ? 0o700 : 0o600;
  if ((stats.mode & 0o777) !== mode) {
    chmod(path, mode);
    // Some file systems accept chmod without effect.
    if ((lstatSync(path).mode & OTHERS) !== 0) throw obstacle('MODE_IGNORED', path);
  }
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) if (isOurs(name)) closeTree(join(path, name), chmod);
}

function obstacle(code: string, path: string): Error {
  return Object.assign(new Error(code), { code, path });
}
