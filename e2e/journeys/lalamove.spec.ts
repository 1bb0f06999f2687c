import { GOOGLE_SCRIPT, WORKING } from '../support/google-stub.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/lalamove.ts';
import { shown } from '../support/shown.ts';

/** From the payment to the call for a rider, in seconds: the food is expected 30 minutes later. */
const UNTIL_CALLED = 5 * 60;
/** How long what the courier said of a rider is believed, in seconds. */
const KEPT = 20;
const DRIVER = '80557';
const HALF_WAY = { lat: '3.1490', lng: '101.7010' };

test('a delivery is followed on the map, live, to the door', async ({ page, courier }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await payForDelivery(guest);
  await expect(guest.status('PREPARING')).toBeVisible();
  expect(courier.fake.orders).toHaveLength(0);
  const order = page.url();

  await courier.letTimePass(UNTIL_CALLED);
  const trip = await courier.trip();
  expect(trip.asked.recipients[0]?.remarks).toContain('B-12-3');
  await expect(page.getByRole('link', { name: t('orders:trackDelivery') })).toBeVisible();

  // The rider has the food: the page says so by itself, and shows the way.
  await courier.letTimePass(KEPT);
  await courier.update(trip, {
    status: 'PICKED_UP',
    driverId: DRIVER,
    seen: HALF_WAY,
  });
  await expect(guest.status('DELIVERING')).toBeVisible();
  const way = page.getByRole('region', { name: t('orders:wayTitle') });
  await expect(way.getByRole('img', { name: t('orders:wayMap') })).toBeVisible();
  await expect(way).toContainText(away(guest));
  await expect(page.getByRole('link', { name: t('orders:callRider') })).toHaveAttribute(
    'href',
    'tel:+60123044555',
  );
  await guest.expectAccessible();

  // Almost there. Coming back to the page looks at once.
  const [, door] = courier.fake.quoted.at(-1)?.stops ?? [];
  trip.seen = door?.coordinates ?? null;
  await courier.letTimePass(KEPT);
  const arriving = t('orders:riderArriving', { time: '' }).slice(0, 6);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(way).toContainText(arriving, { timeout: 1000 });
  }).toPass();

  await courier.update(trip, { status: 'COMPLETED' });
  await expect(guest.status('COMPLETED')).toBeVisible();
  await expect(way).toHaveCount(0);
  expect(page.url(), 'nothing was reloaded').toBe(order);
  await guest.expectAccessible();
});

test('a courier that cancels is asked for another rider, and then the branch sees to it', async ({
  page,
  courier,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  await payForDelivery(guest);
  await courier.letTimePass(UNTIL_CALLED);
  const failed = shown(page, guest.t('orders:courierFailed'));
  for (const trips of [1, 2, 3]) {
    await expect(failed).toHaveCount(0);
    await courier.update(await courier.trip(trips), { status: 'REJECTED' });
  }
  await expect(failed).toBeVisible();
  await expect(guest.status('PREPARING')).toBeVisible();
  await guest.expectAccessible();
});

test.describe('on Google’s map', () => {
  test.use({ google: true, expectedFailures: { unanswered: true } });

  test('the rider is beside the door, and whoever moves the map keeps it', async ({
    page,
    courier,
  }) => {
    await page.route(GOOGLE_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: WORKING }),
    );
    const guest = await Guest.speaking('en', page);
    await payForDelivery(guest);
    await courier.letTimePass(UNTIL_CALLED);
    const trip = await courier.trip();
    await courier.letTimePass(KEPT);
    await courier.update(trip, { status: 'PICKED_UP', driverId: DRIVER, seen: HALF_WAY });
    const map = page.frameLocator('iframe').locator('#map');
    const rider = () =>
      map.evaluate(() => {
        const { rider } = window as unknown as { rider?: { position: unknown } };
        return rider?.position;
      });
    await expect.poll(rider).toEqual({ lat: 3.149, lng: 101.701 });
    const [, door] = courier.fake.quoted.at(-1)?.stops ?? [];
    const fits = JSON.parse((await map.getAttribute('data-fits')) ?? 'null');
    expect(fits).toMatchObject({
      north: 3.149,
      west: 101.701,
      east: Number(door?.coordinates.lng),
    });

    // Nearer, and still in the picture: the rider moves and the map does not.
    trip.seen = { lat: '3.1480', lng: '101.7050' };
    await courier.letTimePass(KEPT);
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(rider, { timeout: 1000 }).toEqual({ lat: 3.148, lng: 101.705 });
    }).toPass();
    expect(JSON.parse((await map.getAttribute('data-fits')) ?? 'null')).toEqual(fits);
  });
});

/** From a saved address to a paid order; ends on its page. */
async function payForDelivery(guest: Guest) {
  const { page } = guest;
  await guest.continueAsGuest();
  await page.goto('/home');
  await page.getByRole('link', { name: guest.t('common:delivery'), exact: true }).click();
  await guest.saveAddress('Bukit Bintang', 'B-12-3');
  await guest.openDish();
  await guest.addWithEgg();
  await guest.goToCheckout();
  await guest.fillBuyer();
  await guest.orderNow();
  await guest.pay();
}

/** How far away the rider is said to be, whatever the distance and the time. */
function away({ t }: Guest): RegExp {
  const text = t('orders:riderAway', { distance: '0 km', time: '0' });
  const words = text.split(/0(?: km)?/).map((part) => part.replace(/[()]/g, '\\$&'));
  return new RegExp(words.join('.+'));
}
