import { BUYER, Guest } from '../support/guest.ts';
import { press, type } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: false });

test('a guest orders and pays with the keyboard alone', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  const link = (name: string) => page.getByRole('link', { name }).first();

  await page.goto('/login');
  await press(page, guest.button(t('login:asGuest')));
  await press(page, link(t('me:startOrder')));
  await press(page, link(t('common:pickup')));
  await press(page, link(words.branch));
  await press(page, guest.button(t('branches:select')));
  await press(page, link(words.dish));
  await press(page, page.getByRole('checkbox', { name: words.egg }), 'Space');
  await press(page, guest.button(t('item:add')));

  // The menu has the focus on its title, so that the first two controls are the skip links.
  await page.waitForURL('**/menu');
  const skipToDishes = link(t('menu:skipToDishes'));
  const skipToCart = link(t('menu:skipToCart'));
  await expect(skipToCart).toBeAttached();
  await expect(guest.heading(words.branch)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skipToDishes).toBeFocused();
  await expect(skipToDishes).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main section:has(> h2) li a').first()).toBeFocused();

  // A newly loaded page starts with them.
  await page.reload();
  await expect(skipToDishes).toBeAttached();
  await expect(skipToCart).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(skipToCart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(t('menu:orderNow'))).toBeFocused();
  await page.keyboard.press('Enter');

  // With empty fields, the first invalid field gets the focus.
  await press(page, guest.button(t('checkout:orderNow')));
  await expect(page.getByLabel(t('checkout:fullName'))).toBeFocused();
  await page.keyboard.type(BUYER.fullName);
  await type(page, page.getByLabel(t('checkout:email')), BUYER.email);
  await type(page, page.getByLabel(t('checkout:phone')), BUYER.phone);
  await press(page, guest.button(t('checkout:orderNow')));
  await press(page, guest.button(t('checkout:guestConfirm')));

  await page.waitForURL('**/sandbox/pay/**');
  await press(page, page.getByRole('button', { name: words.pay }));
  await page.waitForURL('**/orderDetail/**');
  await expect(guest.paidStatus()).toBeVisible();
});
