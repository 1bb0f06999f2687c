import type { Page } from '@playwright/test';
import { someone } from '../support/account.ts';
import { expect, test } from '../support/errors.ts';
import { Guest } from '../support/guest.ts';

const NAME = 'Tan Mei Ling';
const EMAIL = 'mei.ling@example.com';
const CODE = '/assets/error-reports-';

/** Records the requests for the error-reporting scripts of a page. */
function watchCode(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(CODE) || pathname.includes('error-reports')) fetched.push(pathname);
  });
  return fetched;
}

/** Throws errors with messages that contain all personal data on the device. */
async function fail(page: Page): Promise<void> {
  await page.evaluate(() => {
    const storedText = Object.values(localStorage).join(' ');
    const typed = Array.from(document.querySelectorAll('input'), ({ value }) => value).join(' ');
    const visibleText = document.querySelector('main')?.textContent ?? '';
    const { location } = globalThis;
    setTimeout(() => {
      throw new TypeError(`Nothing can be made of ${typed} at ${location.href}`);
    });
    setTimeout(() => {
      // The engine's error message quotes the invalid input.
      JSON.parse(storedText.slice(storedText.indexOf('api_token')));
    });
    void Promise.reject({ typed, storedText, visibleText });
    void Promise.reject(new Error('It went wrong', { cause: new Error(`for ${typed}`) }));
  });
}

test('reports an error without personal data', async ({ page, receiver }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  const account = someone();
  await guest.prepareMember(account);
  const fetched = watchCode(page);
  await page.goto('/profile?from=/me');
  await page.getByRole('textbox', { name: t('profile:fullName'), exact: true }).fill(NAME);
  await page.getByRole('textbox', { name: t('profile:email'), exact: true }).fill(EMAIL);
  expect(fetched).toEqual([]);

  const session = await page.evaluate(() => Object.values(localStorage).join('\n'));
  const [, token = 'no token'] = /"api_token":"([^"]+)"/.exec(session) ?? [];
  const digits = account.phone.replace(/\D/g, '').slice(1);
  await fail(page);
  await expect.poll(() => receiver.received.length).toBe(4);
  const all = receiver.read([
    NAME,
    'Mei Ling',
    EMAIL,
    'mei.ling',
    digits,
    account.phone,
    token,
    token.slice(0, 12),
  ]);
  expect(all).toContain('"type":"TypeError"');
  expect(all).toContain('Nothing can be made of');
  expect(all).toContain('"value":"It went wrong"');
  expect(all).toContain('"transaction":"/profile"');
  expect(all).not.toContain('from=');
  expect(fetched.filter((path) => path.startsWith(CODE))).toHaveLength(1);
});

test.describe('without a configured receiver', () => {
  test.use({ isReported: false });

  test('a page that fails loads no reporter and sends nothing', async ({ page, receiver }) => {
    await Guest.speaking('en', page);
    const fetched = watchCode(page);
    await page.goto('/help');
    await fail(page);
    await page.reload();
    await fail(page);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    expect(receiver.received).toEqual([]);
  });
});
