import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CLUSTER_FOLDER } from '../../apps/api/src/platform/db/embedded/cluster-folder.ts';
import { findRunning } from '../../apps/api/src/platform/db/embedded/connection.ts';
import { readPostmaster } from '../../apps/api/src/platform/db/embedded/postmaster-file.ts';
import { moveJobClock } from '../../apps/api/src/platform/db/testing/job-clock.ts';
import { freePort } from '../../apps/api/src/shared/free-port.ts';
import { COMPILE_CACHE } from '../../scripts/lib/compile-cache.ts';
import { readSecondsAhead } from './clock-file.ts';

/** Loaded before the server's code, so that a journey controls its clock. */
const SERVER_CLOCK = new URL('./server-clock.ts', import.meta.url).href;
/** Ends the server when the process that started it ends. */
const END_WITH_PARENT = new URL('../../scripts/lib/end-with-parent.ts', import.meta.url).href;
/** Arguments as in `npm start`. */
const SERVER = [
  '--max-semi-space-size=8',
  '--import',
  SERVER_CLOCK,
  '--import',
  END_WITH_PARENT,
  'apps/api/src/main.ts',
];
/** Maximum time until the server notices a clock change, in ms. */
const CLOCK_DELAY = 50;

/** A running product: the built web app and the server with a separate data folder. */
export interface Product {
  readonly url: string;
  readonly port: number;
  /** File that moves the server's clock. */
  readonly clock: string;
  readonly dataDir: string;
  /** Process id of the server. */
  pid(): number | undefined;
  /** Output since the last start. */
  output(): string;
  /** Moves the server's clock by this many seconds. */
  advanceClock(seconds: number): Promise<void>;
  /** Resets the clock, and restarts the server if it is stopped or has another configuration. */
  restore(): Promise<void>;
  /** Kills the server and its PostgreSQL, like a power cut. */
  kill(): Promise<void>;
  /** Stops the server gracefully; its folder remains. */
  stop(): Promise<void>;
  /** Starts the server on the same port and folder, optionally with a changed environment. */
  start(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops the server gracefully and removes its folder. */
  dispose(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** Resolves when the health check succeeds. Rejects with the server's output if it exits first. */
async function waitUntilHealthy(child: ChildProcess, url: string, output: () => string) {
  let hasExited = false;
  child.once('exit', () => {
    hasExited = true;
  });
  // The server writes its greeting when it listens. Requests before would only cost time.
  await new Promise((resolve) => {
    child.stdout?.once('data', resolve);
    child.once('exit', resolve);
  });
  for (;;) {
    if (hasExited) throw new Error(`The server ended while starting:\n${output()}`);
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Kills all processes of the embedded PostgreSQL on a data folder. */
async function killPostgres(dataDir: string): Promise<void> {
  const postmaster = await readPostmaster(join(dataDir, CLUSTER_FOLDER));
  if (postmaster === null) return;
  const { pid } = postmaster;
  const children = `/proc/${pid}/task/${pid}/children`;
  const workers = existsSync(children) ? readFileSync(children, 'utf8').split(' ') : [];
  for (const each of [pid, ...workers.map(Number).filter(Boolean)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // The process has already exited.
    }
  }
}

/**
 * Moves a server's clock by appending a step to its clock file.
 * @param clock path of the clock file, next to the data folder.
 */
export async function advanceClock(clock: string, seconds: number): Promise<void> {
  appendFileSync(clock, `${seconds}\n`);
  await moveDatabaseClock(clock);
  await waitForClock();
}

/** Moves PostgreSQL's clock for scheduled jobs. */
async function moveDatabaseClock(clock: string): Promise<void> {
  const url = await findRunning(dataFolderBeside(clock));
  if (url === null) return;
  await moveJobClock(url, readSecondsAhead(clock));
}

function dataFolderBeside(clock: string): string {
  return join(dirname(clock), 'data');
}

function waitForClock(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, CLOCK_DELAY));
}

/**
 * Starts the product on a free port with a separate data folder and a movable clock, like README's
 * first command after its build. The folder is a copy of `CLAYPOT_STOCKED` if set; otherwise the
 * server imports its restaurant first, or opens the set-up with `DEMO=off`.
 */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'claypot-journey-'));
  const clock = join(folder, 'clock');
  const dataDir = dataFolderBeside(clock);
  writeFileSync(clock, '');
  const { CLAYPOT_STOCKED: seeded } = process.env;
  const isEmpty = env.DEMO === 'off';
  if (seeded !== undefined && !isEmpty) cpSync(seeded, dataDir, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let isAsStarted = false;
  let output = '';

  const start: Product['start'] = async (changed = {}) => {
    output = '';
    const started = spawn('node', SERVER, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        TEST_CLOCK: clock,
        CHILD_FOLDER: folder,
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        // Journeys send `X-Forwarded-For`, so that each has separate rate limits.
        TRUST_PROXY: 'on',
        // Factor for the rate limits: one machine simulates hundreds of customers.
        RATE_LIMIT_FACTOR: '1000',
        // A busy machine must not change which pages are rendered.
        RENDER_LIMIT: 'off',
        ...env,
        ...changed,
      },
    });
    started.stdout.on('data', (chunk) => {
      output += chunk;
    });
    started.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child = started;
    await waitUntilHealthy(started, url, () => output);
    isAsStarted = Object.keys(changed).length === 0;
  };

  const stop = async (signal: NodeJS.Signals) => {
    if (child === undefined) return;
    isAsStarted = false;
    child.kill(signal);
    await ended(child);
  };

  await start();
  return {
    url: `http://demo.localhost:${port}`,
    port,
    dataDir,
    clock,
    pid: () => child?.pid,
    output: () => output,
    advanceClock: (seconds) => advanceClock(clock, seconds),
    restore: async () => {
      writeFileSync(clock, '');
      if (!isAsStarted) {
        await stop('SIGTERM');
        await start();
      }
      await moveDatabaseClock(clock);
      await waitForClock();
    },
    start,
    kill: async () => {
      await killPostgres(dataDir);
      await stop('SIGKILL');
    },
    stop: () => stop('SIGTERM'),
    dispose: async () => {
      await stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
