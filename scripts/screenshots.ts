/**
 * Takes a picture of every screen in both languages at 390×844 and 320×640 into `screenshots/`,
 * walking the built product as a guest would, on a fresh demo restaurant.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { startProduct } from '../e2e/support/product.ts';
import { chromiumLaunchOptions } from './lib/browser.ts';
import { run } from './lib/run.ts';
import { walk } from './screenshots/walk.ts';
import { prepareBrowser } from './test/prepare.ts';

const FOLDER = 'screenshots';
/** What a screen takes to draw what has arrived, in ms. */
const SETTLED = 1000;
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

const missing = await prepareBrowser();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const build = await run('turbo', ['run', 'build', '--filter=@claypot/web']);
if (build.code !== 0) throw new Error(`The web app did not build:\n${build.output}`);

const product = await startProduct();
process.env.CLAYPOT_URL = product.url;
const browser: Browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const language of ['en', 'zh_CN'] as const) {
    for (const viewport of SIZES) {
      const context = await browser.newContext({
        viewport,
        baseURL: product.url,
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const size = `${viewport.width}x${viewport.height}`;
      await walk(page, language, async (name) => {
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(SETTLED);
        await page.screenshot({
          path: `${FOLDER}/${name}.${language}.${size}.png`,
          animations: 'disabled',
        });
        console.log(`${FOLDER}/${name}.${language}.${size}.png`);
      });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.dispose();
}
