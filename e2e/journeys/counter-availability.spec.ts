import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { openCounter } from '../support/open-counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

/** The stream of the branch, to which a page connects once it is idle. */
const STREAM = '**/api/follow/branch/**';
/** Without the stream, a page shows a change after a minute. `npm run bench` measures the time. */
const SEEN = { timeout: 40_000 };

test('an open page shows that a dish is sold out, and available again', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'automatic');
  const tablet = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  const staff = await Staff.speaking('zh_CN', await tablet.newPage());
  await staff.signIn();
  await staff.page
    .getByRole('link', { name: staff.t('counterStart:availability'), exact: true })
    .click();
  const heading = { name: staff.t('counterAvailability:title'), exact: true };
  await expect(staff.page.getByRole('heading', heading)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const guest = await Guest.speaking('zh_CN', page);
  const { dish } = guest.words;
  const followed = page.waitForResponse(STREAM);
  await guest.comeToCheckout();
  await followed;
  // The same device shows the dish and the menu in two more tabs.
  const context = page.context();
  const menu = guest.at(await context.newPage());
  const menuFollowed = menu.page.waitForResponse(STREAM);
  await menu.page.goto('/menu');
  await menuFollowed;
  // A sold-out dish of the menu does not open.
  const link = menu.page.getByRole('link', { name: dish }).first();
  await expect(link).toBeVisible();
  const item = guest.at(await context.newPage());
  const itemFollowed = item.page.waitForResponse(STREAM);
  await item.page.goto('/menu');
  await item.openDish();
  await itemFollowed;
  await page.bringToFront();

  /** Presses the button of the dish, and waits until the server has saved it. */
  const mark = async (name: 'soldOutOf' | 'availableOf') => {
    const saved = staff.page.waitForResponse('**/availability/sold_out');
    await staff.button(staff.t(`counterAvailability:${name}`, { name: dish })).click();
    await saved;
  };
  const search = staff.page.getByRole('searchbox');
  await search.fill(dish);
  await staff.expectAccessible();

  await mark('soldOutOf');
  await expect(shown(page, guest.t('checkout:SOLD_OUT'))).toBeVisible(SEEN);
  await expect(shown(page, guest.t('checkout:blocked'))).toBeVisible(SEEN);
  await expect(link).toBeHidden(SEEN);
  await expect(shown(item.page, guest.t('item:soldOutTitle'))).toBeVisible(SEEN);

  await mark('availableOf');
  await expect(shown(page, guest.t('checkout:SOLD_OUT'))).toBeHidden(SEEN);
  await expect(link).toBeVisible(SEEN);
  await expect(shown(item.page, guest.t('item:soldOutTitle'))).toBeHidden(SEEN);
  await guest.orderNow();
  await tablet.close();
});
