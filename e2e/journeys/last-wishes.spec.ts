import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

const REMARK = 'Please ring at the gate';

test('offers the choices and the remark of the last order', async ({ page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t, words } = guest;
  await guest.prepare();
  await page.goto('/menu');
  await guest.openDish();
  const leftOut = page.getByRole('checkbox', { name: words.noScallion });
  const egg = page.getByRole('checkbox', { name: words.egg });
  await leftOut.check();
  await guest.addWithEgg();
  await guest.goToCheckout();
  await guest.fillBuyer();
  const remark = page.getByLabel(t('checkout:remarkHint'));
  await remark.fill(REMARK);
  await guest.orderNow();
  await guest.pay();

  // Free choices are preselected with a notice; choices with a price are not.
  await page.goto('/menu');
  await guest.openDish();
  await expect(shown(page, t('item:lastTimeTitle'))).toBeVisible();
  await expect(leftOut).toBeChecked();
  await expect(egg).not.toBeChecked();
  await guest.expectArrived();
  await guest.button(t('item:add')).click();
  await page.waitForURL('**/menu');

  await guest.goToCheckout();
  await expect(remark).toHaveValue('');
  await guest.expectArrived();
  await guest.button(t('checkout:sameRemark', { remark: REMARK })).click();
  await expect(remark).toHaveValue(REMARK);
});
