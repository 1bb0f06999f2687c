import type { Page } from '@playwright/test';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../apps/api/src/demo/demo-members.ts';
import { matchRoute } from '../../packages/domain/src/routes/match-route.ts';
import { ROUTES } from '../../packages/domain/src/routes/table.ts';
import { field } from '../support/account.ts';
import { expectBarsWhole } from '../support/bars.ts';
import { expectNothingLost } from '../support/fits.ts';
import { Guest } from '../support/guest.ts';
import { liveNextTo, payAtCounter, signedIn } from '../support/member.ts';
import { fillCart } from '../support/prepare.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// All journeys on the shared product use the demo's members.
test.use({ alone: true });

/** Routes without a link for a signed-in member, and their entry points. */
const WITHOUT_LINK: Readonly<Record<string, string>> = {
  login: 'signing out',
  forgot: 'other spelling of /forgotPassword in old messages',
  forgotPassword: '/login',
  signUp: '/login',
  landing: 'links outside the app',
  firstTime: 'joining',
  orderReceipt: 'the payment page',
  updateAddress: 'the checkout of a delivery',
  setYourAddress: 'other spelling of /addNewAddress in the specification',
  bookmarkAddress: 'the place chosen on /addNewAddress',
  reviewBookTable: 'a booking, which this member has not',
  maintenance: 'the server while it is maintained',
};

// English journeys test the states of these screens; this one checks them in Chinese.
test('links from /home lead a member to every screen, in Chinese and accessible', async ({
  page,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  const member = DEMO_MEMBERS.find(({ slug }) => slug === 'silver');
  if (member === undefined) throw new Error('The demo has no silver member');
  await page.goto('/login');
  await field(guest, guest.t('login:phone')).fill(member.phone);
  await field(guest, guest.t('login:password')).fill(DEMO_PASSWORD);
  await field(guest, guest.t('login:password')).press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const account = await signedIn(guest);
  await payAtCounter(account, guest.words, 1);
  await fillCart(account.sdk, { customer_id: account.id, guest_id: null }, guest.words);
  await liveNextTo(account, guest.words.branch);
  await guest.chooseBranch();

  const reached = new Map<string, string>([['home', ROUTES.home.path]]);
  // Iterating a Map also visits entries added meanwhile.
  for (const path of reached.values()) {
    await page.goto(path);
    await expectAccessible(page);
    await expectNothingLost(page);
    await expectBarsWhole(page);
    for (const link of await linksOn(page)) {
      const name = matchRoute(link)?.name;
      if (name !== undefined && !reached.has(name)) reached.set(name, link);
    }
  }
  const expected = Object.keys(ROUTES).filter((name) => !(name in WITHOUT_LINK));
  expect([...reached.keys()].sort()).toEqual(expected.sort());
});

/** Returns the paths of all links on the page. */
function linksOn(page: Page): Promise<string[]> {
  return page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
}
