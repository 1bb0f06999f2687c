import { BUYER, Guest } from '../support/guest.ts';
import { comeBackLater } from '../support/later.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

const DAY = 86_400;
/** Duration of a sandbox delivery, in seconds. */
const TRIP = 120;
const HOME = { area: 'Bukit Bintang', unit: 'B-12-3', street: 'Jalan Alor' } as const;

// These tests move the clock by more than a day.
test.use({ alone: true });

test('a guest has a package and a hot deal delivered tomorrow, then reorders', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  await guest.continueAsGuest();
  await makeAddress(guest);

  await expect(page).toHaveURL(/\/menu$/);
  await expect(shown(page, HOME.unit)).toBeVisible();
  await expect(page.getByRole('button', { name: guest.t('menu:deliveryBranch') })).toContainText(
    guest.words.branch,
  );
  await guest.expectArrived();
  await page.getByRole('link', { name: HOME.unit }).click();
  await page.waitForURL('**/updateAddress?*');
  await expect(guest.heading(guest.t('addresses:chooseTitle'))).toBeVisible();
  await guest.expectArrived();
  await page.getByRole('button', { name: HOME.unit }).click();
  await page.waitForURL('**/menu');

  await changeBranch(guest);
  await addPackage(guest);
  await addHotDeal(guest);

  await guest.goToCheckout();
  const courier = page.getByRole('region', { name: guest.t('checkout:deliverTo') });
  await expect(courier).toContainText(HOME.unit);
  await expect(courier).toContainText(guest.t('checkout:deliveryFee'));
  const fee = amountIn(await courier.getByText(/RM\s\d/).textContent());
  expect(fee).toBeGreaterThan(0);
  await guest.expectArrived();
  await chooseTimeTomorrow(guest);
  await guest.fillBuyer();
  await guest.orderNow();
  // 29.90 + 2.00 boneless, 24.90 + 5.00 package + 3.00 mango sago, plus the delivery fee.
  const total = (31.9 + 32.9 + fee).toFixed(2);
  await expect(shown(page, `RM ${total}`).first()).toBeVisible();

  await guest.pay();
  await expect(guest.status('PREPARING')).toBeVisible();
  await guest.expectArrived();
  await comeBackLater(page, product, DAY + 3600);
  await expect(guest.status('DELIVERING')).toBeVisible();
  await expect(
    page.getByRole('link', { name: guest.t('orders:trackDelivery'), exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: guest.t('orders:callRider'), exact: true }),
  ).toBeVisible();
  await product.advanceClock(TRIP);
  await expect(guest.status('COMPLETED')).toBeVisible();
  await guest.expectArrived();
  await reorder(guest);
});

/** Goes from /me to the menu: delivery tile of the home page, search for a place, new address. */
async function makeAddress(guest: Guest) {
  const { page, t } = guest;
  await page
    .getByRole('link', { name: t('me:startOrder'), exact: true })
    .first()
    .click();
  await page.getByRole('link', { name: t('common:delivery'), exact: true }).click();
  await page.waitForURL('**/addNewAddress?returnTo=%2Fmenu');
  await guest.expectArrived();
  await page.getByLabel(t('addresses:search')).fill(HOME.area);
  const place = page.getByRole('link', { name: HOME.area }).first();
  await expect(place).toBeVisible();
  await guest.expectArrived();
  await place.click();

  await expect(
    page.getByRole('heading', { name: t('addresses:formTitle'), exact: true }),
  ).toBeVisible();
  await page.getByLabel(t('addresses:name')).fill(BUYER.fullName);
  await page.getByLabel(t('addresses:phone')).fill(BUYER.phone);
  await page.getByLabel(t('addresses:unitNo')).fill(HOME.unit);
  await page.getByLabel(t('addresses:street')).fill(HOME.street);
  await guest.expectArrived();
  await page.getByRole('button', { name: t('addresses:save'), exact: true }).click();
  await page.waitForURL('**/menu');
}

/** Changes to another branch and back. The cart is emptied only after the confirmation. */
async function changeBranch(guest: Guest) {
  const { page, t, words } = guest;
  const deliveryBranch = guest.button(t('menu:deliveryBranch'));
  const serveFrom = async (branch: string) => {
    await deliveryBranch.click();
    await page.getByRole('dialog').getByRole('button', { name: branch }).click();
  };
  const cart = page.getByRole('link', { name: t('menu:orderNow') });
  await guest.openDish();
  await guest.addWithEgg();

  await serveFrom(words.otherBranch);
  await expect(guest.heading(t('common:areYouSure'))).toBeVisible();
  await guest.expectArrived();
  await guest.button(t('branches:switchCancel')).click();
  await expect(cart).toContainText('20.90');
  await expect(deliveryBranch).toContainText(words.branch);

  await serveFrom(words.otherBranch);
  await guest.button(t('branches:switchConfirm')).click();
  await expect(deliveryBranch).toContainText(words.otherBranch);
  await expect(cart).toBeHidden();

  await serveFrom(words.branch);
  await expect(deliveryBranch).toContainText(words.branch);
}

async function addPackage(guest: Guest) {
  const { page, t, words } = guest;
  await guest.openDish(words.setForOne);
  await expect(page.getByRole('region', { name: t('item:comesWith') })).toContainText(
    words.choySum,
  );
  await guest.expectArrived();
  await page.getByRole('radio', { name: words.dish }).check();
  await page.getByRole('radio', { name: words.boneless }).check();
  await page.getByRole('radio', { name: words.barley }).check();
  await page.getByRole('radio', { name: words.oysterSauce }).check();
  await guest.expectArrived();
  await guest.button(t('item:add')).click();
  await page.waitForURL('**/menu');
}

async function addHotDeal(guest: Guest) {
  const { page, t, words } = guest;
  await guest.openDish(words.deal);
  await guest.expectArrived();
  await page.getByRole('radio', { name: words.setForOne }).check();
  await page.getByRole('radio', { name: words.kungPao }).check();
  await page.getByRole('radio', { name: words.herbalTea }).check();
  await page.getByRole('radio', { name: words.oysterSauce }).check();
  await page.getByRole('radio', { name: words.mango }).check();
  await guest.expectArrived();
  await guest.button(t('item:add')).click();
  await page.waitForURL('**/menu');
}

async function chooseTimeTomorrow(guest: Guest) {
  const { page, t } = guest;
  await guest.button(t('checkout:changeDeliveryTime')).click();
  const sheet = page.getByRole('dialog', { name: t('checkout:chooseDeliveryTime') });
  await sheet.getByRole('radio', { name: t('common:tomorrow'), exact: true }).check();
  const times = sheet.getByRole('group', { name: t('checkout:deliveryTime') });
  await times.getByRole('radio').nth(1).check();
  await guest.expectArrived();
  await sheet.getByRole('button', { name: t('checkout:update') }).click();
  await expect(sheet).toBeHidden();
  const asap = shown(page, t('checkout:asap'), { exact: true });
  await expect(asap.filter({ visible: true })).toHaveCount(0);
}

/** Reorders with another dish in the cart, so that the app asks before replacing it. */
async function reorder(guest: Guest) {
  const { page, t, words } = guest;
  await page.goto('/menu');
  await guest.openDish();
  await guest.addWithEgg();
  await page.goto('/order');
  await guest.orders().first().getByRole('link').click();
  await page.waitForURL('**/orderDetail/**');
  await guest.button(t('orders:reorder')).click();
  await guest.button(t('orders:reorderConfirm')).click();
  await page.waitForURL('**/orderConfirmation');
  await expect(guest.heading(words.setForOne)).toBeVisible();
  await expect(guest.heading(words.deal)).toBeVisible();
  await expect(guest.heading(words.dish)).toBeHidden();
}

function amountIn(text: string | null): number {
  return Number(/RM\s([\d.]+)/.exec(text ?? '')?.[1]);
}
