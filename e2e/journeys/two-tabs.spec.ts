import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test('two tabs share one cart and create one order', async ({ page, context }) => {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  await guest.comeToCheckout();
  const other = await Guest.speaking('en', await context.newPage());

  // An item added in one tab appears in the other.
  await other.page.goto('/menu');
  await other.openDish(words.kungPao);
  await other.button(t('item:add')).click();
  await other.page.waitForURL('**/menu');
  await expect(guest.heading(words.kungPao)).toBeVisible();

  // An item removed in one tab disappears from the other.
  await page.bringToFront();
  const remove = guest.button(t('checkout:removeItem', { name: words.kungPao }));
  const total = other.page.getByRole('link', { name: t('menu:orderNow') });
  await remove.click();
  await expect(total).toContainText('20.90');
  // Undo restores it in both.
  await guest.button(t('system:undo')).click();
  await expect(guest.heading(words.kungPao)).toBeVisible();
  await expect(total).not.toContainText('20.90');
  await remove.click();
  await expect(total).toContainText('20.90');

  // Both tabs press before either gets a response.
  await other.goToCheckout();
  await other.fillBuyer();
  for (const tab of [guest, other]) {
    await tab.page.bringToFront();
    await tab.button(t('checkout:orderNow')).click();
  }
  const [first, second] = await Promise.all(
    [guest, other].map((tab) => tab.button(t('checkout:guestConfirm')).elementHandle()),
  );
  let release = () => {};
  const bothPressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: string[] = [];
  await context.route('**/cart/create_order', async (route) => {
    sent.push(route.request().url());
    await bothPressed;
    await route.continue();
  });
  await first?.dispatchEvent('click');
  await second?.dispatchEvent('click');
  release();
  await page.waitForURL('**/sandbox/pay/**');
  expect(sent).toHaveLength(1);

  await other.page.goto('/menu');
  await guest.pay();
  await other.page.goto('/order');
  await expect(other.orders()).toHaveCount(1);
  await expect(other.paidStatus()).toBeVisible();
  await other.page.goto('/orderConfirmation');
  await expect(other.heading(t('checkout:emptyTitle'))).toBeVisible();
});
