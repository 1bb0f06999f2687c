import type { Page } from '@playwright/test';
import { signOut, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { signedIn } from '../support/member.ts';
import { expectKnownVisitor } from '../support/rendered-page.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFailures: { failedRequests: true } });

const NAME = 'Nurul Aisyah';

/** Opens /me as a new member, rendered by the server with the member's name. */
async function openMe(page: Page): Promise<Guest> {
  const guest = await Guest.speaking('en', page);
  await guest.prepareMember(someone());
  const { id, sdk } = await signedIn(guest);
  const body = { full_name: NAME, email: 'nurul@example.com', date_of_birth: '1994-06-18' };
  await sdk.updateProfile({ path: { id }, body });
  const welcome = guest.button(guest.t('me:welcomeOk'));
  // The server greets a new member once it has rendered a page.
  await page.addLocatorHandler(welcome, () => welcome.click());
  await page.goto('/me');
  await expectKnownVisitor(page);
  const response = await page.goto('/me');
  expect(await response?.text()).toContain(NAME);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { name: NAME, exact: true })).toBeVisible();
  return guest;
}

/** Records in each later document of the page whether it ever contains the name. */
async function watchFor(page: Page, name: string): Promise<void> {
  await page.addInitScript((text) => {
    const look = () => {
      if (document.documentElement?.textContent?.includes(text)) {
        Object.assign(globalThis, { hasShownName: true });
      }
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, name);
}

/** Goes back some pages, and checks that none ever shows the name. */
async function expectAnonymousBack(page: Page, guest: Guest, steps: number): Promise<void> {
  await watchFor(page, NAME);
  for (let step = 0; step < steps; step += 1) {
    await page.goBack();
    await expect(guest.button(guest.t('login:asGuest'))).toBeVisible();
    await expect(shown(page, NAME)).toHaveCount(0);
    expect(await page.evaluate(() => 'hasShownName' in globalThis)).toBe(false);
  }
}

test('Back after a sign-out in another tab shows nothing of the member', async ({
  page,
  context,
}) => {
  const guest = await openMe(page);
  await page.goto('/api/docs');
  const other = guest.at(await context.newPage());
  await signOut(other);
  await expectAnonymousBack(page, guest, 1);
});

test('Back after a sign-out without a connection shows nothing of the member', async ({ page }) => {
  const guest = await openMe(page);
  await page.route('**/api/auth/logout', (route) => route.abort('internetdisconnected'));
  await signOut(guest);
  await page.goto('/api/docs');
  // The login, then the page of the member.
  await expectAnonymousBack(page, guest, 2);
});
