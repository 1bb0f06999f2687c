import { COOLDOWN, field, readCode, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { press, type } from '../support/keyboard.ts';
import { comeBackLater } from '../support/later.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true, hasTouch: false });

test('a member signs up and resets the password with the keyboard alone', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  const link = (name: string) => page.getByRole('link', { name }).first();
  const { phone, password } = someone();
  const newPassword = 'ikan-77';

  await page.goto('/login');
  await press(page, link(t('login:signUp')));
  await page.waitForURL('**/signUp*');
  // Enter in the number's field requests the code and moves the focus to the code's field.
  await type(page, field(guest, t('login:phone')), phone);
  await page.keyboard.press('Enter');
  await expect(field(guest, t('account:code'))).toBeFocused();
  await page.keyboard.type(await readCode(guest, phone));
  await type(page, field(guest, t('account:password')), password);
  await type(page, field(guest, t('account:passwordAgain')), 'another');
  await page.keyboard.press('Enter');
  await expect(field(guest, t('account:passwordAgain'))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await press(page, page.getByRole('checkbox', { name: t('account:terms') }), 'Space');
  await press(page, guest.button(t('account:signUpSubmit')));
  await page.waitForURL('**/me');

  await press(page, link(t('setting:title')));
  await press(page, guest.button(t('setting:logOut')));
  await page.waitForURL('**/login*');
  await comeBackLater(page, product, COOLDOWN);
  await press(page, link(t('login:forgot')));
  await page.waitForURL('**/forgotPassword*');
  await guest.expectAccessible();
  await type(page, field(guest, t('login:phone')), phone);
  await press(page, guest.button(t('account:sendCode')));
  await expect(field(guest, t('account:code'))).toBeFocused();
  await page.keyboard.type(await readCode(guest, phone, 2));
  await type(page, field(guest, t('account:newPassword')), newPassword);
  await type(page, field(guest, t('account:passwordAgain')), newPassword);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/login*');
  await expect(guest.toast(t('system:passwordReset'))).toBeVisible();
  await type(page, field(guest, t('login:phone')), phone);
  await type(page, field(guest, t('login:password')), newPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/me');
  await press(page, guest.button(t('me:welcomeOk')));
  await expect(guest.button(t('me:welcomeOk'))).toBeHidden();
});
