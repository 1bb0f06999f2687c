import {
  askForCode,
  field,
  fillLogin,
  readCode,
  readWelcome,
  signIn,
  signOut,
  signUp,
  someone,
} from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { signedIn } from '../support/member.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

/** Seconds for which wrong passwords count against a number. */
const PASSWORD_LOCKOUT = 15 * 60;

test('returns to the requested member page after signing in and after signing up', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  const account = someone();
  await page.goto('/profile');
  await page.waitForURL('**/login?*');
  await page.getByRole('link', { name: t('login:signUp'), exact: true }).click();
  await page.waitForURL('**/signUp?*');
  await signUp(guest, account);
  await page.waitForURL('**/profile');

  await signOut(guest);
  await page.goto('/privacy');
  await page.goto('/notification?from=message');
  await page.waitForURL('**/login?*');
  // Switching between sign-up and login adds no history entry between the requested page and the
  // previous one.
  await page.getByRole('link', { name: t('login:signUp'), exact: true }).click();
  await page.waitForURL('**/signUp?*');
  await page.getByRole('link', { name: t('account:logIn'), exact: true }).click();
  await page.waitForURL('**/login?*');
  await signIn(guest, account);
  await page.waitForURL('**/notification?from=message');
  await page.goBack();
  await page.waitForURL('**/privacy');
});

test('keeps the requested code after a reload and after Back to the number', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  const { phone } = someone();
  const number = field(guest, t('login:phone'));
  const isCounting = () => expect(guest.button(/^Resend in \d+ seconds$/)).toBeDisabled();
  await page.goto('/signUp');
  const code = await askForCode(guest, phone);
  await page.reload();
  await expect(number).toHaveAttribute('readonly');
  await isCounting();

  await guest.button(t('account:changeNumber')).click();
  await expect(number).toBeEditable();
  await number.press('Enter');
  await expect(number).toHaveAttribute('readonly');
  await isCounting();
  expect(await readCode(guest, phone)).toBe(code);
});

test('a sign-out in one tab leads another tab from the checkout to the login and back', async ({
  page,
  context,
}) => {
  const guest = await Guest.speaking('en', page);
  const account = someone();
  await guest.prepareMember(account);
  await page.goto('/orderConfirmation');
  await expect(guest.heading(guest.words.dish)).toBeVisible();

  const other = await Guest.speaking('en', await context.newPage());
  await signOut(other);
  await page.waitForURL('**/login?*');
  await signIn(guest, account);
  await page.waitForURL('**/orderConfirmation');
  await expect(guest.heading(guest.words.dish)).toBeVisible();
});

test.describe('expired token', () => {
  test.use({ expectedFailures: { rejected: [401] } });

  test('is dropped after one 401, and the member signs in again', async ({ page }) => {
    const guest = await Guest.speaking('en', page);
    const account = someone();
    await guest.prepareMember(account);
    await page.goto('/me');
    await endSession(guest);
    const rejected: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) rejected.push(response.url());
    });
    await page.goto('/order');
    await page.waitForURL('**/login?*');
    await expect(shown(page, guest.t('login:expired'))).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain('api_token');
    await page.waitForLoadState('networkidle');
    const once = rejected.length;
    await signIn(guest, account);
    await page.waitForURL('**/order');
    await page.waitForLoadState('networkidle');
    expect(rejected).toHaveLength(once);
  });
});

test.describe('wrong passwords', () => {
  test.use({ alone: true, expectedFailures: { rejected: [422, 429] } });

  test('are blocked until the lockout ends', async ({ page, product }) => {
    const guest = await Guest.speaking('en', page);
    const { t } = guest;
    const account = someone();
    await guest.prepareMember(account);
    await signOut(guest);
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse('**/api/auth/login');
      await fillLogin(guest, { ...account, password: `wrong-${tries}` });
      await answered;
      await expect(page.getByRole('main').getByText(t('errors:INVALID_PASSWORD'))).toBeVisible();
    }
    await fillLogin(guest, account);
    await expect(page.getByRole('main').getByText(t('errors:TOO_MANY_REQUESTS'))).toBeVisible();
    await product.advanceClock(PASSWORD_LOCKOUT);
    await signIn(guest, account);
    await readWelcome(guest);
  });
});

/**
 * Ends the member's session on the server while the app is closed, so that its token is invalid.
 */
async function endSession(guest: Guest) {
  const { sdk } = await signedIn(guest);
  await guest.page.goto('about:blank');
  await sdk.authLogout({});
}
