import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/browser.ts';

// The runner sets FORCE_COLOR for its workers, and Node warns, in each of them, where both are set.
delete process.env.NO_COLOR;

/** Journeys that take longest. They start first: one of them at the end would leave processors idle. */
const LONGEST = [
  'every-screen',
  'lalamove',
  'small-screen',
  'vouchers',
  'offline-app',
  'keyboard',
  'delivery',
  'power-cut',
  'members',
  'changed-menu',
  'booking',
  'top-up',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: './journeys',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: LONGEST },
  ],
  outputDir: '../test-results/journeys',
  globalSetup: './support/global-setup.ts',
  // The longest, a whole delivery with axe at each screen, takes over three minutes on a slow machine.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  // What a journey waits for in vain is told long before its own limit.
  fullyParallel: true,
  // A journey waits now and then: for the kitchen, for the courier, for a page.
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // The runner takes back what the browser was started with; who tries movement asks for it.
    // Requests that a worker answers cannot be held up or changed; the journeys that are about it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    // Recording every step would cost the browser more than the journeys themselves: what failed is
    // run again by itself with `--trace on`.
    trace: 'off',
    launchOptions: chromiumLaunchOptions(),
  },
});
