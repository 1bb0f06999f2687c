import type { BrowserContext } from '@playwright/test';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../apps/api/src/demo/demo-members.ts';
import { readWelcome, signIn, signOut } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFailures: { failedRequests: true } });

const TOKEN = 'claypot_page';
const VISIT = 'claypot_visit';

async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

/** Waits until the page cookie is set for a visitor other than `before`. Returns the visitor's id. */
async function visitorAfter(context: BrowserContext, before: string | null): Promise<string> {
  const visitor = async () => (await cookieOf(context, VISIT))?.value ?? before;
  await expect.poll(visitor).not.toBe(before);
  return (await visitor()) ?? '';
}

test('the server knows the customer of a page until the sign-out, also without a connection', async ({
  page,
  context,
}) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();
  const guestVisit = await visitorAfter(context, null);
  expect(await cookieOf(context, TOKEN)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await expect
    .poll(async () => (await cookieOf(context, 'claypot_order'))?.value)
    .toMatch(/^pickup\/Guest_\d{6}\/[\w-]+\/\w/);

  const [member] = DEMO_MEMBERS;
  await page.goto('/me');
  await page.getByRole('link', { name: guest.t('me:logIn'), exact: true }).click();
  await signIn(guest, { phone: member?.phone ?? '', password: DEMO_PASSWORD });
  await readWelcome(guest);
  await page.goto('/setting');
  const memberVisit = await visitorAfter(context, guestVisit);
  await page.goto('/me');
  expect((await cookieOf(context, VISIT))?.value).toBe(memberVisit);

  await page.route('**/api/auth/logout', (route) => route.abort('internetdisconnected'));
  await signOut(guest);
  expect(await cookieOf(context, VISIT)).toBeUndefined();
  await page.goto('/menu');
  await expect.poll(() => cookieOf(context, TOKEN)).toBeUndefined();
});
