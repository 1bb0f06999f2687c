import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedUnavailable } from './embedded-error.ts';

/** User and group id of Linux's unprivileged account `nobody`. */
const UNPRIVILEGED_ID = 65_534;

/** Account that runs PostgreSQL's programs. */
export interface Account {
  /**
   * Options of `spawn`; empty if this process already runs under the account, or if `prefix`
   * switches to it.
   */
  readonly options: { readonly uid?: number; readonly gid?: number };
  /** Command placed before a program to run it under the account. May be empty. */
  readonly prefix: readonly string[];
  /** Makes the account the owner of a folder; with `deep` also of its content. */
  takeOwnership(path: string, deep?: boolean): void;
}

const CURRENT_ACCOUNT: Account = { options: {}, prefix: [], takeOwnership: () => undefined };

/**
 * Chooses the account for PostgreSQL, which does not run as root: the owner of the data folder, or
 * {@link UNPRIVILEGED_ID} if root owns it. If this process is not root, PostgreSQL runs under the same
 * account.
 * @param folder absolute path of the existing data folder.
 * @param program absolute path of a program that the account must be able to run.
 * @throws EmbeddedUnavailable if root cannot start the program under the account.
 */
export function accountFor(
  folder: string,
  program: string,
  isRoot = process.getuid?.() === 0,
): Account {
  if (!isRoot) return CURRENT_ACCOUNT;
  const owner = statSync(folder);
  const [uid, gid] = owner.uid === 0 ? [UNPRIVILEGED_ID, UNPRIVILEGED_ID] : [owner.uid, owner.gid];
  const takeOwnership: Account['takeOwnership'] = (path, deep = false) =>
    changeOwner(path, uid, gid, deep);
  takeOwnership(folder);
  const withoutCapability: Account = { options: { uid, gid }, prefix: [], takeOwnership };
  if (canRun(withoutCapability, folder, program)) return withoutCapability;
  // The account may not enter the parent folders, e.g. root's home.
  const withReadCapability: Account = { options: {}, prefix: readingAs(uid, gid), takeOwnership };
  if (canRun(withReadCapability, folder, program)) return withReadCapability;
  throw new EmbeddedUnavailable(
    `PostgreSQL does not run as root, and the account ${uid} cannot enter ${folder} or run ${program}. Open the folders above them to it (chmod o+x), start as another account, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/**
 * Returns the Linux command that preserves one capability of root: reading protected paths. Without
 * `no_setuid_fixup` the program's own access checks would fail.
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

/** Changes the owner of links themselves, never of their targets. */
function changeOwner(path: string, uid: number, gid: number, deep: boolean): void {
  const stats = lstatSync(path);
  if (stats.uid !== uid || stats.gid !== gid) lchownSync(path, uid, gid);
  if (!deep || !stats.isDirectory()) return;
  for (const name of readdirSync(path)) changeOwner(join(path, name), uid, gid, true);
}
