import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFailures: { rejected: [404] } });

test('changes the choices of a cart line from the checkout', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await guest.comeToCheckout();
  const remark = page.getByLabel(t('checkout:remarkHint'));
  await remark.fill('Less salt');
  const edit = page.getByRole('link', { name: new RegExp(`^${t('checkout:edit')}`) });
  const another = await page.context().newPage();
  await another.goto('/orderConfirmation');

  await edit.click();
  await expect(page).toHaveURL(/\/menuDetail\/dish\/[^?]+\?line=/);
  const update = page.getByRole('button', { name: t('item:update') });
  await page.reload();
  await page.getByRole('radio', { name: guest.words.large }).check();
  await guest.expectArrived();
  await update.click();

  await expect(guest.toast(t('system:updatedInCart'))).toBeVisible();
  await expect(page).toHaveURL(/\/orderConfirmation$/);
  await expect(shown(page, guest.words.large)).toBeVisible();
  await expect(remark).toHaveValue('Less salt');
  await expect(edit).toHaveCount(1);

  // If another tab removes the line, the screen shows that and the item can be added again.
  await edit.click();
  await expect(update).toBeVisible();
  await another
    .getByRole('button', { name: new RegExp(t('common:remove')) })
    .first()
    .click();
  await expect(shown(another, t('checkout:emptyTitle'))).toBeVisible();
  // The removal shows before the server has confirmed it; an earlier update would still succeed.
  await expect(another.getByRole('button', { name: t('system:undo'), exact: true })).toBeVisible();
  await update.click();
  await expect(shown(page, t('item:lineGoneTitle'))).toBeVisible();
  await guest.expectArrived();
  await page.getByRole('button', { name: t('item:add') }).click();
  await expect(page).toHaveURL(/\/orderConfirmation$/);
  await expect(edit).toHaveCount(1);
});
