import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/browser.ts';

// The runner sets FORCE_COLOR for its workers, and Node prints a warning in each if both are set.
delete process.env.NO_COLOR;

/**
 * Most scripts of a page run for a moment, so that optimising them costs more than it saves. The
 * semantics are the same.
 */
const WITHOUT_OPTIMISER = '--js-flags=--no-opt,--no-maglev';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './support/global-setup.ts',
  // The longest journey takes over three minutes on a slow machine.
  timeout: 480_000,
  // A page may need most of it on a busy machine. A missing element still fails long before the
  // journey's own timeout.
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // More workers than processors, because journeys spend time waiting for responses and pages.
  workers: availableParallelism() * 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // The runner overrides the browser's launch options, so set reduced motion here; tests of
    // motion enable it. Playwright cannot intercept requests that a service worker handles; only
    // its own journeys allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    // Recording every step costs more than the journeys themselves. Repeat a failed one with
    // `--trace on`.
    trace: 'off',
    launchOptions: chromiumLaunchOptions([WITHOUT_OPTIMISER]),
  },
});
