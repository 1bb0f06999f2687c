import type { Route } from '@playwright/test';
import { expectNothingLost } from '../support/fits.ts';
import { BUYER, Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, expectAccessible, expectArrived, test } from '../support/test.ts';

test.use({ expectedFailures: { rejected: [422] } });

test('delivery asks for a missing address, and the latest address sets the fee', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  await guest.prepare();
  await page.goto('/menu');
  await expect(page.getByRole('link', { name: words.dish })).toBeVisible();

  const deliver = page.getByRole('button', { name: t('common:delivery'), exact: true });
  const question = page.getByRole('dialog', { name: t('errors:MISSING_ADDRESS') });
  await deliver.press('Space');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shown(page, t('menu:pickupAt'))).toBeVisible();

  // The courier is slow for the first address; meanwhile the guest chooses another.
  let answerFirst = () => {};
  const firstReleased = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const holdFirst = async (route: Route) => {
    await firstReleased;
    await route.continue();
  };
  await page.route('**/cart/get_quotation', holdFirst, { times: 1 });

  await deliver.press('Space');
  await question.getByRole('button', { name: t('menu:createAddress'), exact: true }).click();
  await guest.saveAddress('Bukit Bintang', 'B-12-3');
  await page.waitForURL('**/menu');
  await expect(guest.button(t('menu:deliveryBranch'))).toContainText(words.branch);
  await guest.goToCheckout();
  const courier = page.getByRole('region', { name: t('checkout:deliverTo') });
  await expect(courier).toContainText(t('checkout:askingCourier'));
  await courier.getByRole('link', { name: t('checkout:changeAddress'), exact: true }).click();
  await page.getByRole('link', { name: t('addresses:addNew'), exact: true }).click();
  await guest.saveAddress('Klang', '7', '41000');
  await page.waitForURL('**/orderConfirmation');
  await expect(courier).toContainText(t('errors:ERR_OUT_OF_SERVICE_AREA'));
  answerFirst();
  await expect(courier).toContainText(t('errors:ERR_OUT_OF_SERVICE_AREA'));
  await expect(courier).not.toContainText(t('checkout:deliveryFee'));

  // A retry would not help, so the screen offers alternatives. The recipient's name comes from the
  // address.
  await expect(courier.getByRole('button')).toHaveText([t('checkout:pickUpInstead')]);
  await expect(
    courier.getByRole('link', { name: t('checkout:otherServing'), exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel(t('checkout:fullName'))).toHaveValue(BUYER.fullName);

  // The steps of creating the address are removed from the history: Back leads to the menu, which
  // shows the problem at once.
  await page.getByRole('link', { name: t('common:back'), exact: true }).click();
  await page.waitForURL('**/menu');
  await expect(shown(page, t('branches:nobodyTitle'))).toBeVisible();

  await page.goto('/addressBook');
  await expect(shown(page, t('branches:nobodyTitle'))).toBeVisible();
  await expectNothingLost(page);
  await page.locator('a[href^="/editAddress/"]').first().click();
  await page.waitForURL('**/editAddress/**');
  await expect(
    page.getByRole('heading', { name: t('addresses:editTitle'), exact: true }),
  ).toBeVisible();
  await expectArrived(page);
  await expectNothingLost(page);
});
