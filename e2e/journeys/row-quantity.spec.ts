import { Guest } from '../support/guest.ts';
import { loseNext } from '../support/lose-next.ts';
import { expect, test } from '../support/test.ts';

test('adds a dish without choices from its row', async ({ page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t } = guest;
  await guest.prepare();
  await page.goto('/menu');
  const [before = '', after = ''] = t('menu:addOne', { name: '|' }).split('|');
  const plus = page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) }).first();
  const label = (await plus.getAttribute('aria-label')) ?? '';
  const name = label.slice(before.length, label.length - after.length);
  const added = page.waitForResponse('**/api/cart/create');
  await plus.click();

  // A stepper replaces the button.
  const less = page.getByRole('button', { name: t('menu:takeOne', { name }), exact: true });
  await expect(less.first()).toBeVisible();
  await guest.expectArrived();
  const more = page.getByRole('button', { name: label, exact: true }).first();

  // Leave the page with one change in flight and others queued: the next page sends them.
  await added;
  const firstIsLost = await loseNext(page, '**/api/cart/update/**');
  await more.click();
  await more.click();
  await less.first().click();
  await firstIsLost();
  await page.goto('/orderConfirmation');
  const stepper = page.getByRole('group', { name: t('checkout:quantityOf', { name }) });
  await expect(stepper).toContainText('2');
  const secondIsLost = await loseNext(page, '**/api/cart/update/**');
  await stepper.getByRole('button').last().click();
  await secondIsLost();
  const sent = page.waitForResponse('**/api/cart/update/**');
  await page.reload();
  await expect(stepper).toContainText('3');
  await sent;
  await page.reload();
  await expect(stepper).toContainText('3');
});
