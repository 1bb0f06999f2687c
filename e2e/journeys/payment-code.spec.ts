import { Secret, TOTP } from 'otpauth';
import { someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { readCodes } from '../support/read-codes.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

/** Returns the code that the server accepts at a time, in epoch seconds. */
const oneTimeCode = (secret: string, seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: seconds * 1000 });

/** Age in ms from which the app reads the balance again, and the time it takes to store it. */
const SEEN_AS_NEW = 2000;

// Other journeys move the clock of the shared product, which an offline page does not notice.
test.use({ alone: true, deviceScaleFactor: 2, expectedFailures: { failedRequests: true } });

test('shows a member’s payment code offline', async ({ context, page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t } = guest;
  const scan = async () => readCodes(Uint8Array.from(await page.screenshot()));

  let readAt = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/')) readAt = Date.now();
  });
  const encoders = page.waitForResponse(/encode-qr-code/);
  // Requested when the device of a signed-in member is idle.
  const secretReply = page.waitForResponse(/\/payment_code\//);
  await guest.join(someone());
  await page.goto('/me');
  const code = page.getByRole('link', { name: t('code:title'), exact: true });
  await expect(code.first()).toBeVisible();
  await encoders;
  const { secret, server_time } = (await (await secretReply).json()).data;
  const offset = Date.parse(server_time) - Date.now();
  await page.waitForLoadState('networkidle');
  // A balance of the last second is not read again, so it would not be marked.
  await expect.poll(() => Date.now() - readAt).toBeGreaterThan(SEEN_AS_NEW);

  await context.setOffline(true);
  await code.first().click();
  await expect(guest.heading(t('code:title'))).toBeVisible();
  const number = (await page.getByRole('definition').textContent())?.replaceAll(' ', '');
  // The balance stays visible, with the time from which it is.
  await expect(shown(page, t('code:balance'))).toBeVisible();
  await expect(shown(page, 'RM 0.00')).toBeVisible();
  await expect(shown(page, new RegExp(t('common:asOf', { time: '.+' })))).toBeVisible();
  await guest.expectArrived();
  // Scan until it succeeds: a screenshot during an animation can be misread.
  await expect.poll(scan).toEqual({ QRCode: number, Code128: number });

  const enlarge = page.getByRole('button', { name: t('code:enlarge') });
  await enlarge.click();
  const enlarged = page.getByRole('dialog', { name: t('code:enlarged') });
  await expect(enlarged.getByRole('img')).toBeVisible();
  await guest.expectArrived();
  await expect.poll(scan).toEqual({ Code128: number });
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await expect(enlarge).toBeFocused();

  await guest.button(t('code:showOneTime')).click();
  const digits = shown(page, /^\d{3} \d{3}$/);
  await expect(digits).toBeVisible();
  await guest.expectArrived();
  // The step may have changed since the page showed the code, and its clock differs by up to a second.
  const now = (Date.now() + offset) / 1000;
  const expected = [-30, 0, 2].map((seconds) => oneTimeCode(secret, now + seconds));
  expect(expected).toContain((await digits.textContent())?.replace(' ', ''));
  await expect.poll(scan).toEqual({ QRCode: number, Code128: number });
  await guest.button(t('code:hideOneTime')).click();
  await expect(digits).toBeHidden();
});

test('shows the number when the code cannot be loaded, and the code on retry', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await page.route(/encode-/, (route) => route.abort('internetdisconnected'));
  await guest.join(someone());
  await page.goto('/qrCode');
  await expect(guest.heading(t('code:failed'))).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(/^\d{4} \d{4} \d{2}$/);
  await page.unroute(/encode-/);
  await guest.button(t('common:retry')).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});
