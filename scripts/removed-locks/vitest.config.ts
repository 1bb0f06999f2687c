import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { server } from '../../vitest.config.ts';
import { TEST_ORDER } from './recorded.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const order: readonly string[] = JSON.parse(process.env[TEST_ORDER] ?? '[]');

/** Runs the test files in the order of the command, so that the likely ones come first. */
class OrderOfCommand extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      order.findIndex((file) => moduleId.endsWith(file));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Tests that start servers as processes of their own: what these send is not recorded. */
const ABOUT_PROCESSES = [
  'apps/api/src/**/main.test.ts',
  'apps/api/src/backup/**',
  'apps/api/src/platform/db/embedded/**',
  'apps/api/src/platform/db/open-embedded.test.ts',
  'apps/api/src/tests/no-outside-host.test.ts',
];

const api = server('api', 'apps/api/src/**/*.test.ts');

/** The server's tests, for `scripts/removed-locks.ts`. */
export default defineConfig({
  root: ROOT,
  test: {
    ...api.test,
    exclude: [...api.test.exclude, ...ABOUT_PROCESSES],
    setupFiles: [...api.test.setupFiles, './scripts/removed-locks/record-statements.ts'],
    // A test without its lock may wait for what never happens.
    testTimeout: 60_000,
    sequence: { sequencer: OrderOfCommand },
  },
});
