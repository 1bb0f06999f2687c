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
import { fileURLToPath } from 'node:url';
import { CLUSTER_FOLDER } from '../../apps/api/src/platform/db/embedded/cluster-folder.ts';
import { findRunning } from '../../apps/api/src/platform/db/embedded/connection.ts';
import { readPostmaster } from '../../apps/api/src/platform/db/embedded/postmaster-file.ts';
import { moveJobClock } from '../../apps/api/src/platform/db/testing/open-test-db.ts';
import { freePort } from '../../apps/api/src/shared/free-port.ts';
import { readSecondsAhead } from './clock-file.ts';

/** Loaded before the server's own code, so that a journey decides what time it is there. */
const SERVER_CLOCK = new URL('./server-clock.ts', import.meta.url).href;
/** Ends the server when the process that started it is gone. */
const END_WITH_PARENT = new URL('../../scripts/lib/end-with-parent.ts', import.meta.url).href;
/** As `npm start` does it. */
const SERVER = [
  '--max-semi-space-size=8',
  '--import',
  SERVER_CLOCK,
  '--import',
  END_WITH_PARENT,
  'apps/api/src/main.ts',
];
/** What the servers of all journeys keep of reading their own code. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url));
/** How long the server may take to notice that its clock was moved, in ms. */
const NOTICED = 50;

/** A running product: the built web app and the reference server on a data folder of their own. */
export interface Product {
  readonly url: string;
  readonly port: number;
  /** The file that moves the server's clock. */
  readonly clock: string;
  readonly dataDir: string;
  /** The process that serves. */
  pid(): number | undefined;
  /** What it has written since it was last started. */
  output(): string;
  /** Puts the server's clock forward. */
  letTimePass(seconds: number): Promise<void>;
  /** Puts the clock right, and the server where it is stopped or was configured otherwise. */
  restore(): Promise<void>;
  /** Kills the server and its PostgreSQL, as a power cut would. */
  kill(): Promise<void>;
  /** Stops it politely; its folder stays. */
  stop(): Promise<void>;
  /** Starts it again on the same port and folder, configured otherwise where told. */
  start(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops it politely and removes its folder. */
  dispose(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** Resolves when the server answers its health check; rejects with its output when it ended first. */
async function untilHealthy(child: ChildProcess, url: string, output: () => string) {
  let gone = false;
  child.once('exit', () => {
    gone = true;
  });
  for (;;) {
    if (gone) throw new Error(`The server ended while starting:\n${output()}`);
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
      // It has ended.
    }
  }
}

/**
 * Puts a server's clock forward by adding a step to the file it goes by.
 * @param clock the file, which lies beside the data folder.
 */
export async function letTimePass(clock: string, seconds: number): Promise<void> {
  appendFileSync(clock, `${seconds}\n`);
  await moveDatabaseClock(clock);
  await untilNoticed();
}

/** Sets the clock of PostgreSQL by which jobs become due. */
async function moveDatabaseClock(clock: string): Promise<void> {
  const url = await findRunning(dataFolderBeside(clock));
  if (url === null) return;
  await moveJobClock(url, readSecondsAhead(clock));
}

function dataFolderBeside(clock: string): string {
  return join(dirname(clock), 'data');
}

function untilNoticed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, NOTICED));
}

/**
 * Starts the product on a free port with a data folder of its own, as README's first command does
 * after its build, with a clock that can be put forward from here. The folder is a copy of the one
 * that `CLAYPOT_STOCKED` names, else it is empty and the server has to load its restaurant first.
 */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'claypot-journey-'));
  const clock = join(folder, 'clock');
  const dataDir = dataFolderBeside(clock);
  writeFileSync(clock, '');
  const { CLAYPOT_STOCKED: stocked } = process.env;
  if (stocked !== undefined) cpSync(stocked, dataDir, { recursive: true });
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
        NODE_COMPILE_CACHE: COMPILED,
        // Journeys say from where they come: what is counted by address is counted for each.
        TRUST_PROXY: 'on',
        // One machine stands for hundreds of customers here, faster than fingers.
        RATE_LIMIT_FACTOR: '1000',
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
    await untilHealthy(started, url, () => output);
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
    letTimePass: (seconds) => letTimePass(clock, seconds),
    restore: async () => {
      writeFileSync(clock, '');
      if (!isAsStarted) {
        await stop('SIGTERM');
        await start();
      }
      await moveDatabaseClock(clock);
      await untilNoticed();
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
