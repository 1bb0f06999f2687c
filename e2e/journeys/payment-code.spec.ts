import { signUp, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { readCodes } from '../support/read-codes.ts';
import { expect, test } from '../support/test.ts';

test.use({ deviceScaleFactor: 2, expectedFailures: { unanswered: true } });

test('a member shows the payment code where there is no line', async ({ context, page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t } = guest;
  const look = async () => readCodes(Uint8Array.from(await page.screenshot()));

  await page.goto('/qrCode');
  await page.waitForURL('**/login*');
  await page.goto('/signUp');
  const encoders = page.waitForResponse(/encode-qr-code/);
  await signUp(guest, someone());
  await page.waitForURL('**/me');
  const code = page.getByRole('link', { name: t('code:title') });
  await expect(code.first()).toBeVisible();
  await encoders;
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await code.first().click();
  await expect(guest.heading(t('code:title'))).toBeVisible();
  const number = (await page.getByRole('definition').textContent())?.replaceAll(' ', '');
  await guest.expectAccessible();
  // A scanner looks until it has read one: a picture taken amid a movement can be misread.
  await expect.poll(look).toEqual({ QRCode: number, Code128: number });

  const enlarge = page.getByRole('button', { name: t('code:enlarge') });
  await enlarge.click();
  const enlarged = page.getByRole('dialog', { name: t('code:enlarged') });
  await expect(enlarged.getByRole('img')).toBeVisible();
  await guest.expectAccessible();
  await expect.poll(look).toEqual({ Code128: number });
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('a code that cannot be loaded says so and leaves the number, and comes with the line', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await page.route(/encode-/, (route) => route.abort('internetdisconnected'));
  await page.goto('/signUp');
  await signUp(guest, someone());
  await page.goto('/qrCode');
  await expect(guest.heading(t('code:failed'))).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(/^\d{4} \d{4} \d{2}$/);
  await page.unroute(/encode-/);
  await guest.button(t('common:retry')).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});
