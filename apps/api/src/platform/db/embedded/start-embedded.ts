import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type Account, accountFor } from './account.ts';
import { findBinaries, POSTGRES_MAJOR } from './binaries.ts';
import { CLUSTER_FOLDER } from './cluster-folder.ts';
import { chooseConnection, type Transport } from './connection.ts';
import { EmbeddedUnavailable } from './embedded-error.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { readPostmaster } from './postmaster-file.ts';
import { waitForPrevious } from './previous-server.ts';
import { type Program, runProgram } from './program.ts';
import { findFailure, LOG_FOLDER } from './server-log.ts';

/** Polling interval while the server starts, in ms. */
const POLL = 25;

/** Settings for one restaurant on a small machine. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '32MB',
  max_connections: '40',
  max_wal_size: '256MB',
  wal_keep_size: '64MB',
  autovacuum_max_workers: '1',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  log_directory: LOG_FOLDER,
  // One file per weekday, overwritten the next week.
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
};

/**
 * Shell script that runs the server given as arguments. Standard input is the lifeline: when the
 * parent process ends or is killed, it closes and the server shuts down. `$0` is the socket folder.
 */
const WITH_LIFELINE = `
exec 3<&0
"$@" 3<&- </dev/null & server=$!
(cat <&3 >/dev/null; kill -INT "$server" 2>/dev/null) & guard=$!
wait "$server"; code=$?
kill "$guard" 2>/dev/null
rmdir "$0" 2>/dev/null
exit "$code"`;

export interface EmbeddedOptions {
  /** Default: a socket, except on Windows. */
  readonly transport?: Transport;
  /** PostgreSQL settings that override the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL server that never outlives this process. */
export interface EmbeddedServer {
  /** Connection URL for programs under the same account. */
  readonly url: string;
  /** Resolves when the server has ended: null after `stop`, otherwise the reason as a sentence. */
  readonly ended: Promise<string | null>;
  /** Shuts the server down and closes all connections. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the cluster of a data folder, and creates the cluster if there is none. The
 * caller ensures that the folder contains a complete cluster or none, and that no other process
 * uses it.
 * @param folder absolute path of the existing data folder.
 * @throws EmbeddedUnavailable with the reason if the server does not start.
 */
export async function startEmbedded(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const { transport = process.platform === 'win32' ? 'loopback' : 'socket' } = options;
  const { postgres, initdb, pgCtl } = findBinaries();
  const account = accountFor(folder, postgres);
  const cluster = join(folder, CLUSTER_FOLDER);
  const stop = () => runProgram(account, [pgCtl, 'stop', '-D', cluster, '-m', 'fast']).ended;
  if (!existsSync(cluster)) await initializeCluster(folder, initdb, account, transport);
  await requireMajor(cluster);
  if (transport === 'loopback') await stop();
  await waitForPrevious(cluster);
  account.takeOwnership(cluster, true);

  const { url, socketFolder, settings } = await chooseConnection(folder, transport, account);
  const server = [
    ...[postgres, '-D', cluster],
    ...toArguments({ ...SETTINGS, ...settings, ...options.settings }),
  ];
  if (transport === 'loopback') {
    return supervise(account, server, { cluster, url, end: () => void stop() });
  }
  const withLifeline = ['/bin/sh', '-c', WITH_LIFELINE, socketFolder, ...server];
  return supervise(account, withLifeline, { cluster, url, end: (program) => program.endInput() });
}

async function requireMajor(cluster: string): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version === POSTGRES_MAJOR) return;
  throw new EmbeddedUnavailable(
    `The database in ${cluster} was made by PostgreSQL ${version}, and this release runs PostgreSQL ${POSTGRES_MAJOR}. Nothing was changed. Start the release that made it, copy its data with pg_dump, and restore that into a new folder: docs/how-to/run-in-production.md, "Another version of PostgreSQL".`,
  );
}

function toArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

interface Supervised {
  readonly cluster: string;
  readonly url: string;
  /** Requests the shutdown. */
  readonly end: (program: Program) => void;
}

async function supervise(
  account: Account,
  command: readonly string[],
  { cluster, url, end }: Supervised,
): Promise<EmbeddedServer> {
  const startedAt = Date.now();
  const program = runProgram(account, command);
  let isStopping = false;
  let hasEnded = false;
  const ended = program.ended.then(async () => {
    hasEnded = true;
    if (isStopping) return null;
    const failure = await findFailure(cluster, startedAt);
    return `The embedded PostgreSQL stopped: ${failure ?? program.lastOutput()}.`;
  });
  while (!(await isReady(cluster, url))) {
    if (hasEnded) throw new EmbeddedUnavailable((await ended) ?? 'PostgreSQL did not start.');
    await Promise.race([wait(POLL), ended]);
  }
  // Lets a process exit once its connections are closed; the server then ends with it.
  program.setReferenced(false);
  return {
    url,
    ended,
    async stop() {
      isStopping = true;
      program.setReferenced(true);
      end(program);
      await ended;
    },
  };
}

async function isReady(cluster: string, url: string): Promise<boolean> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === null || !postmaster.isReady) return false;
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
