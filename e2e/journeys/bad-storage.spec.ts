import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

/** What a browser's store can be like. Each runs in the page, before its own code. */
const FORGETFUL = {
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

for (const [state, spoil] of Object.entries(FORGETFUL)) {
  test(`with a store that is ${state} a guest still comes to the card page`, async ({ page }) => {
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
    // The number that the notice asks to write down.
    await expect(shown(page, /[A-Z]+-\d{6}-[0-9A-Z]+/).first()).toBeVisible();
  });
}

test('with a store that works nothing is said about saving', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();
  await expect(guest.button(guest.t('checkout:orderNow'))).toBeVisible();
  await expect(shown(page, guest.t('checkout:nothingSavedTitle'))).toHaveCount(0);
});

const DAMAGED: Readonly<Record<string, (text: string) => string>> = {
  rubbish: (text) => text.slice(0, text.length / 2),
  'from an unknown version': (text) => text.replace(/"version":\d+/, '"version":0'),
};

for (const [state, damage] of Object.entries(DAMAGED)) {
  test(`what is stored and is ${state} is begun anew`, async ({ page }) => {
    const guest = await Guest.speaking('en', page);
    await guest.comeToCheckout();
    const stored = await page.evaluate(() => Object.entries({ ...localStorage }));
    expect(stored.map(([key]) => key)).toContain('claypot:demo:session');
    const damaged = stored.map(([key, text]) => [key, damage(String(text))] as const);
    await page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, damaged);

    await page.reload();
    await page.waitForURL('**/login*');
    await guest.comeToCheckout();
    await guest.orderNow();
  });
}
