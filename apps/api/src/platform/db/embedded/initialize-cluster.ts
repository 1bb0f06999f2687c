import { randomBytes } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { CLUSTER_FOLDER } from './cluster-folder.ts';
import { PASSWORD_FILE, type Transport, USER } from './connection.ts';
import { EmbeddedUnavailable } from './embedded-error.ts';
import { runProgram } from './program.ts';

/**
 * Creates a new cluster in a data folder. It is created under a draft name and renamed, so a kill
 * never leaves a partial cluster.
 * @throws EmbeddedUnavailable with PostgreSQL's reason.
 */
export async function initializeCluster(
  folder: string,
  initdb: string,
  account: Account,
  transport: Transport,
): Promise<void> {
  const draft = join(folder, `${CLUSTER_FOLDER}.new`);
  await rm(draft, { recursive: true, force: true });
  const program = runProgram(account, [
    ...[initdb, '--pgdata', draft, `--username=${USER}`, '--encoding=UTF8', '--locale=C'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(await authentication(folder, transport, account)),
  ]);
  program.endInput();
  if ((await program.ended) !== 0) {
    throw new EmbeddedUnavailable(
      `A new database cannot be made in ${folder}: ${program.lastOutput()}.`,
    );
  }
  await rename(draft, join(folder, CLUSTER_FOLDER));
  await syncFolder(folder);
}

/** Other accounts cannot enter the socket's folder, but all can connect to a loopback port. */
async function authentication(
  folder: string,
  transport: Transport,
  account: Account,
): Promise<readonly string[]> {
  if (transport === 'socket') return ['--auth=trust'];
  const file = join(folder, PASSWORD_FILE);
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  account.takeOwnership(file);
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

/** Flushes a folder to disk, so that a power cut does not undo a rename. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
