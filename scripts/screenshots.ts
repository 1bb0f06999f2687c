/**
 * Takes a screenshot of every screen into `screenshots/`, walking the built product as a guest with
 * a fresh demo restaurant. Default: both languages, 390×844 and 320×640, light mode.
 *
 * Arguments select `light` or `dark`, `en` or `zh_CN`, `320`, `390`, `430`, `desktop`, `tablet` or
 * `office`. With `maps`, only screens with a map are visited, with and without the keys of a map
 * service. With `counter`, the screens of the staff are visited, by default at 1180×820, 1440×900 and
 * 390×844. `tour` alone writes the picture of README, `docs/images/tour.png`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { languageTag } from '@claypot/i18n';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProduct } from '../e2e/support/product.ts';
import { chromiumLaunchOptions } from './lib/browser.ts';
import { endWithParents } from './lib/lifeline.ts';
import { run } from './lib/run.ts';
import { composePhones } from './screenshots/compose.ts';
import { placeCounterOrders } from './screenshots/counter-orders.ts';
import { followRequests } from './screenshots/requests-in-flight.ts';
import type { Shoot } from './screenshots/shoot.ts';
import { chooseTours, type Tour } from './screenshots/tours.ts';
import { walk } from './screenshots/walk.ts';
import { walkCounter } from './screenshots/walk-counter.ts';
import { MAP_KEYS, walkMaps } from './screenshots/walk-maps.ts';
import { walkTour } from './screenshots/walk-tour.ts';
import { prepareBrowser } from './test/prepare.ts';

endWithParents();

const FOLDER = 'screenshots';
/** Time for a screen to render its data, in ms. */
const SETTLED = 1000;
const MAPS = 'maps';
const TOUR = 'tour';
const COUNTER = 'counter';
const TOUR_PICTURE = 'docs/images/tour.png';
const words = process.argv.slice(2);
const tours = words.includes(TOUR)
  ? chooseTours(['en', 'light', '390'])
  : chooseTours(
      words.filter((word) => word !== MAPS && word !== COUNTER),
      words.includes(COUNTER) ? ['tablet', 'office', '390'] : undefined,
    );

const missing = await prepareBrowser();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

const build = await run('turbo', ['run', 'build']);
if (build.code !== 0) throw new Error(`The build failed:\n${build.output}`);

const browser: Browser = await chromium.launch(chromiumLaunchOptions());
try {
  if (words.includes(MAPS)) {
    await visit({}, (page, tour, shoot) => walkMaps(page, { ...tour, face: 'sketch' }, shoot));
    await visit(MAP_KEYS, (page, tour, shoot) =>
      walkMaps(page, { ...tour, face: 'google' }, shoot),
    );
  } else if (words.includes(COUNTER)) {
    await visit(
      {},
      (page, { language }, shoot) => walkCounter(page, language, shoot),
      placeCounterOrders,
    );
  } else if (words.includes(TOUR)) {
    const pictures: string[] = [];
    await visit({}, (page, _, shoot) =>
      walkTour(page, async (name) => {
        const path = await shoot(name);
        pictures.push(path);
        return path;
      }),
    );
    const screens = pictures.map((path) => readFileSync(path));
    writeFileSync(TOUR_PICTURE, await composePhones(browser, screens));
    console.log(TOUR_PICTURE);
  } else {
    await visit({}, (page, { language }, shoot) => walk(page, language, shoot));
  }
} finally {
  await browser.close();
}

/** Starts a product with these environment variables and runs every tour on it. */
async function visit(
  environment: Readonly<Record<string, string>>,
  walkThrough: (page: Page, tour: Tour, shoot: Shoot) => Promise<void>,
  prepare: (port: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const product = await startProduct(environment);
  process.env.CLAYPOT_URL = product.url;
  try {
    await prepare(product.port);
    for (const tour of tours) {
      const { language, scheme, size, viewport } = tour;
      const folder = `${FOLDER}/${scheme}`;
      mkdirSync(folder, { recursive: true });
      const context = await browser.newContext({
        viewport,
        baseURL: product.url,
        colorScheme: scheme,
        hasTouch: true,
        reducedMotion: 'reduce',
        // Pages without a company's language follow the browser, as on a real phone.
        locale: languageTag(language),
      });
      const page = await context.newPage();
      const waitUntilQuiet = followRequests(page);
      await walkThrough(page, tour, async (name) => {
        await waitUntilQuiet();
        await page.waitForTimeout(SETTLED);
        const path = `${folder}/${name}.${language}.${size}.png`;
        await page.screenshot({ path });
        console.log(path);
        return path;
      });
      await context.close();
    }
  } finally {
    await product.dispose();
  }
}
