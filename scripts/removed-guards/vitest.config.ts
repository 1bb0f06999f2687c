import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { server } from '../../vitest.config.ts';
import { OrderOfCommand } from '../mutation/order-of-command.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const api = server('guards', 'apps/api/src/**/*.test.ts');

export default defineConfig({
  root: ROOT,
  test: {
    ...api.test,
    include: [...api.test.include, 'packages/domain/src/**/*.test.ts'],
    // Without its guard, a test may wait for an event that never occurs.
    testTimeout: 60_000,
    sequence: { sequencer: OrderOfCommand },
  },
});
