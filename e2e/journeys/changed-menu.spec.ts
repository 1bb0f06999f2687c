import 'temporal-polyfill/global';
import { changeMenu } from '../support/change-menu.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true, allowedErrors: [/status of 422|ERR_CONNECTION_|ERR_EMPTY_RESPONSE/] });

const MENU = 'menu/claypot-rice.yaml';
const dearer = (menu: string) => menu.replace('price: 18.90', 'price: 19.90');
const soldOut = (menu: string) =>
  menu.replace(/(image: kung-pao-claypot-chicken-rice.avif\n)/, '$1    sold_out: true\n');

test('what gets dearer or sells out before Order Now is said, and nothing is paid unseen', async ({
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
  await guest.comeToCheckout();
  await page.goto('/menu');
  await guest.openDish(words.kungPao);
  await guest.button(t('item:add')).click();
  await page.waitForURL('**/menu');
  await guest.goToCheckout();
  await expect(page.getByText('37.80').first()).toBeVisible();

  await changeMenu(product, { [MENU]: dearer });
  await order();
  await expect(popup(t('checkout:priceChangedTitle'))).toContainText('38.80');
  await guest.button(t('checkout:notYet')).click();
  await expect(page.getByText('38.80').first()).toBeVisible();

  await changeMenu(product, { [MENU]: (menu) => soldOut(dearer(menu)) });
  await order();
  await expect(popup(t('checkout:unavailableTitle'))).toContainText(words.kungPao);
  await guest.button(t('checkout:removeThese')).click();
  await expect(guest.heading(words.kungPao)).toBeHidden();

  await guest.orderNow();
  await expect(page.getByText('RM 21.90').first()).toBeVisible();
});

test('a branch that closes before Order Now says so, with its hours', async ({ page, product }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await product.letTimePass(secondsUntilWednesday('21:20'));
  await guest.continueAsGuest();
  await guest.chooseBranch(guest.words.closingBranch);
  await guest.openDish();
  await guest.addWithEgg();
  await guest.goToCheckout();
  await guest.fillBuyer();

  // It closes at ten, and food takes 35 minutes.
  await product.letTimePass(10 * 60);
  await guest.button(t('checkout:orderNow')).click();
  await guest.button(t('checkout:guestConfirm')).click();
  const closed = page.getByRole('dialog', { name: t('checkout:closedTitle') });
  await expect(closed).toContainText('11:00');
  await closed.getByRole('button', { name: t('common:ok') }).click();
  await product.letTimePass(30 * 60);
  await page.goto('/menu');
  await expect(page.getByText(t('menu:closedText'))).toBeVisible();
});

/** From now to the next Wednesday at a time of the branches' clock. */
function secondsUntilWednesday(time: string): number {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Kuala_Lumpur');
  const wednesday = now.add({ days: ((3 - now.dayOfWeek + 7) % 7) + 7 });
  return Math.round(now.until(wednesday.withPlainTime(time)).total('seconds'));
}
