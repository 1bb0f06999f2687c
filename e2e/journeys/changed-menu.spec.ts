import 'temporal-polyfill/global';
import { changeMenu } from '../support/change-menu.ts';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true, expectedFailures: { failedRequests: true, rejected: [422] } });

const MENU = 'menu/claypot-rice.yaml';
const dearer = (menu: string) => menu.replace('price: 18.90', 'price: 19.90');
const soldOut = (menu: string) =>
  menu.replace(/(image: kung-pao-claypot-chicken-rice.avif\n)/, '$1    sold_out: true\n');

test.describe('changed menu', () => {
  test.use({ last: true });

  test('shows price changes and sold-out dishes before anything is paid', async ({
    page,
    product,
  }) => {
    const guest = await Guest.speaking('en', page);
    const { t, words } = guest;
    const popup = (name: string) => page.getByRole('dialog', { name });
    const order = async () => {
      await guest.button(t('checkout:orderNow')).click();
      await guest.button(t('checkout:guestConfirm')).click();
    };
    // Without the stream, which would show the changes before the order.
    await page.route('**/api/follow/branch/**', (route) => route.abort());
    await guest.comeToCheckout();
    await page.goto('/menu');
    await guest.openDish(words.kungPao);
    await guest.button(t('item:add')).click();
    await page.waitForURL('**/menu');
    await guest.goToCheckout();
    await expect(shown(page, '37.80').first()).toBeVisible();

    await changeMenu(product, { [MENU]: dearer });
    await order();
    await expect(popup(t('checkout:priceChangedTitle'))).toContainText('38.80');
    await guest.button(t('checkout:notYet')).click();
    await expect(shown(page, '38.80').first()).toBeVisible();

    await changeMenu(product, { [MENU]: (menu) => soldOut(dearer(menu)) });
    await order();
    await expect(popup(t('checkout:unavailableTitle'))).toContainText(words.kungPao);
    await guest.button(t('checkout:removeThese')).click();
    await expect(guest.heading(words.kungPao)).toBeHidden();

    await guest.orderNow();
    await expect(shown(page, 'RM 21.90').first()).toBeVisible();
  });
});

test('shows the opening hours when the branch closes before Order Now', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  // The stream would show the closed branch before the order.
  await page.route('**/api/follow/branch/**', (route) => route.abort());
  await product.advanceClock(secondsUntilWednesday('21:20'));
  await guest.comeToCheckout(guest.words.closingBranch);
  await page.waitForLoadState('networkidle');
  // Every later response would correct the clock of the page, so only the order gets one.
  const isInBackground = ({ pathname }: URL) =>
    pathname.startsWith('/api/') && pathname !== '/api/cart/create_order';
  await page.route(isInBackground, (route) => route.abort());

  await product.advanceClock(41 * 60);
  await guest.button(t('checkout:orderNow')).click();
  await guest.button(t('checkout:guestConfirm')).click();
  const closed = page.getByRole('dialog', { name: t('checkout:closedTitle') });
  await expect(closed).toContainText('11:00');
  await closed.getByRole('button', { name: t('common:ok'), exact: true }).click();
  await page.unroute(isInBackground);
  await page.goto('/menu');
  await expect(shown(page, t('menu:closedText'))).toBeVisible();
});

test('requires a time when the last orders pass at the checkout', async ({ page, product }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  const ahead = secondsUntilWednesday('21:10');
  await page.clock.install({ time: Date.now() + ahead * 1000 });
  await product.advanceClock(ahead);
  await guest.comeToCheckout(guest.words.closingBranch);
  const soonest = shown(page, t('checkout:asap'), { exact: true }).filter({ visible: true });
  await expect(soonest).toBeVisible();

  // The branch closes at 22:00, and the food takes 35 minutes.
  await product.advanceClock(16 * 60);
  await page.clock.fastForward('16:00');
  await expect(shown(page, t('branches:lastOrdersText'))).toBeVisible();
  await expect(soonest).toHaveCount(0);
  await guest.button(t('checkout:orderNow')).click();
  const choose = guest.button(t('checkout:choosePickupTime'));
  await expect(choose).toBeFocused();
  await choose.click();
  const sheet = page.getByRole('dialog', { name: t('checkout:choosePickupTime') });
  await expect(sheet.getByRole('radio', { name: t('common:tomorrow'), exact: true })).toBeChecked();
  await expect(sheet.getByRole('button', { name: t('checkout:now'), exact: true })).toBeHidden();
  await sheet.getByRole('button', { name: t('checkout:update') }).click();
  await guest.orderNow();

  await page.goto('/menu');
  await expect(shown(page, t('branches:lastOrdersText'))).toBeVisible();
});

/** Returns the seconds until a local time of the branches on a Wednesday, 7 to 13 days ahead. */
function secondsUntilWednesday(time: string): number {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Kuala_Lumpur');
  const wednesday = now.add({ days: ((3 - now.dayOfWeek + 7) % 7) + 7 });
  return Math.round(now.until(wednesday.withPlainTime(time)).total('seconds'));
}
