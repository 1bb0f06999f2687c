import type { Page } from '@playwright/test';
import { GOOGLE_SCRIPT, OVER_QUOTA, REJECTED_KEY, WORKING } from '../support/google-stub.ts';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

const HERE = '/bookmarkAddress/at_3118000_101622000';

test.use({
  alone: true,
  environment: {
    GOOGLE_MAPS_BROWSER_KEY: `AIza${'b'.repeat(35)}`,
    GOOGLE_MAPS_MAP_ID: 'abcdef0123456789',
  },
  expectedFailures: { failedRequests: true, rejected: [404] },
});

const sketch = (page: Page) => page.locator('svg[data-movable]');
const frame = (page: Page) => page.locator('iframe');

async function answer(page: Page, script: string) {
  await page.unroute(GOOGLE_SCRIPT);
  await page.route(GOOGLE_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

test('shows the sketch when Google’s map fails in any way, and else the map, with a pin that sets the address', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await guest.prepare();
  await test.step('fails in any way', () => expectSketches(page));

  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await answer(page, WORKING);
  await page.goto(HERE);
  const map = page.frameLocator('iframe').locator('#map');
  await expect(map).toHaveAttribute('data-shown', 'Map abcdef0123456789 at zoom 17');
  await expect(sketch(page)).toHaveCount(0);
  const [script] = requestedUrls.filter((url) => url.startsWith('https://maps.googleapis.com/'));
  expect(new URL(script ?? '').searchParams.get('key')).toBe(`AIza${'b'.repeat(35)}`);

  const link = page.getByRole('link', { name: t('map:inGoogleMaps'), exact: true });
  await expect(link).toHaveAttribute('href', /query=3\.118000,101\.622000$/);
  const postcode = page.getByLabel(t('addresses:postcode'));
  await expect(postcode).toHaveValue('47300');
  await page.getByLabel(t('addresses:street')).fill('Jalan SS 2/24');
  await map.evaluate(() => {
    const { marker } = window as unknown as {
      marker: { position: object; tell: (name: string) => void };
    };
    marker.position = { lat: 3.12, lng: 101.63 };
    marker.tell('dragend');
  });
  await expect(link).toHaveAttribute('href', /query=3\.120000,101\.630000$/);
  // Fields that were not edited follow the pin.
  await expect(shown(page, t('addresses:followedText'))).toBeVisible();
  await expect(
    page.getByRole('heading', { name: t('addresses:atPin'), exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel(t('addresses:street'))).toHaveValue('Jalan SS 2/24');

  // Messages of other windows are ignored.
  await page.evaluate(() => {
    window.postMessage({ type: 'moved', latitude: 1, longitude: 103 }, window.location.origin);
  });
  await expect(link).toHaveAttribute('href', /query=3\.120000,101\.630000$/);

  // The sheet over a branch's map does not cover the attribution at the map's lower edge.
  await page.goto('/branchList');
  await page.getByRole('link', { name: guest.words.branch }).click();
  await expect(map.locator('canvas')).toBeVisible();
  await expect(frame(page)).not.toHaveAttribute('inert');
  const ends = await frame(page).evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return [left + 8, right - 8].map((x) => document.elementFromPoint(x, bottom - 4)?.tagName);
  });
  expect(ends).toEqual(['IFRAME', 'IFRAME']);
});

/** Checks that the page shows the sketch without an error for each failure of Google’s map. */
async function expectSketches(page: Page): Promise<void> {
  const isSketched = async () => {
    await expect(frame(page)).toHaveCount(0);
    await expect(sketch(page)).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(2);
  };

  for (const script of [REJECTED_KEY, ...OVER_QUOTA]) {
    await answer(page, script);
    await page.goto(HERE);
    await isSketched();
  }

  await page.unroute(GOOGLE_SCRIPT);
  await page.route(GOOGLE_SCRIPT, (route) => route.abort());
  await page.goto(HERE);
  await expect(sketch(page)).toBeVisible();
  await isSketched();

  // The request gets no response.
  await page.unroute(GOOGLE_SCRIPT);
  await page.route(GOOGLE_SCRIPT, () => {});
  await page.goto(HERE);
  await isSketched();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
