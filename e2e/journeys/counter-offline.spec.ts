import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { openCounter } from '../support/open-counter.ts';
import { openPaidOrder } from '../support/place-order.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  alone: true,
  // A server that stops or starts rejects requests with 503.
  expectedFailures: { failedRequests: true, rejected: [503] },
});

test('a tablet that reloads during an outage shows the last orders and returns by itself', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'manual');
  const guest = await Guest.speaking('en', page);
  await openPaidOrder(guest);
  await expect(guest.status('PENDING')).toBeVisible();

  const tablet = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
    serviceWorkers: 'allow',
  });
  const staff = await Staff.speaking('en', await tablet.newPage());
  await staff.signIn();
  const orders = staff.page.getByRole('article');
  await expect(orders).toHaveCount(1);
  await staff.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await product.stop();
  await tablet.setOffline(true);
  await staff.page.reload();
  const offline = { name: staff.t('counterStart:offlineTitle') };
  await expect(staff.page.getByRole('heading', offline)).toBeVisible();
  await expect(orders).toHaveCount(1);
  await expect(orders.getByRole('button')).toHaveCount(0);
  await staff.expectAccessible();

  await product.start();
  await tablet.setOffline(false);
  await staff.take('accept');
  await expect(guest.status('PREPARING')).toBeVisible();

  await staff.take('ready');
  await staff.take('hand_over');
  await staff.confirm('hand_over');
  await expect(guest.status('COMPLETED')).toBeVisible();
  await tablet.close();
});
