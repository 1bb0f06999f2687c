import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedUnavailable } from './embedded-error.ts';

/** Numbers of the unprivileged account and group that Linux calls `nobody`. */
const NOBODY = 65_534;

/** Account under which the programs of PostgreSQL run. */
export interface Account {
  /** Options of `spawn`; empty for the account of this process. */
  readonly options: { readonly uid?: number; readonly gid?: number };
  /** Command that starts a program under the account, before the program itself. May be empty. */
  readonly prefix: readonly string[];
  /** Makes the account the owner of a folder; with `deep` also of all that is in it. */
  own(path: string, deep?: boolean): void;
}

const SAME: Account = { options: {}, prefix: [], own: () => undefined };

/**
 * Chooses the account for PostgreSQL, which refuses to run as root: the owner of the data folder, or
 * {@link NOBODY} if that is root, too. A process of another account runs PostgreSQL itself.
 * @param folder absolute path of the data folder, which exists.
 * @param program absolute path of a program that the account has to be able to run.
 * @throws EmbeddedUnavailable if root cannot start the program under the account.
 */
export function accountFor(
  folder: string,
  program: string,
  isRoot = process.getuid?.() === 0,
): Account {
  if (!isRoot) return SAME;
  const owner = statSync(folder);
  const [uid, gid] = owner.uid === 0 ? [NOBODY, NOBODY] : [owner.uid, owner.gid];
  const own: Account['own'] = (path, deep = false) => changeOwner(path, uid, gid, deep);
  own(folder);
  const plain: Account = { options: { uid, gid }, prefix: [], own };
  if (canRun(plain, folder, program)) return plain;
  // The folders above are closed to the account, as those of root's home are.
  const reading: Account = { options: {}, prefix: readingAs(uid, gid), own };
  if (canRun(reading, folder, program)) return reading;
  throw new EmbeddedUnavailable(
    `PostgreSQL does not run as root, and the account ${uid} cannot enter ${folder} or run ${program}. Open the folders above them to it (chmod o+x), start as another account, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/**
 * Command of Linux that keeps one right of root: to read what is closed. Without `no_setuid_fixup` the
 * program's own checks of access would fail.
 */
function readingAs(uid: number, gid: number): string[] {
  const right = '+dac_read_search';
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${right}`,
    `--ambient-caps=${right}`,
    '--securebits=+no_setuid_fixup',
  ];
}

function canRun({ options, prefix }: Account, folder: string, program: string): boolean {
  const script = 'test -w "$1" && exec "$2" --version';
  const [command = '', ...args] = [...prefix, '/bin/sh', '-c', script, 'sh', folder, program];
  return spawnSync(command, args, { ...options, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Links are owned, not followed. */
function changeOwner(path: string, uid: number, gid: number, deep: boolean): void {
  const stats = lstatSync(path);
  if (stats.uid !== uid || stats.gid !== gid) lchownSync(path, uid, gid);
  if (!deep || !stats.isDirectory()) return;
  for (const name of readdirSync(path)) changeOwner(join(path, name), uid, gid, true);
}
