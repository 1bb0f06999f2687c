import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/browser.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './support/global-setup.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
});
