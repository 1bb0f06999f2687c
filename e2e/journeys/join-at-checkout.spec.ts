import { askForCode, field, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test('a guest signs up at the checkout, and the order is kept', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  const account = someone();
  await guest.comeToCheckout();
  const phone = page.getByLabel(t('checkout:phone'));
  await phone.fill(account.phone);
  const remark = page.getByLabel(t('checkout:remarkHint'));
  await remark.fill('Less salt');

  await guest.button(t('checkout:orderNow')).click();
  const question = page.getByRole('dialog', { name: t('checkout:guestTitle') });
  const join = t('checkout:joinForPoints', { count: 18 });
  await question.getByRole('button', { name: join }).click();
  const sheet = page.getByRole('dialog', { name: join });
  await expect(sheet).toBeVisible();
  await expect(question).toBeHidden();
  await expect(sheet.getByLabel(t('login:phone'), { exact: true })).toHaveValue(account.phone);
  await guest.expectArrived();

  // The number stays on the sheet when the order's own field is emptied.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await phone.fill('');
  await page.getByRole('main').getByRole('button', { name: join }).click();
  await expect(sheet).toBeVisible();

  const code = await askForCode(guest, account.phone);
  await field(guest, t('account:code')).fill(code);
  await field(guest, t('account:password')).fill(account.password);
  await field(guest, t('account:passwordAgain')).fill(account.password);
  await sheet.getByRole('checkbox', { name: t('account:terms') }).check();
  await sheet.getByRole('button', { name: t('account:signUpSubmit') }).click();
  await expect(sheet).toBeHidden();

  await expect(page).toHaveURL(/\/orderConfirmation$/);
  await expect(shown(page, t('system:joined', { count: 100 }))).toBeVisible();
  await expect.poll(async () => digits(await phone.inputValue())).toBe(digits(account.phone));
  await expect(remark).toHaveValue('Less salt');
  await expect(page.getByLabel(t('checkout:fullName'))).toHaveValue('Tan Mei Ling');
  await expect(shown(page, '20.90').first()).toBeVisible();
  await expect(shown(page, t('checkout:pointsToCome', { count: 18 }))).toBeVisible();
  await guest.expectArrived();

  await guest.button(t('checkout:orderNow')).click();
  await page.waitForURL('**/sandbox/pay/**');
  await guest.pay();
  await expect(guest.paidStatus()).toBeVisible();
});

function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}
