import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { server } from '../../vitest.config.ts';
import { OrderOfCommand } from '../mutation/order-of-command.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Tests that start servers as separate processes, with statements that are not recorded. */
const ABOUT_PROCESSES = [
  'apps/api/src/**/main.test.ts',
  'apps/api/src/backup/**',
  'apps/api/src/platform/db/embedded/**',
  'apps/api/src/platform/db/open-embedded.test.ts',
  'apps/api/src/tests/no-outside-host.test.ts',
];

const api = server('api', 'apps/api/src/**/*.test.ts');

export default defineConfig({
  root: ROOT,
  test: {
    ...api.test,
    exclude: [...api.test.exclude, ...ABOUT_PROCESSES],
    setupFiles: [...api.test.setupFiles, './scripts/removed-locks/record-statements.ts'],
    // Without its lock, a test may wait for an event that never occurs.
    testTimeout: 60_000,
    sequence: { sequencer: OrderOfCommand },
  },
});
