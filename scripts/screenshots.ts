/**
 * Takes a picture of every screen into `screenshots/`, walking the built product as a guest would,
 * on a fresh demo restaurant. Without words: in both languages, at 390×844 and 320×640, by day.
 * Words choose: `light` or `dark`, `en` or `zh_CN`, `320`, `390`, `430` or `desktop`.
 */
import { mkdirSync } from 'node:fs';
import { languageTag } from '@claypot/i18n';
import { type Browser, chromium } from 'playwright-core';
import { startProduct } from '../e2e/support/product.ts';
import { chromiumLaunchOptions } from './lib/browser.ts';
import { run } from './lib/run.ts';
import { chooseTours } from './screenshots/tours.ts';
import { walk } from './screenshots/walk.ts';
import { prepareBrowser } from './test/prepare.ts';

const FOLDER = 'screenshots';
/** What a screen takes to draw what has arrived, in ms. */
const SETTLED = 1000;
const tours = chooseTours(process.argv.slice(2));

const missing = await prepareBrowser();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

const build = await run('turbo', ['run', 'build', '--filter=@claypot/web']);
if (build.code !== 0) throw new Error(`The web app did not build:\n${build.output}`);

const product = await startProduct();
process.env.CLAYPOT_URL = product.url;
const browser: Browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const { language, scheme, size, viewport } of tours) {
    const folder = `${FOLDER}/${scheme}`;
    mkdirSync(folder, { recursive: true });
    const context = await browser.newContext({
      viewport,
      baseURL: product.url,
      colorScheme: scheme,
      hasTouch: true,
      reducedMotion: 'reduce',
      // What no company's choice reaches follows the browser, as on a person's own phone.
      locale: languageTag(language),
    });
    const page = await context.newPage();
    await walk(page, language, async (name) => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(SETTLED);
      const path = `${folder}/${name}.${language}.${size}.png`;
      await page.screenshot({ path, animations: 'disabled' });
      console.log(path);
    });
    await context.close();
  }
} finally {
  await browser.close();
  await product.dispose();
}
