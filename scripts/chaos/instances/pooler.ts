import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../apps/api/src/shared/free-port.ts';

/** Path on Debian, which is in root's PATH only. */
const PROGRAM = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';
/** Number of database connections, regardless of the number of clients. */
const POOL = 10;
/** Settings that a client cannot set through the pooler; an operator sets them for the account. */
const SETTINGS = [
  'set timezone to UTC',
  'set datestyle to ISO',
  'set statement_timeout to 30000',
  'set idle_in_transaction_session_timeout to 30000',
].join('; ');
const TRIES = 100;
const POLL_INTERVAL = 50;

interface Pooler {
  /** Database URL through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts pgbouncer with transaction pooling.
 * @throws Error if it is not installed or does not start.
 */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const database = pathname.slice(1);
  const ownPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'claypot-pooler-'));
  const settings = join(folder, 'pgbouncer.ini');
  const at = `host=${hostname} port=${port || 5432} dbname=${database} user=${decodeURIComponent(username)}`;
  writeFileSync(
    settings,
    `[databases]
${database} = ${at} password='${decodeURIComponent(password)}' connect_query='${SETTINGS}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
server_login_retry = 1
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,options
`,
  );
  // pgbouncer does not run as root: it switches to another user before it reads its settings.
  chmodSync(folder, 0o755);
  const asUnprivileged = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM, [...asUnprivileged, settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    output += part;
  });
  const exited = once(child, 'exit').then(
    () => true,
    (error: unknown) => {
      output += `${String(error)}: install pgbouncer, or set PGBOUNCER to its path`;
      return true;
    },
  );
  for (let tries = 0; !output.includes('process up'); tries += 1) {
    if ((await Promise.race([exited, wait(POLL_INTERVAL)])) === true || tries === TRIES) {
      throw new Error(`pgbouncer does not start:\n${output}`);
    }
  }
  return {
    url: `postgres://${username}@127.0.0.1:${ownPort}/${database}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
