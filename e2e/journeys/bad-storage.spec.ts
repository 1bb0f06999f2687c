import type { Page } from '@playwright/test';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, expectArrived, test } from '../support/test.ts';

const ORDER_NUMBER = /[A-Z]+-\d{6}-[0-9A-Z]+/;

/** Broken states of `localStorage`. Each function runs in the page before the product's code. */
const BROKEN_STORES = {
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
};

for (const [state, spoil] of Object.entries(BROKEN_STORES)) {
  test(`a guest pays and reads the receipt when the store is ${state}`, async ({ page }) => {
    await page.addInitScript(spoil);
    const guest = await Guest.speaking('en', page);
    const { t, words } = guest;
    const follow = (name: string) => page.getByRole('link', { name }).first().click();
    await guest.continueAsGuest();
    await follow(t('me:startOrder'));
    await follow(t('common:pickup'));
    await follow(words.branch);
    await guest.button(t('branches:select')).click();
    await guest.openDish();
    await guest.addWithEgg();
    await guest.goToCheckout();
    await expect(shown(page, t('checkout:nothingSavedTitle'))).toBeVisible();
    await guest.fillBuyer();
    await guest.orderNow();
    const number = await orderNumberOn(page);
    await guest.button(words.pay).click();
    await expectReceipt(guest, number);
    // The receipt's token is in the URL, so it survives a reload.
    await page.reload();
    await expectReceipt(guest, number);
  });
}

test('shows the receipt when the payment returns to another browser', async ({ browser, page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  await guest.comeToCheckout();
  // The warning of a store that does not work is absent.
  await expect(guest.button(guest.t('checkout:orderNow'))).toBeVisible();
  await expect(shown(page, guest.t('checkout:nothingSavedTitle'))).toHaveCount(0);
  await guest.orderNow();
  const number = await orderNumberOn(page);
  const cardPage = page.url();

  const context = await browser.newContext();
  const other = await Guest.speaking('zh_CN', await context.newPage());
  await other.page.goto(cardPage);
  await other.button(other.words.pay).click();
  await expectReceipt(other, number);
  await expectArrived(other.page);
  // Another guest does not own the order either.
  const receipt = other.page.url();
  await other.continueAsGuest();
  await other.page.goto(receipt);
  await expectReceipt(other, number);
  await context.close();

  // The browser that created the order opens the order itself.
  await page.goto(receipt);
  await page.waitForURL('**/orderDetail/**');
  await expect(shown(page, number).first()).toBeVisible();
});

/** Returns the number of the order on the payment page. */
async function orderNumberOn(page: Page): Promise<string> {
  const text = (await shown(page, ORDER_NUMBER).first().textContent()) ?? '';
  return ORDER_NUMBER.exec(text)?.[0] ?? '';
}

async function expectReceipt(guest: Guest, number: string) {
  const { page, t } = guest;
  await page.waitForURL('**/orderReceipt#receipt=*');
  await expect(shown(page, t('orders:receiptOnlyTitle'))).toBeVisible();
  await expect(shown(page, number)).toBeVisible();
  await expect(shown(page, guest.words.branch)).toBeVisible();
  await expect(guest.paidStatus()).toBeVisible();
}

const DAMAGED: Readonly<Record<string, (text: string) => string>> = {
  rubbish: (text) => text.slice(0, text.length / 2),
  'from an unknown version': (text) => text.replace(/"version":\d+/, '"version":0'),
};

test('starts without stored data when it is damaged', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  for (const [state, damage] of Object.entries(DAMAGED)) {
    await test.step(state, async () => {
      await guest.comeToCheckout();
      const stored = await page.evaluate(() => Object.entries({ ...localStorage }));
      expect(stored.map(([key]) => key)).toContain('claypot:demo:session');
      const damaged = stored.map(([key, text]) => [key, damage(String(text))] as const);
      await page.evaluate((entries) => {
        for (const [key, text] of entries) localStorage.setItem(key, text);
      }, damaged);
      await page.reload();
      await page.waitForURL('**/login*');
    });
  }
  await guest.comeToCheckout();
  await guest.orderNow();
});
