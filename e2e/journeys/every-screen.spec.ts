import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../apps/api/src/demo/demo-members.ts';
import { ROUTES } from '../../packages/domain/src/routes/table.ts';
import { field } from '../support/account.ts';
import { expectFits } from '../support/fits.ts';
import { followMembers, letChangesAge } from '../support/follow-changes.ts';
import { Guest } from '../support/guest.ts';
import { liveNextTo, payAtCounter, signedIn } from '../support/member.ts';
import { fillCart } from '../support/prepare.ts';
import {
  expectHydrated,
  expectKnownVisitor,
  expectRendered,
  recordPages,
} from '../support/rendered-page.ts';
import { shown } from '../support/shown.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { UNLINKED, UNRENDERED, walkLinks } from '../support/walk.ts';

// All journeys on the shared product use the demo's members. A journey that has moved the clock back
// leaves changes of the menu in the future, for which every page would load its data again.
// Each step of the simulator changes the member's data, too.
test.use({ alone: true, last: true, environment: { ORDER_SIMULATOR: 'off' } });

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

/** A Chinese text with a date or a time, which Node and the browser format by language. */
const DATED = /\d月|\d[:：]\d\d/;

// English journeys test the states of these screens; this one checks them in Chinese.
test('links from /home lead a member to every screen, rendered, in Chinese and accessible', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  const member = DEMO_MEMBERS.find(({ slug }) => slug === 'silver');
  if (member === undefined) throw new Error('The demo has no silver member');
  await followMembers(product, { phone: member.phone, password: DEMO_PASSWORD });
  await page.goto('/login');
  await field(guest, guest.t('login:phone')).fill(member.phone);
  await field(guest, guest.t('login:password')).fill(DEMO_PASSWORD);
  await field(guest, guest.t('login:password')).press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const account = await signedIn(guest);
  await payAtCounter(account, guest.words, 1);
  const { branch_id } = await fillCart(
    account.sdk,
    { customer_id: account.id, guest_id: null },
    guest.words,
  );
  await expectKnownVisitor(page);
  await letChangesAge(product, branch_id);
  await recordPages(page);

  await test.step('a member on a new device continues at the branch of the cart', async () => {
    await expectRendered(page, ROUTES.home.path);
    await expect(shown(page, guest.t('home:continueText'))).toBeVisible();
  });
  await liveNextTo(account, guest.words.branch);
  await guest.chooseBranch();
  await expectKnownVisitor(page);
  await letChangesAge(product, branch_id);

  const dated: string[] = [];
  const reached = await walkLinks(page, {
    first: [ROUTES.home.path],
    visit: async (path, route) => {
      await page.goto(path);
      await expectAccessible(page);
      if (!UNRENDERED.has(route)) {
        const texts = await expectHydrated(page);
        if (texts.some((text) => DATED.test(text))) dated.push(path);
      }
      await expectFits(page);
    },
  });
  const expected = Object.keys(ROUTES).filter((name) => !(name in WITHOUT_LINK));
  expect([...reached.keys()].sort()).toEqual(expected.sort());
  for (const path of ['/firstTime', ...UNLINKED]) await expectRendered(page, path);

  await test.step('pages with dates are rendered in English too', async () => {
    await Guest.speaking('en', page);
    expect(dated.length).toBeGreaterThan(5);
    for (const path of dated) await expectRendered(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  });
});
