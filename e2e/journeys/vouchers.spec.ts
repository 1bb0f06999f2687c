import { field, signUp, someone } from '../support/account.ts';
import { BUYER, Guest } from '../support/guest.ts';
import { comeBackLater } from '../support/later.ts';
import { eatAt, liveNextTo, othersClaim, signedIn } from '../support/member.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

/** So many earn, at 18 points each and with the 100 of joining, what an order takes for points. */
const EATEN = 24;
const POINTS = '532';
/** How long the kitchen takes, and then how long a meal waits to be picked up, in seconds. */
const COOKED = 25;
const PICKED_UP = 305;
/** What joining brings, what becoming silver brings, and what is claimed below. */
const JOINING = 4;
const OF_SILVER = 16;
const CLAIMED = 2;

// A meal is cooked and picked up within seconds here, and the last voucher of its kind claimed.
test.use({ alone: true });

test('a new member claims vouchers, uses one with points on a delivery, and one at the counter', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  const main = page.getByRole('main');
  const mine = (count: number) =>
    page.getByRole('tab', { name: t('vouchers:active', { number: `${count}` }) });
  const walletLow = t('discounts:walletLow', { whole: '10', amount: '10.00' });
  const deal = page.getByRole('region', { name: t('discounts:title') });
  const spendPoints = deal.getByRole('checkbox', {
    name: t('discounts:spendPoints', { points: '500' }),
  });

  await page.goto('/signUp');
  await signUp(guest, someone());
  const member = await signedIn(guest);
  const eaten = await eatAt(member, words, EATEN);
  await liveNextTo(member, words.branch);
  await product.letTimePass(COOKED);

  await test.step('finds what joining has brought, and why none of it counts yet', async () => {
    await page.goto('/home');
    const held = t('home:claimedCount', { number: `${JOINING}` });
    await page.getByRole('link', { name: held }).click();
    await page.waitForURL('**/myVouchers');
    await expect(mine(JOINING)).toBeVisible();
    // Three of them are alike, and one ticket.
    const alike = main
      .getByRole('listitem')
      .filter({ hasText: t('vouchers:alike', { number: '3' }) });
    await expect(alike).toHaveCount(1);
    await expect(main.getByRole('listitem')).toHaveCount(2);
    await expect(main.getByText(walletLow)).toBeVisible();
    await guest.expectAccessible();
  });

  await test.step('tells who they are on the way to a claim, and comes back to it', async () => {
    await page.goto('/voucher');
    await guest.expectAccessible();
    await page.getByRole('link', { name: words.vouchers.percent }).click();
    await page.waitForURL('**/voucherDetail/available/*');
    await guest.button(t('vouchers:claim')).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('vouchers:toProfile') })
      .click();
    await page.waitForURL('**/profile*');
    await page.getByRole('textbox', { name: t('profile:fullName') }).fill(BUYER.fullName);
    await page.getByRole('textbox', { name: t('profile:email') }).fill(BUYER.email);
    await page.getByLabel(t('profile:dateOfBirth')).fill('1994-06-18');
    await guest.button(t('common:save')).click();
    await page.waitForURL('**/voucherDetail/available/*');
    await guest.expectAccessible();
    await guest.button(t('vouchers:claim')).click();
    await page.waitForURL('**/voucherDetail/claimed/*');
    await expect(guest.toast(t('system:voucherClaimed'))).toBeVisible();
    await expect(main.getByRole('definition')).toHaveText(/^CV-/);
    await expect(main.getByRole('img', { name: /CV-/ })).toBeVisible();
    await guest.expectAccessible();
  });

  // It has been ready for a while, and is fetched now.
  await expect
    .poll(() => member.sdk.orderDetail({ path: { id: eaten }, body: ownerOf(member.id) }))
    .toMatchObject({ status: 'READY' });
  await comeBackLater(page, product, PICKED_UP);

  await test.step('is stopped by each limit: of a day, of all, and of one for each', async () => {
    await page.goto('/voucher');
    await page.getByRole('link', { name: words.vouchers.delivery }).click();
    await page.waitForURL('**/voucherDetail/available/*');
    await guest.button(t('vouchers:claim')).click();
    await page.waitForURL('**/voucherDetail/claimed/*');

    await othersClaim(member, words.vouchers.firstFive);
    await page.goto('/voucher');
    const saysOf = (voucher: string, limit: string) =>
      expect(
        main.getByRole('listitem').filter({ hasText: voucher }).getByText(limit),
      ).toBeVisible();
    await saysOf(words.vouchers.firstFive, t('errors:VOUCHER_CLAIM_EXCEED'));
    await saysOf(words.vouchers.delivery, t('errors:VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED'));
    const limit = t('errors:VOUCHER_CLAIM_PER_CUSTOMER_EXCEED');
    await saysOf(words.vouchers.percent, limit);
    await page.getByRole('link', { name: words.vouchers.percent }).click();
    await expect(main.getByRole('region', { name: t('vouchers:terms') })).toBeVisible();
    await expect(main.getByText(limit, { exact: true })).toBeVisible();
    await expect(guest.button(t('vouchers:claim'))).toBeHidden();
  });

  await test.step('cannot use any on a delivery before the wallet is filled', async () => {
    await page.goto('/home');
    await page.getByRole('link', { name: t('common:delivery'), exact: true }).click();
    await page.waitForURL('**/menu');
    await guest.openDish();
    await guest.addWithEgg();
    await guest.goToCheckout();
    await expect(deal).toContainText(t('discounts:noneUsable'));
    await deal.getByRole('button', { name: t('discounts:choose') }).click();
    const sheet = page.getByRole('dialog', { name: t('discounts:choose') });
    await expect(sheet).toContainText(walletLow);
    await guest.expectAccessible();
    await sheet.getByRole('link', { name: t('topUp:title') }).click();
  });

  await test.step('tops up, and is told how little more saves more', async () => {
    await page.waitForURL('**/topUp');
    await field(guest, t('topUp:amount')).fill('500');
    await guest.button(t('topUp:pay', { amount: 'RM 500.00' })).click();
    await page.waitForURL('**/sandbox/pay/**');
    await guest.button(words.pay).click();
    await page.waitForURL('**/topUp*');
    await expect(
      guest.heading(t('topUp:reachedTitle', { tier: words.tiers.silver })),
    ).toBeFocused();
    await page.goto('/orderConfirmation');
    // 20.90 with the egg, of the RM30 from which a voucher pays the courier.
    await expect(deal).toContainText('RM 9.10');
  });

  await test.step('switches points on, and sees what they save', async () => {
    await expect(spendPoints).not.toBeChecked();
    await expect(deal).toContainText(t('discounts:saves', { amount: 'RM 5.00' }));
    await spendPoints.check();
    await expect(shown(page, t('orders:pointDiscount'))).toBeVisible();
    await expect(shown(page, '-RM 5.00')).toBeVisible();
    await spendPoints.uncheck();
    await expect(shown(page, '-RM 5.00')).toBeHidden();
  });

  await test.step('orders enough and presses once', async () => {
    await guest.fillBuyer();
    const more = page
      .getByRole('group', { name: t('checkout:quantityOf', { name: words.dish }) })
      .getByRole('button')
      .last();
    await more.click();
    await expect(shown(page, '41.80').first()).toBeVisible();
    await more.click();
    await expect(shown(page, '62.70').first()).toBeVisible();
    await deal.getByRole('button', { name: t('discounts:bestDeal') }).click();
    await expectDeal();
    await guest.expectAccessible();
  });

  await test.step('is declined, and finds everything back', async () => {
    await guest.button(t('checkout:orderNow')).click();
    await page.waitForURL('**/sandbox/pay/**');
    await guest.button(words.decline).click();
    await page.waitForURL('**/orderConfirmation');
    await expect(shown(page, t('checkout:PAYMENT_DECLINED'))).toBeVisible();
    await expectDeal();
    await page.goto('/point');
    await expect(shown(page, '−500')).toBeVisible();
    await expect(shown(page, '+500')).toBeVisible();
    await expect(shown(page, POINTS, { exact: true })).toBeVisible();
    await page.goto('/myVouchers');
    await expect(mine(JOINING + OF_SILVER + CLAIMED)).toBeVisible();
    await expect(main.getByText(t('vouchers:reserved'))).toBeHidden();
  });

  await test.step('pays, and the order says what was taken off', async () => {
    await page.goto('/orderConfirmation');
    await expectDeal();
    await guest.button(t('checkout:orderNow')).click();
    await page.waitForURL('**/sandbox/pay/**');
    await guest.pay();
    await expect(guest.paidStatus()).toBeVisible();
    await expect(shown(page, t('orders:voucherDiscount'))).toBeVisible();
    await expect(shown(page, '-RM 50.00')).toBeVisible();
    await expect(shown(page, t('orders:pointDiscount'))).toBeVisible();
    await expect(shown(page, '-RM 5.00')).toBeVisible();
    await guest.expectAccessible();
  });

  await test.step('uses one for dining in at the counter, once', async () => {
    await page.goto('/myVouchers');
    await expect(mine(JOINING + OF_SILVER + CLAIMED - 1)).toBeVisible();
    await expect(main.getByText(walletLow)).toBeHidden();
    await page.getByRole('link', { name: words.vouchers.claypot }).first().click();
    await page.waitForURL('**/voucherDetail/claimed/*');
    await guest.button(t('vouchers:useAtCounter')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('vouchers:useConfirm') })
      .click();
    const pass = main.getByRole('region', { name: t('vouchers:usedTitle') });
    const time = pass.getByText(/\d\d:\d\d:\d\d/);
    const shownTime = await time.textContent();
    await expect(time).not.toHaveText(shownTime ?? '');
    await guest.expectAccessible();
    await page.reload();
    await expect(pass).toBeVisible();
    await page.goto('/myVouchers');
    await expect(mine(JOINING + OF_SILVER + CLAIMED - 2)).toBeVisible();
    await page.getByRole('tab', { name: t('vouchers:past', { number: '2' }) }).click();
    await expect(main.getByRole('listitem')).toHaveCount(2);
    await expect(main.getByText(t('vouchers:statusUsed'), { exact: true })).toHaveCount(2);
  });

  await test.step('goes back from a voucher that is not there', async () => {
    await page.goto('/voucherDetail/claimed/nobodys');
    await page.waitForURL('**/myVouchers');
  });

  /** RM62.70: RM50 for a voucher, 5 % of what it leaves for the tier, and RM5 for points. */
  async function expectDeal() {
    await expect(deal).toContainText(t('discounts:bestInUse'));
    await expect(deal).toContainText(words.vouchers.rm50);
    await expect(spendPoints).toBeChecked();
    await expect(shown(page, '-RM 50.00')).toBeVisible();
    await expect(shown(page, '-RM 0.64')).toBeVisible();
    await expect(shown(page, '-RM 5.00')).toBeVisible();
  }
});

function ownerOf(customer_id: string) {
  return { customer_id, guest_id: null };
}
