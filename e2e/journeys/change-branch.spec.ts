import { pathTo, withReturnTo } from '@claypot/domain/routes';
import { BUYER, Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test('keeps the order when another branch is chosen at the checkout', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();
  await page.getByRole('link', { name: guest.t('checkout:changeBranch'), exact: true }).click();
  await page.waitForURL('**/branchList*');
  await page.getByRole('link', { name: guest.words.otherBranch }).click();
  await guest.button(guest.t('branches:select')).click();

  await page.waitForURL('**/orderConfirmation');
  await expect(shown(page, guest.words.otherBranch).first()).toBeVisible();
  await expect(guest.heading(guest.words.dish)).toBeVisible();
  await expect(page.getByLabel(guest.t('checkout:fullName'))).toHaveValue(BUYER.fullName);
  await guest.expectArrived();
});

test('names the branch list after the delivery method', async ({ page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  await guest.enter();
  await page.goto(pathTo('home'));
  await page.getByRole('link', { name: guest.t('common:delivery'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== pathTo('home'));
  await page.goto(withReturnTo(pathTo('branchList'), pathTo('orderConfirmation')));
  await expect(guest.heading(guest.t('branches:deliveryTitle'))).toBeVisible();
  await page.goto(pathTo('branchList'));
  await expect(guest.heading(guest.t('branches:title'))).toBeVisible();
});
