import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../embedded/start-embedded.ts';

/** Environment variable with the URL of the test run's server. */
export const TEST_DATABASE = 'CLAYPOT_TEST_DATABASE';

/** Tuned for speed: test data need not survive a power cut, and many test files run in parallel. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1h',
  // Tests that read statistics analyze their tables themselves.
  autovacuum: 'off',
  shared_buffers: '256MB',
  max_connections: '300',
  max_wal_size: '1GB',
  logging_collector: 'off',
};

const PREFIX = 'claypot-tests-';

/** Linux's file system in memory. Containers often limit it to 64 MB. */
const MEMORY = '/dev/shm';
/** Bytes that the databases of a run need, with a wide margin. */
const NEEDED = 3_000_000_000;

/** A PostgreSQL server for tests, in a temporary folder. */
export interface TestServer {
  readonly url: string;
  /** Shuts the server down and deletes its folder. */
  stop(): Promise<void>;
}

export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(fastFolder(), `${PREFIX}${process.pid}-`));
  const server = await startEmbedded(folder, { settings: SETTINGS });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of temporary files, in memory if there is enough. */
function fastFolder(): string {
  try {
    removeAbandoned();
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Deletes folders in memory that killed processes left. Their names contain the process id. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another account's process may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

let started: Promise<TestServer> | null = null;

/**
 * Returns the URL of the server for tests: `DATABASE_URL`, else the server of the test run, else
 * one started for this process.
 */
export async function testServerUrl(): Promise<string> {
  const named = process.env.DATABASE_URL || process.env[TEST_DATABASE];
  if (named) return named;
  started ??= startTestServer();
  return (await started).url;
}
