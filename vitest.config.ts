import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const setupFiles = ['./scripts/lib/setup-tests.ts'];
const installed = ['**/node_modules/**', '**/dist/**'];

/** Tests that need neither browser nor database. `isolate` is for modules with state. */
function headless(name: string, include: string, isolate = false): TestProjectConfiguration {
  return {
    test: {
      name,
      setupFiles,
      include: [include],
      exclude: installed,
      pool: 'threads',
      // Isolating each file costs more than its tests; most share no mutable state.
      isolate,
      // No test takes two seconds, but a busy machine is slower.
      testTimeout: 60_000,
    },
  };
}

/** Tests of the whole server, on one shared PostgreSQL; see `openTestDb`. */
export function server(name: string, include: string) {
  return {
    test: {
      name,
      setupFiles,
      globalSetup: ['./scripts/lib/test-database.ts'],
      include: [include],
      exclude: installed,
      pool: 'forks' as const,
      // A larger young generation is collected less often.
      execArgv: ['--max-semi-space-size=64'],
      isolate: false,
      // The longest test starts the server three times, which takes over a minute on a busy
      // machine.
      testTimeout: 240_000,
      hookTimeout: 120_000,
    },
  } satisfies TestProjectConfiguration;
}

export default defineConfig({
  test: {
    projects: [
      headless('sdk', 'packages/sdk/{src,scripts}/**/*.test.ts'),
      headless('testing', 'packages/testing/src/**/*.test.ts'),
      headless('domain', 'packages/domain/src/**/*.test.ts'),
      headless('browser', 'packages/browser/src/**/*.test.ts'),
      headless('counter', 'packages/counter/src/**/*.test.ts'),
      // Isolates the files, because texts loaded by one would still be loaded in the next.
      headless('i18n', 'packages/i18n/src/**/*.test.ts', true),
      headless('tickets', 'packages/tickets/src/**/*.test.ts'),
      headless('ui', 'packages/ui/src/**/*.test.ts'),
      headless('web', 'apps/web/**/*.test.ts'),
      headless('counter-app', 'apps/counter/src/**/*.test.ts'),
      headless('kiosk', 'apps/kiosk/src/**/*.test.ts'),
      headless('tools', '{scripts,openapi,apps/api/scripts}/**/*.test.ts'),
      server('api', 'apps/api/src/**/*.test.ts'),
      server('messages', 'e2e/{headless,messages}/**/*.test.ts'),
    ],
  },
});
