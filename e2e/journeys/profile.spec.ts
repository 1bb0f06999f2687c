import { signIn, signOut, someone } from '../support/account.ts';
import { expectNothingLost } from '../support/fits.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HOSTILE = [
  ['me.svg', 'image/svg+xml'],
  ['me.png', 'image/png'],
] as const;
/** A one-pixel image. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
/** Name of 93 code points, close to the maximum of 100, without a line-break opportunity. */
const LONG_NAME = `👩‍👩‍👧‍👦🍲${'Wolfeschlegelsteinhausenberger'.repeat(3).slice(0, 85)}`;

test('accepts only images as avatar, and a long name breaks no layout', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  const account = someone();
  const main = page.getByRole('main');
  const choose = (name: string, mimeType: string, content: string | Buffer) =>
    page
      .locator('input[name="avatar"]:not([inert], [inert] *)')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
  await guest.prepareMember(account);
  await page.goto('/profile');

  for (const [name, type] of HOSTILE) {
    await choose('dot.png', 'image/png', DOT);
    await expect(main.getByText(t('profile:pictureChosen'))).toBeVisible();
    await choose(name, type, SCRIPT);
    await expect(main.getByText(t('errors:AVATAR_NOT_AN_IMAGE'))).toBeVisible();
  }
  // A photo of 10 MB; the app uploads a small one.
  await choose('huge.png', 'image/png', Buffer.concat([DOT, Buffer.alloc(10 * 2 ** 20)]));
  await expect(main.getByText(t('profile:pictureChosen'))).toBeVisible();

  const field = (name: string) => page.getByRole('textbox', { name });
  const fullName = field(t('profile:fullName'));
  await fullName.fill('名'.repeat(200));
  await field(t('profile:email')).fill('mei@example.com');
  await field(t('profile:dateOfBirth')).fill('1994-06-18');
  await guest.button(t('common:save')).click();
  await expect(main.getByText(t('validation:TOO_LONG'))).toBeVisible();
  await expect(fullName).toBeFocused();
  await fullName.fill(LONG_NAME);
  const sending = page.waitForRequest('**/api/update/profile/*');
  await guest.button(t('common:save')).click();
  const { requestBodySize } = await (await sending).sizes();
  expect(requestBodySize).toBeLessThan(10_000);

  await page.waitForURL('**/me');
  await expect(guest.heading(LONG_NAME)).toBeVisible();
  await expect(main.locator('img[src^="/media/avatar/"]')).toBeVisible();
  await expectNothingLost(page);
  await page.goto('/profile');
  await expect(fullName).toHaveValue(LONG_NAME);
  await expectNothingLost(page);
  const picture = main.locator('img[src^="/media/avatar/"]').first();
  const address = await picture.getAttribute('src');
  await signOut(guest);
  // With `force-cache`, the browser asks the server only if no cache has the image. A cached image
  // transfers no bytes.
  const isLeft = await page.evaluate(async (src) => {
    const { href } = new URL(src ?? '', location.href);
    performance.clearResourceTimings();
    await (await fetch(href, { cache: 'force-cache' })).arrayBuffer();
    const [timing] = performance.getEntriesByName(href, 'resource');
    if (!(timing instanceof PerformanceResourceTiming)) throw new Error('No timing of the picture');
    return timing.transferSize === 0 || (await caches.match(href)) !== undefined;
  }, address);
  expect(address).toMatch(/^\/media\/avatar\//);
  expect(isLeft).toBe(false);
  await signIn(guest, account);
  await expect(page.getByRole('dialog', { name: LONG_NAME })).toBeVisible();
  await expectNothingLost(page);
});
