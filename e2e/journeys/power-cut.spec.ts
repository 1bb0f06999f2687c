import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({
  alone: true,
  expectedFailures: { failedRequests: true },
});

/** Seconds after which the sandbox completes an order: five minutes and a margin. */
const COMPLETED_AFTER = 6 * 60;

test('loses and duplicates nothing when the server is killed before the payment', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/orderConfirmation');
  await expect(shown(page, guest.words.dish)).toHaveCount(1);
  await guest.fillBuyer();
  await guest.orderNow();

  await product.kill();
  await product.start();
  await page.reload();
  await guest.pay();
  await page.goto('/order');
  await expect(guest.orders()).toHaveCount(1);
  await guest.orders().getByRole('link').click();
  await product.advanceClock(20);
  await expect(guest.status('READY')).toBeVisible();
  await product.advanceClock(COMPLETED_AFTER);
  await expect(guest.status('COMPLETED')).toBeVisible();
  await page.goto('/orderConfirmation');
  await expect(shown(page, guest.t('checkout:emptyTitle'))).toBeVisible();
});
