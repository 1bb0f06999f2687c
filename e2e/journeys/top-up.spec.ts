import { field, signUp, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFailures: { failedRequests: true } });

const MAKE_TOP_UP = '**/api/wallet/topup';
const OUTCOME = '**/api/wallet/topup_outcome';
const SIGN_UP_VOUCHERS = 4;
/** Number of vouchers for reaching silver. */
const SILVER_VOUCHERS = 16;

test('a new member becomes silver by one top-up and gold by another', async ({ page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t, words } = guest;
  const { silver, gold } = words.tiers;

  await test.step('signs up from the programme, and sees the welcome screen first', async () => {
    await guest.continueAsGuest();
    await page.goto('/family');
    await expect(guest.heading(t('family:benefits'))).toBeVisible();
    await guest.expectArrived();
    await page.getByRole('link', { name: t('me:signUp'), exact: true }).click();
    await signUp(guest, someone());
    await page.waitForURL('**/firstTime');
    await guest.button(t('firstTime:gotIt')).click();
    await page.waitForURL('**/family');
    await guest.expectArrived();
  });

  await test.step('types 50, deletes the 5 and sees the minimum amount', async () => {
    await page.goto('/topUp');
    const amount = field(guest, t('topUp:amount'));
    await amount.fill('50');
    await amount.press('Home');
    await amount.press('Delete');
    await expect(amount).toHaveValue('0');
    await guest.button(t('topUp:pay', { amount: 'RM 0.00' })).click();
    await expect(shown(page, t('validation:AMOUNT_TOO_SMALL'))).toBeVisible();
    await page.goto('/family');
  });

  await test.step('tops up RM500 and becomes silver', async () => {
    await page
      .getByRole('link', { name: t('family:topUpAmount', { amount: 'RM 500.00' }), exact: true })
      .click();
    await page.waitForURL('**/topUp?amount=500');
    await expect(field(guest, t('topUp:amount'))).toHaveValue('500');
    await guest.expectArrived();
    await payOnCardPage(guest, 'RM 500.00');
    await expect(guest.heading(t('topUp:reachedTitle', { tier: silver }))).toBeFocused();
    await expect(shown(page, 'RM 500.00').first()).toBeVisible();
    await expect(shown(page, t('topUp:newVouchers', { count: SILVER_VOUCHERS }))).toBeVisible();
    await guest.expectArrived();
  });

  await test.step('finds and opens it in the history', async () => {
    await page.getByRole('link', { name: t('topUp:seeHistory'), exact: true }).click();
    await page.waitForURL('**/transactionHistory');
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(1);
    // The entry, and the total of the range.
    await expect(shown(page, '+RM 500.00')).toHaveCount(2);
    await entries.getByRole('link').click();
    await page.waitForURL('**/transactionHistoryDetails/*');
    await expect(shown(page, '+RM 500.00')).toBeVisible();
    await expect(shown(page, silver, { exact: true })).toBeVisible();
    await expect(shown(page, /^TU-\d{6}-[0-9A-Z]{6}$/)).toBeVisible();
  });

  await test.step('has its vouchers in addition to those of the sign-up', async () => {
    await page.goto('/myVouchers');
    const active = t('vouchers:active', { number: `${SIGN_UP_VOUCHERS + SILVER_VOUCHERS}` });
    await expect(page.getByRole('tab', { name: active })).toBeVisible();
  });

  await test.step('sees balance and tier', async () => {
    await page.goto('/family');
    await expectBalance(guest, '500.00');
    await expect(page.getByRole('region', { name: silver, exact: true })).toBeVisible();
    await guest.expectArrived();
  });

  await test.step('is declined at RM1000: the balance and the amount stay the same', async () => {
    await page.goto('/topUp?amount=1000');
    await guest.button(t('topUp:pay', { amount: 'RM 1,000.00' })).click();
    await page.waitForURL('**/sandbox/pay/**');
    await guest.button(words.decline).click();
    await page.waitForURL('**/topUp');
    await expect(shown(page, t('topUp:PAYMENT_DECLINED'))).toBeVisible();
    await expect(field(guest, t('topUp:amount'))).toHaveValue('1000');
    await page.goto('/family');
    await expectBalance(guest, '500.00');
  });

  await test.step('loses a reply and has one top-up to pay', async () => {
    await page.goto('/topUp?amount=1000');
    await page.route(MAKE_TOP_UP, async (route) => {
      // The runner does not know that *.localhost is this machine; browsers do.
      await route.fetch({ url: route.request().url().replace('demo.localhost', '127.0.0.1') });
      await route.abort();
    });
    await page.route(OUTCOME, (route) => route.abort());
    await guest.button(t('topUp:pay', { amount: 'RM 1,000.00' })).click();
    await expect(guest.heading(t('topUp:unreachableTitle'))).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(guest.heading(t('topUp:unpaidTitle'))).toBeVisible();
    await guest.expectArrived();
  });

  await test.step('becomes gold, and no further top-up is suggested', async () => {
    await guest.button(t('topUp:continuePayment')).click();
    await page.waitForURL('**/sandbox/pay/**');
    await guest.button(words.pay).click();
    await expect(guest.heading(t('topUp:reachedTitle', { tier: gold }))).toBeFocused();
    await page.goto('/family');
    await expectBalance(guest, '1,500.00');
    await expect(page.getByRole('region', { name: gold, exact: true })).toBeVisible();
    // The link to the next tier contains its amount, and there is no next tier.
    await expect(page.locator('a[href^="/topUp?"]')).toHaveCount(0);
  });
});

/** Pays the amount on /topUp; ends back there. */
async function payOnCardPage(guest: Guest, amount: string) {
  const { page, t, words } = guest;
  await guest.button(t('topUp:pay', { amount })).click();
  await page.waitForURL('**/sandbox/pay/**');
  await guest.button(words.pay).click();
  await page.waitForURL('**/topUp');
}

/** Checks the balance on /family. */
async function expectBalance(guest: Guest, amount: string) {
  const name = guest.t('me:balanceHistory', { amount: `RM ${amount}` });
  await expect(guest.page.getByRole('link', { name })).toBeVisible();
}
