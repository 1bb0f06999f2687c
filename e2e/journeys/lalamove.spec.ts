import { GOOGLE_SCRIPT, WORKING } from '../support/google-stub.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/lalamove.ts';
import { openPaidDelivery } from '../support/place-order.ts';
import { shown } from '../support/shown.ts';

/**
 * Seconds from the payment to the courier request, which the server sends 30 minutes before the
 * expected time (35 minutes after the payment).
 */
const COURIER_DELAY = 5 * 60;
/** Seconds for which the server caches the courier's rider data. */
const RIDER_CACHE_TIME = 20;
const DRIVER = '80557';
const HALF_WAY = { lat: '3.1490', lng: '101.7010' };

test('a delivery is tracked live on the map until it is completed', async ({ page, courier }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await openPaidDelivery(guest);
  await expect(guest.status('PREPARING')).toBeVisible();
  expect(courier.fake.orders).toHaveLength(0);
  const order = page.url();

  await courier.advanceClock(COURIER_DELAY);
  const trip = await courier.trip();
  expect(trip.question.recipients[0]?.remarks).toContain('B-12-3');
  await expect(
    page.getByRole('link', { name: t('orders:trackDelivery'), exact: true }),
  ).toBeVisible();

  // When the rider has picked up the food, the page updates by itself and shows the map.
  await courier.advanceClock(RIDER_CACHE_TIME);
  await courier.update(trip, {
    status: 'PICKED_UP',
    driverId: DRIVER,
    lastSeen: HALF_WAY,
  });
  await expect(guest.status('DELIVERING')).toBeVisible();
  const tracking = page.getByRole('region', { name: t('orders:wayTitle') });
  await expect(tracking.getByRole('img', { name: t('orders:wayMap') })).toBeVisible();
  await expect(tracking).toContainText(distancePattern(guest));
  await expect(
    page.getByRole('link', { name: t('orders:callRider'), exact: true }),
  ).toHaveAttribute('href', 'tel:+60123044555');
  await guest.expectAccessible();

  // The rider has nearly arrived. Returning to the page refetches at once.
  const [, dropoff] = courier.fake.quoted.at(-1)?.stops ?? [];
  trip.lastSeen = dropoff?.coordinates ?? null;
  await courier.advanceClock(RIDER_CACHE_TIME);
  const arriving = t('orders:riderArriving', { time: '' }).slice(0, 6);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(tracking).toContainText(arriving, { timeout: 1000 });
  }).toPass();

  await courier.update(trip, { status: 'COMPLETED' });
  await expect(guest.status('COMPLETED')).toBeVisible();
  await expect(tracking).toHaveCount(0);
  expect(page.url(), 'nothing was reloaded').toBe(order);
  await guest.expectArrived();
});

test('requests another rider when the courier cancels, and leaves the third failure to the branch', async ({
  page,
  courier,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  await openPaidDelivery(guest);
  await courier.advanceClock(COURIER_DELAY);
  const failed = shown(page, guest.t('orders:courierFailed'));
  for (const trips of [1, 2, 3]) {
    await expect(failed).toHaveCount(0);
    await courier.update(await courier.trip(trips), { status: 'REJECTED' });
  }
  await expect(failed).toBeVisible();
  await expect(guest.status('PREPARING')).toBeVisible();
  await guest.expectArrived();
});

test.describe('on Google’s map', () => {
  test.use({ google: true, expectedFailures: { failedRequests: true } });

  test('shows the rider and the destination, and keeps the view that a customer has moved', async ({
    page,
    courier,
  }) => {
    await page.route(GOOGLE_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: WORKING }),
    );
    const guest = await Guest.speaking('en', page);
    await openPaidDelivery(guest);
    await courier.advanceClock(COURIER_DELAY);
    const trip = await courier.trip();
    await courier.advanceClock(RIDER_CACHE_TIME);
    await courier.update(trip, { status: 'PICKED_UP', driverId: DRIVER, lastSeen: HALF_WAY });
    const map = page.frameLocator('iframe').locator('#map');
    const rider = () =>
      map.evaluate(() => {
        const { rider } = window as unknown as { rider?: { position: unknown } };
        return rider?.position;
      });
    await expect.poll(rider).toEqual({ lat: 3.149, lng: 101.701 });
    const [, dropoff] = courier.fake.quoted.at(-1)?.stops ?? [];
    const fits = JSON.parse((await map.getAttribute('data-fits')) ?? 'null');
    expect(fits).toMatchObject({
      north: 3.149,
      west: 101.701,
      east: Number(dropoff?.coordinates.lng),
    });

    // The rider is nearer and still inside the view, so the marker moves and the map does not.
    trip.lastSeen = { lat: '3.1480', lng: '101.7050' };
    await courier.advanceClock(RIDER_CACHE_TIME);
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(rider, { timeout: 1000 }).toEqual({ lat: 3.148, lng: 101.705 });
    }).toPass();
    expect(JSON.parse((await map.getAttribute('data-fits')) ?? 'null')).toEqual(fits);
  });
});

/** Returns a pattern of the rider's distance text with any distance and time. */
function distancePattern({ t }: Guest): RegExp {
  const text = t('orders:riderAway', { distance: '0 km', time: '0' });
  const words = text.split(/0(?: km)?/).map((part) => part.replace(/[()]/g, '\\$&'));
  return new RegExp(words.join('.+'));
}
