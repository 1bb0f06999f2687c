import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/lib/browser.ts';

const setupFiles = ['./scripts/lib/setup-tests.ts'];

/** Every story is rendered, played and put before axe, once in each language. */
function stories(locale: 'en' | 'zh_CN'): TestProjectConfiguration {
  return {
    plugins: [react(), storybookTest({ configDir: '.storybook', initialGlobals: { locale } })],
    optimizeDeps: {
      include: [
        'react-dom/client',
        'temporal-polyfill/global',
        'swiper',
        'mermaid',
        '@storybook/addon-a11y/preview',
      ],
    },
    test: {
      name: `stories ${locale}`,
      // A page for every file takes longer than its stories, which leave nothing behind.
      isolate: false,
      // The longest story drives an order from an empty cart to its payment.
      testTimeout: 90_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 390, height: 844 },
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'headless',
          setupFiles,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/sdk/scripts/**/*.test.ts',
            'apps/{web,kiosk}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'openapi/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Nothing here takes two seconds, but on a busy machine everything takes longer.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles,
          include: ['apps/api/**/*.test.ts', 'e2e/**/*.test.ts'],
          // What only a real server shows is tried where one is named.
          exclude: [
            '**/node_modules/**',
            ...(process.env.DATABASE_URL ? [] : ['**/*.server.test.ts']),
          ],
          pool: 'forks',
          // Compiling the database a second time, for speed, outlasts most tests; and V8 may fall over
          // it when a database is closed meanwhile ("Check failed: jit_page.has_value()").
          execArgv: ['--no-wasm-tier-up'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      stories('en'),
      stories('zh_CN'),
    ],
  },
});
