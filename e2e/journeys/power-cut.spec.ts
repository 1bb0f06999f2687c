import { Guest } from '../support/guest.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedErrors: [/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] });

test('a server killed at every step loses nothing and doubles nothing', async ({ page }) => {
  test.setTimeout(240_000);
  const product = await startProduct();
  const before = process.env.CLAYPOT_URL;
  process.env.CLAYPOT_URL = product.url;
  const cutPower = async () => {
    await product.kill();
    await product.start();
  };
  try {
    const guest = await Guest.speaking('en', page);
    await page.goto(`${product.url}/login`);
    await guest.button(guest.t('login:asGuest')).click();
    await page.waitForURL('**/me');
    await page.goto(`${product.url}/branchList`);
    await page.getByRole('link', { name: guest.words.branch }).click();
    await guest.button(guest.t('branches:select')).click();
    await guest.openDish();
    await guest.addWithEgg();

    await cutPower();
    await page.goto(`${product.url}/orderConfirmation`);
    await expect(page.getByText(guest.words.dish)).toHaveCount(1);
    await guest.fillBuyer();
    await guest.orderNow();

    await cutPower();
    await page.reload();
    await guest.pay();

    await cutPower();
    await page.goto(`${product.url}/order`);
    await expect(guest.orders()).toHaveCount(1);
    await guest.orders().getByRole('link').click();
    await expect(guest.status('READY')).toBeVisible({ timeout: 60_000 });
    await page.goto(`${product.url}/orderConfirmation`);
    await expect(page.getByText(guest.t('checkout:emptyTitle'))).toBeVisible();
  } finally {
    process.env.CLAYPOT_URL = before;
    await product.dispose();
  }
});
