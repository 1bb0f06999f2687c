import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { server } from '../../vitest.config.ts';
import { OrderOfCommand } from '../mutation/order-of-command.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const api = server('guards', 'apps/api/src/**/*.test.ts');

/** The tests of the server and of the domain, for `scripts/removed-guards.ts`. */
export default defineConfig({
  root: ROOT,
  test: {
    ...api.test,
    include: [...api.test.include, 'packages/domain/src/**/*.test.ts'],
    // A test without its guard may wait for what never happens.
    testTimeout: 60_000,
    sequence: { sequencer: OrderOfCommand },
  },
});
