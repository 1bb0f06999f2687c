import { field, signUp, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedFailures: { unanswered: true } });

const MAKE_TOP_UP = '**/api/wallet/topup';
const OUTCOME = '**/api/wallet/topup_outcome';
/** How many vouchers the demo's company gives to whoever joins. */
const JOINING = 4;
/** And to whoever becomes silver. */
const OF_SILVER = 16;

test('a new member is welcomed, becomes silver by one top-up and gold by another', async ({
  page,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t, words } = guest;
  const { silver, gold } = words.tiers;

  await test.step('joins from the programme, and is welcomed before seeing it', async () => {
    await guest.continueAsGuest();
    await page.goto('/family');
    await expect(guest.heading(t('family:benefits'))).toBeVisible();
    await guest.expectAccessible();
    await page.getByRole('link', { name: t('me:signUp') }).click();
    await signUp(guest, someone());
    await page.waitForURL('**/firstTime');
    await guest.button(t('firstTime:gotIt')).click();
    await page.waitForURL('**/family');
    await guest.expectAccessible();
  });

  await test.step('types 50, deletes the 5 and reads the least amount', async () => {
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
    await page.getByRole('link', { name: t('family:topUpAmount', { amount: 'RM 500' }) }).click();
    await page.waitForURL('**/topUp?amount=500');
    await expect(field(guest, t('topUp:amount'))).toHaveValue('500');
    await guest.expectAccessible();
    await payOnCardPage(guest, 'RM 500.00');
    await expect(guest.heading(t('topUp:reachedTitle', { tier: silver }))).toBeFocused();
    await expect(shown(page, 'RM 500.00')).toBeVisible();
    await expect(shown(page, t('topUp:newVouchers', { count: OF_SILVER }))).toBeVisible();
    await guest.expectAccessible();
  });

  await test.step('finds it in the history, and looks at it', async () => {
    await page.getByRole('link', { name: t('topUp:seeHistory') }).click();
    await page.waitForURL('**/transactionHistory');
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(1);
    // The entry, and what the range comes to.
    await expect(shown(page, '+RM 500.00')).toHaveCount(2);
    await entries.getByRole('link').click();
    await page.waitForURL('**/transactionHistoryDetails/*');
    await expect(shown(page, '+RM 500.00')).toBeVisible();
    await expect(shown(page, silver, { exact: true })).toBeVisible();
    await expect(shown(page, /^TU-\d{6}-[0-9A-Z]{6}$/)).toBeVisible();
  });

  await test.step('holds the vouchers that came with it, besides those of joining', async () => {
    await page.goto('/myVouchers');
    const active = t('vouchers:active', { number: `${JOINING + OF_SILVER}` });
    await expect(page.getByRole('tab', { name: active })).toBeVisible();
  });

  await test.step('sees balance and tier', async () => {
    await page.goto('/family');
    await expectBalance(guest, '500.00');
    await expect(page.getByRole('region', { name: silver, exact: true })).toBeVisible();
    await guest.expectAccessible();
  });

  await test.step('is declined at RM1000: nothing changes, and the amount stays', async () => {
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

  await test.step('a reply that is lost ends with one top-up, to be paid once', async () => {
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
    await guest.expectAccessible();
  });

  await test.step('becomes gold, and nothing more is asked for', async () => {
    await guest.button(t('topUp:continuePayment')).click();
    await page.waitForURL('**/sandbox/pay/**');
    await guest.button(words.pay).click();
    await expect(guest.heading(t('topUp:reachedTitle', { tier: gold }))).toBeFocused();
    await page.goto('/family');
    await expectBalance(guest, '1,500.00');
    await expect(page.getByRole('region', { name: gold, exact: true })).toBeVisible();
    // The way to the next tier names its amount, and there is no next one.
    await expect(page.locator('a[href^="/topUp?"]')).toHaveCount(0);
  });
});

/** On /topUp with an amount filled in; ends back there, paid. */
async function payOnCardPage(guest: Guest, amount: string) {
  const { page, t, words } = guest;
  await guest.button(t('topUp:pay', { amount })).click();
  await page.waitForURL('**/sandbox/pay/**');
  await guest.button(words.pay).click();
  await page.waitForURL('**/topUp');
}

/** On /family. */
async function expectBalance(guest: Guest, amount: string) {
  const name = guest.t('me:balanceHistory', { amount: `RM ${amount}` });
  await expect(guest.page.getByRole('link', { name })).toBeVisible();
}
