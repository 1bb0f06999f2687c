import { LANGUAGES } from '@claypot/i18n';
import { cents, createSdk } from '@claypot/sdk';
import type { Page } from '@playwright/test';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../apps/api/src/demo/demo-members.ts';
import { someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { serverOf } from '../support/prepare.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

/** What lets vouchers be used. */
const LEAST = cents(1_000);

for (const language of LANGUAGES) {
  test(`a member takes the best deal, is declined and finds it again, and pays (${language})`, async ({
    page,
  }) => {
    const guest = await Guest.speaking(language, page);
    const { t } = guest;
    const deal = page.getByRole('region', { name: t('discounts:title') });

    await test.step('cannot use the welcome vouchers before the wallet is filled', async () => {
      await guest.prepareMember(someone());
      await page.goto('/orderConfirmation');
      await guest.fillBuyer();
      await expect(deal).toContainText(t('discounts:noneUsable'));
      await deal.getByRole('button', { name: t('discounts:choose') }).click();
      const sheet = page.getByRole('dialog', { name: t('discounts:choose') });
      await expect(sheet).toContainText(t('discounts:walletLow'));
      await guest.expectAccessible();
      await sheet.getByRole('button', { name: t('common:close') }).click();
    });

    await test.step('tops up, and is told how little more saves RM10', async () => {
      await page.goto(await topUpPage(page));
      await guest.button(guest.words.pay).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/sandbox'));
      await page.goto('/orderConfirmation');
      // 20.90 with the egg, of the RM50 that a voucher asks for.
      await expect(deal).toContainText('RM 29.10');
    });

    await test.step('orders enough and presses once', async () => {
      const more = page
        .getByRole('group', { name: t('checkout:quantityOf', { name: guest.words.dish }) })
        .getByRole('button')
        .last();
      await more.click();
      await expect(shown(page, '41.80').first()).toBeVisible();
      await more.click();
      await expect(shown(page, '62.70').first()).toBeVisible();
      await deal.getByRole('button', { name: t('discounts:bestDeal') }).click();
      await expect(deal).toContainText(t('discounts:bestInUse'));
      await expect(shown(page, 'RM 52.70').first()).toBeVisible();
      await guest.expectAccessible();
    });

    await test.step('is declined, and finds everything back', async () => {
      await guest.button(t('checkout:orderNow')).click();
      await page.waitForURL('**/sandbox/pay/**');
      await guest.button(guest.words.decline).click();
      await page.waitForURL('**/orderConfirmation');
      await expect(shown(page, t('checkout:PAYMENT_DECLINED'))).toBeVisible();
      await expect(deal).toContainText(t('discounts:bestInUse'));
      await expect(shown(page, 'RM 52.70').first()).toBeVisible();
    });

    await test.step('pays, and the order says which voucher it was', async () => {
      await guest.button(t('checkout:orderNow')).click();
      await page.waitForURL('**/sandbox/pay/**');
      await guest.pay();
      await expect(guest.status('PREPARING')).toBeVisible();
      await expect(shown(page, t('orders:voucherDiscount'))).toBeVisible();
      await expect(shown(page, '-RM 10.00')).toBeVisible();
      await guest.expectAccessible();
    });
  });
}

test('a member switches points on, sees what they save, and pays less', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  // A year of meals came to more points than one order takes.
  const silver = DEMO_MEMBERS.find(({ slug }) => slug === 'silver');
  await guest.prepareKnownMember({ phone: silver?.phone ?? '', password: DEMO_PASSWORD });
  await page.goto('/orderConfirmation');
  const deal = page.getByRole('region', { name: t('discounts:title') });
  const points = deal.getByRole('checkbox', {
    name: t('discounts:spendPoints', { points: '500' }),
  });
  await expect(points).not.toBeChecked();
  await expect(deal).toContainText(t('discounts:saves', { amount: 'RM 5.00' }));
  await points.check();
  const saved = t('orders:pointDiscount');
  await expect(shown(page, saved)).toBeVisible();
  await expect(shown(page, '-RM 5.00')).toBeVisible();
  await guest.expectAccessible();
  await guest.fillBuyer();
  await guest.button(t('checkout:orderNow')).click();
  await page.waitForURL('**/sandbox/pay/**');
  await guest.pay();
  await expect(guest.status('PREPARING')).toBeVisible();
  await expect(shown(page, saved)).toBeVisible();
  await expect(shown(page, '-RM 5.00')).toBeVisible();
});

/** Where the member who is signed in on this device pays for the least top-up. */
async function topUpPage(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('claypot:demo:session') ?? '');
  const { value }: { value: { api_token: string; user: { id: string } } } = JSON.parse(stored);
  const sdk = createSdk({ baseUrl: `${serverOf(page)}/api`, token: () => value.api_token });
  const body = { customer_id: value.user.id, amount: LEAST };
  const headers = { 'Idempotency-Key': `journey-${value.user.id}` };
  const { payment_url } = await sdk.walletTopup({ headers, body });
  return payment_url ?? '';
}
