import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/browser.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './support/global-setup.ts',
  // The longest, a whole delivery with axe at each screen, takes over three minutes on a slow machine.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    timezoneId: 'America/New_York',
    // Pictures of every moment would cost the browser more than the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: chromiumLaunchOptions(),
  },
});
