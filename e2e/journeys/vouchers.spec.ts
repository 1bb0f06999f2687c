import { LANGUAGES } from '@claypot/i18n';
import { field, someone } from '../support/account.ts';
import { BUYER, Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

/** What is claimed, and what is used: neither rests on weekends. */
const OFFER = { en: '15% off', zh_CN: '85 折优惠券' } as const;
const USED = { en: 'RM10 off', zh_CN: 'RM10 优惠券' } as const;

for (const language of LANGUAGES) {
  test(`a new member claims a voucher, and uses one at the counter (${language})`, async ({
    page,
  }) => {
    const guest = await Guest.speaking(language, page);
    const { t, words } = guest;
    const main = page.getByRole('main');
    const mine = (number: string) =>
      page.getByRole('tab', { name: t('vouchers:active', { number }) });
    await guest.prepareMember(someone());

    await test.step('finds what joining has brought, and why none of it counts yet', async () => {
      await page.goto('/home');
      await page.getByRole('link', { name: t('home:vouchersHeld', { number: '4' }) }).click();
      await page.waitForURL('**/myVouchers');
      await expect(mine('4')).toBeVisible();
      // Three of them are alike, and one ticket.
      const alike = main
        .getByRole('listitem')
        .filter({ hasText: t('vouchers:alike', { number: '3' }) });
      await expect(alike).toHaveCount(1);
      await expect(main.getByRole('listitem')).toHaveCount(2);
      await expect(main.getByText(t('vouchers:walletLow'))).toBeVisible();
      await guest.expectAccessible();
    });

    await test.step('tells who they are on the way to a claim, and comes back to it', async () => {
      await page.goto('/voucher');
      await guest.expectAccessible();
      await page.getByRole('link', { name: OFFER[language] }).click();
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

    await test.step('is stopped by the limit of one', async () => {
      await page.goto('/voucher');
      const offer = main.getByRole('listitem').filter({ hasText: OFFER[language] });
      const limit = t('errors:VOUCHER_CLAIM_PER_CUSTOMER_EXCEED');
      await expect(offer.getByText(limit)).toBeVisible();
      await offer.getByRole('link').click();
      await expect(main.getByText(limit)).toBeVisible();
      await expect(guest.button(t('vouchers:claim'))).toBeHidden();
    });

    await test.step('tops up', async () => {
      await page.goto('/myVouchers');
      await expect(mine('5')).toBeVisible();
      await main.getByRole('link', { name: t('topUp:title') }).click();
      await page.waitForURL('**/topUp');
      await field(guest, t('topUp:amount')).fill('50');
      await guest.button(t('topUp:pay', { amount: 'RM 50.00' })).click();
      await page.waitForURL('**/sandbox/pay/**');
      await guest.button(words.pay).click();
      await page.waitForURL('**/topUp*');
      await expect(guest.heading(t('topUp:doneTitle', { amount: 'RM 50' }))).toBeVisible();
    });

    await test.step('uses one at the counter, once', async () => {
      await page.goto('/myVouchers');
      await expect(main.getByText(t('vouchers:walletLow'))).toBeHidden();
      await page.getByRole('link', { name: USED[language] }).first().click();
      await page.waitForURL('**/voucherDetail/claimed/*');
      await guest.button(t('vouchers:useAtCounter')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('vouchers:useConfirm') })
        .click();
      const pass = main.getByRole('region', { name: t('vouchers:usedTitle') });
      const time = pass.getByText(/\d\d:\d\d:\d\d/);
      const shown = await time.textContent();
      await expect(time).not.toHaveText(shown ?? '');
      await guest.expectAccessible();
      await page.reload();
      await expect(pass).toBeVisible();
      await page.goto('/myVouchers');
      await expect(mine('4')).toBeVisible();
      await page.getByRole('tab', { name: t('vouchers:past', { number: '1' }) }).click();
      await expect(main.getByRole('listitem')).toHaveCount(1);
      await expect(main.getByText(t('vouchers:statusUsed'), { exact: true })).toBeVisible();
    });

    await test.step('goes back from a voucher that is not there', async () => {
      await page.goto('/voucherDetail/claimed/nobodys');
      await page.waitForURL('**/myVouchers');
    });
  });
}
