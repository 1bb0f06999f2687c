/**
 * Global setup of projects with database tests: starts one PostgreSQL server for the whole run,
 * unless the environment names one.
 */
import {
  startTestServer,
  TEST_DATABASE,
  type TestServer,
} from '../../apps/api/src/platform/db/testing/test-server.ts';

let server: TestServer | null = null;

export async function setup(): Promise<void> {
  if (process.env.DATABASE_URL || process.env[TEST_DATABASE]) return;
  server = await startTestServer();
  process.env[TEST_DATABASE] = server.url;
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
