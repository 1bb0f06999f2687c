import { mkdtempSync, rmSync } from 'node:fs';
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
  shared_buffers: '128MB',
  max_connections: '300',
  max_wal_size: '1GB',
  logging_collector: 'off',
};

/** A PostgreSQL server for tests, in a temporary folder. */
export interface TestServer {
  readonly url: string;
  /** Shuts the server down and deletes its folder. */
  stop(): Promise<void>;
}

export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'claypot-tests-'));
  const server = await startEmbedded(folder, { settings: SETTINGS });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
