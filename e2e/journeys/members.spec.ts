import { field, readWelcome, signIn, signOut, signUp, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { comeBackLater } from '../support/later.ts';
import { payAtCounter, signedIn } from '../support/member.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

/** Seconds after which an order is ready. The sandbox takes twenty. */
const COOKING_TIME = 25;
/** Seconds after which a ready order is complete. The sandbox completes it after five minutes. */
const COMPLETED_AFTER = 6 * 60;

test('a guest signs up with a full cart, pays and changes the password', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  const account = someone();

  await test.step('signs up with dishes in the cart', async () => {
    await guest.comeToCheckout();
    await page.goto('/me');
    await guest.expectArrived();
    await page.getByRole('link', { name: t('me:signUp'), exact: true }).click();
    await page.waitForURL('**/signUp*');
    await guest.expectAccessible();
    await guest.button(t('account:signUpSubmit')).click();
    await expect(field(guest, t('login:phone'))).toBeFocused();
    await guest.expectArrived();
    await signUp(guest, account);
    await page.waitForURL('**/me');
    await expect(guest.heading(t('me:title'))).toBeVisible();
    await guest.expectArrived();
  });

  await test.step('pays for what the guest chose', async () => {
    await page.goto('/orderConfirmation');
    await expect(guest.heading(words.dish)).toBeVisible();
    await expect(shown(page, '20.90').first()).toBeVisible();
    await guest.expectArrived();
    const member = await signedIn(guest);
    const path = { id: await payAtCounter(member, words, 1) };
    await product.advanceClock(COOKING_TIME);
    const body = { customer_id: member.id, guest_id: null };
    await expect
      .poll(() => member.sdk.orderDetail({ path, body }))
      .toMatchObject({ status: 'READY' });
  });

  await test.step('changes the password and signs in with the new one', async () => {
    await changePassword(guest, { from: account.password, to: 'udang-66' });
    await expect(guest.toast(t('system:passwordChanged'))).toBeVisible();
    await signOut(guest);
    await signIn(guest, { ...account, password: 'udang-66' });
    await readWelcome(guest);
    await page.goto('/order');
    await expect(guest.orders()).toHaveCount(1);
    await page.goto('/notification');
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
    await guest.expectArrived();
    await page.goto('/profile');
    await guest.expectArrived();
  });

  await test.step('views the sources of the points', async () => {
    await page.goto('/me');
    await page.getByRole('link', { name: t('me:points'), exact: true }).click();
    await page.waitForURL('**/point');
    const entries = page.getByRole('tabpanel').getByRole('listitem');
    await expect(entries.last()).toContainText(t('me:pointsJoining'));
    await comeBackLater(page, product, COMPLETED_AFTER);
    await expect(async () => {
      await page.reload();
      await expect(entries.first()).toBeVisible();
      expect(await entries.count()).toBe(2);
    }).toPass();
    await guest.expectArrived();
    await page.getByRole('tab', { name: t('me:pointsSpending'), exact: true }).click();
    await expect(guest.heading(t('me:pointsNone'))).toBeVisible();
    await page.getByRole('tab', { name: t('me:pointsEarning'), exact: true }).click();
    await entries.getByRole('link').click();
    await expect(guest.status('COMPLETED')).toBeVisible();
  });
});

/** Changes the password; ends on /setting. */
async function changePassword(guest: Guest, { from, to }: { from: string; to: string }) {
  const { page, t } = guest;
  await page.goto('/setting');
  await page.getByRole('link', { name: t('setting:password'), exact: true }).click();
  await page.waitForURL('**/changePassword');
  await guest.expectArrived();
  await field(guest, t('setting:oldPassword')).fill(from);
  await field(guest, t('account:newPassword')).fill(to);
  await field(guest, t('account:passwordAgain')).fill(to);
  await guest.button(t('setting:password')).click();
  await page.waitForURL('**/setting');
}
