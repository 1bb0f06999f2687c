import type { Page } from '@playwright/test';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../apps/api/src/demo/demo-members.ts';
import { matchRoute } from '../../packages/domain/src/routes/match-route.ts';
import { ROUTES, type RouteName } from '../../packages/domain/src/routes/table.ts';
import { signIn } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { liveNextTo, payAtCounter, signedIn } from '../support/member.ts';
import { fillCart } from '../support/prepare.ts';
import { expectKnownVisitor, expectRendered, recordPages } from '../support/rendered-page.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

// All journeys on the shared product use the demo's members. A journey that has moved the clock back
// leaves changes of the menu in the future, for which every page would load its data again.
test.use({ alone: true, last: true });

/** Routes that the server does not render for a visitor, or that need what a link does not have. */
const LEFT_OUT: ReadonlySet<string> = new Set<RouteName>([
  // Redirects a member, and a guest who has not asked for it.
  'login',
  // Only the browser knows the hash that selects the receipt.
  'orderReceipt',
  // Only the token of the browser shows which of the devices it is.
  'setting',
  // The browser encodes the codes.
  'qrCode',
  'claimedVoucher',
]);

/** Routes with the addresses of a guest, which only the device has. */
const WITH_ADDRESSES: readonly RouteName[] = ['addressBook', 'editAddress', 'updateAddress'];

/** Routes without links to them, for guests and members. */
const UNLINKED: readonly string[] = [ROUTES.landing.path, ROUTES.setYourAddress.path];

test('pages rendered for a guest are hydrated as they are', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/me');
  await expectKnownVisitor(page);
  await recordPages(page);
  const first = ['/home', '/signUp', '/forgotPassword', ...UNLINKED];
  const opened = await openAll(page, first, new Set([...LEFT_OUT, ...WITH_ADDRESSES]));
  expect(opened).toEqual(expect.arrayContaining(['home', 'menu', 'dish', 'orderConfirmation']));
});

test('pages rendered for a member are hydrated as they are', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await beMember(guest);
  await recordPages(page);
  const opened = await openAll(page, ['/home', '/firstTime', '/changePassword', ...UNLINKED]);
  const routes = ['voucherList', 'orderDetail', 'profile', 'transactionDetail', 'editAddress'];
  expect(opened).toEqual(expect.arrayContaining(routes));
});

test('pages in Chinese are hydrated as they are', async ({ page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  await beMember(guest);
  await recordPages(page);
  const paths = ['/home', '/menu', '/orderConfirmation', '/order', '/me', '/voucher', '/tnc'];
  for (const path of paths) await expectRendered(page, path);
});

test('a member on a new device continues at the branch of the cart', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await signInSilver(guest);
  await expectKnownVisitor(page);
  await recordPages(page);
  await expectRendered(page, '/home');
  await expect(shown(page, guest.t('home:continueText'))).toBeVisible();
});

test('pages of a wide window are rendered in its layout', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/me');
  await expectKnownVisitor(page);
  await recordPages(page);
  for (const path of ['/menu', '/orderConfirmation']) await expectRendered(page, path);
  const hasRail = () =>
    page.evaluate(async () => (await (await fetch('/orderConfirmation')).text()).includes('<nav'));
  // A busy server sends the skeleton.
  await expect.poll(hasRail).toBe(true);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(hasRail).toBe(false);
});

/** Signs the demo's silver member in, with an order, an address and a cart. */
async function beMember(guest: Guest): Promise<void> {
  const account = await signInSilver(guest);
  await payAtCounter(account, guest.words, 1);
  await liveNextTo(account, guest.words.branch);
  await guest.chooseBranch();
  await expectKnownVisitor(guest.page);
}

/** Signs the demo's silver member in, with a cart. */
async function signInSilver(guest: Guest) {
  const member = DEMO_MEMBERS.find(({ slug }) => slug === 'silver');
  if (member === undefined) throw new Error('The demo has no silver member');
  await guest.page.goto('/login');
  await signIn(guest, { phone: member.phone, password: DEMO_PASSWORD });
  const account = await signedIn(guest);
  await fillCart(account.sdk, { customer_id: account.id, guest_id: null }, guest.words);
  return account;
}

/** Opens the pages and all routes that they link to. Returns the names of the routes. */
async function openAll(
  page: Page,
  first: readonly string[],
  leftOut = LEFT_OUT,
): Promise<readonly string[]> {
  const reached = new Map(first.map((path) => [matchRoute(path)?.name ?? '', path]));
  // Iterating a Map also visits entries added meanwhile.
  for (const path of reached.values()) {
    await expectRendered(page, path);
    for (const link of await linksOn(page)) {
      const name = matchRoute(link)?.name;
      if (name !== undefined && !leftOut.has(name) && !reached.has(name)) reached.set(name, link);
    }
  }
  return [...reached.keys()];
}

/** Returns the paths of all links on the page. */
function linksOn(page: Page): Promise<string[]> {
  return page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
}
