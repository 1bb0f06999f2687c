import { LANGUAGES } from '@claypot/i18n';
import { book, openForm, standing } from '../support/booking.ts';
import { BUYER, Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';
import { translatePages } from '../support/translate.ts';

for (const language of LANGUAGES) {
  test(`a guest orders while the browser translates every page (${language})`, async ({ page }) => {
    await translatePages(page);
    const guest = await Guest.speaking(language, page);
    const { t, words } = guest;
    await guest.continueAsGuest();
    await guest.chooseBranch();
    await guest.openDish();
    await expect(page.locator('main font').first()).toBeVisible();

    await test.step('a new quantity shows a new total', async () => {
      const add = guest.button(t('item:add'));
      await expect(add).toContainText('18.90');
      await guest.button(t('common:increase')).click();
      await expect(add).toContainText('37.80');
      await guest.button(t('common:decrease')).click();
      await expect(add).toContainText('18.90');
    });

    await page.getByRole('radio', { name: words.large }).check();
    await guest.addWithEgg();
    await guest.goToCheckout();
    await expect(shown(page, '29.90').first()).toBeVisible();
    await guest.button(t('common:increase')).first().click();
    await expect(shown(page, '59.80').first()).toBeVisible();
    await guest.fillBuyer();
    await guest.orderNow();
    await guest.pay();
    await expect(guest.status('PREPARING')).toBeVisible();
    await page.goto('/order');
    await expect(guest.status('PREPARING')).toBeVisible();
  });

  test(`a guest books and cancels while the browser translates every page (${language})`, async ({
    page,
  }) => {
    await translatePages(page);
    const guest = await Guest.speaking(language, page);
    const { t } = guest;
    await guest.continueAsGuest();
    await openForm(guest);
    await book(guest, BUYER.fullName, BUYER.phone);
    await expect(standing(guest, 'PENDING')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/reviewBookTable/**');
    await expect(guest.heading(t('booking:now_PENDING'))).toBeVisible();
  });
}
