import { cachedPaths, reopen, waitUntilCached } from '../support/device.ts';
import { BUYER, Guest } from '../support/guest.ts';
import { buildNextVersion } from '../support/next-version.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('server outage', () => {
  test.use({ alone: true, expectedFailures: { failedRequests: true } });

  test('shows cached pages offline, and loads the others after reconnecting', async ({
    page,
    context,
    product,
  }) => {
    const guest = await Guest.speaking('en', page);
    await guest.comeToCheckout();
    await guest.orderNow();
    await guest.pay();
    await expect(guest.paidStatus()).toBeVisible();
    await page.goto('/order');
    // The page lists its orders before the app caches them; only the app shows their status.
    await expect(guest.paidStatus()).toBeVisible();
    await page.goto('/menu');
    await expect(page.getByRole('link', { name: guest.words.dish }).first()).toBeVisible();
    await waitUntilCached(page);

    await product.stop();
    await context.setOffline(true);
    const later = guest.at(await reopen(context, page, '/order'));
    await expect(later.orders()).toHaveCount(1);
    await expect(shown(later.page, guest.t('orders:listStale'))).toBeVisible();
    await expect(shown(later.page, guest.t('system:offline'))).toBeVisible();
    await later.expectAccessible();
    await later.page.goto('/menu');
    await later.page.getByRole('link', { name: guest.words.dish }).first().click();
    await expect(shown(later.page, guest.t('common:checkConnection'))).toBeVisible();

    // After reconnecting the screen loads by itself. An order that is sent offline is not lost.
    await product.start();
    await context.setOffline(false);
    await expect(later.heading(guest.words.dish)).toBeVisible();
    await later.addWithEgg();
    await later.goToCheckout();
    await expect(later.page.getByLabel(guest.t('checkout:email'))).toHaveValue(BUYER.email);
    await context.setOffline(true);
    await expect(shown(later.page, guest.t('system:offline'))).toBeVisible();
    await later.button(guest.t('checkout:orderNow')).click();
    await later.button(guest.t('checkout:guestConfirm')).click();
    await expect(shown(later.page, guest.t('errors:OFFLINE'))).toBeVisible();
    await context.setOffline(false);
    await expect(shown(later.page, guest.t('system:offline'))).toBeHidden();
    await later.orderNow();
    await later.pay();
    await expect(later.paidStatus()).toBeVisible();
  });

  test('a new version during a payment loses nothing', async ({ page, product }) => {
    const guest = await Guest.speaking('en', page);
    await guest.comeToCheckout();
    await waitUntilCached(page);
    await guest.orderNow();
    const next = buildNextVersion();
    try {
      await product.stop();
      await product.start({ WEB_DIR: next.folder });
      await guest.pay();
      await expect(guest.paidStatus()).toBeVisible();
      const ofVersion = (version: string) =>
        page.locator(`head > meta[name="claypot:version"][content="${version}"]`);
      const take = guest.button(guest.t('system:updateTake'));
      // A browser that has checked for the worker during the payment opens the new version at once.
      await expect(take.or(ofVersion(next.version)).first()).toBeAttached();
      if ((await ofVersion(next.version).count()) === 0) {
        await expect(shown(page, guest.t('system:updateReady'))).toBeVisible();
        await take.click();
        await expect(ofVersion(next.version)).toBeAttached();
      }
      await expect(guest.paidStatus()).toBeVisible();
      await expect(shown(page, guest.t('system:updateReady'))).toHaveCount(0);
    } finally {
      next.remove();
    }
  });

  test('opens the app during an outage, and removes the worker when the server disables it', async ({
    page,
    context,
    product,
  }) => {
    const guest = await Guest.speaking('zh_CN', page);
    await page.goto('/login');
    await waitUntilCached(page);
    await product.stop();

    const reopened = await reopen(context, page, '/signUp');
    await expect(
      reopened.getByRole('heading', { name: guest.t('account:signUpTitle'), exact: true }),
    ).toBeVisible();
    expect((await cachedPaths(reopened)).filter((path) => path.startsWith('/api'))).toEqual([]);

    await product.start({ SERVICE_WORKER: 'off' });
    const last = await reopen(context, reopened, '/login');
    await expect
      .poll(() => last.evaluate(async () => (await caches.keys()).length), 'nothing is kept')
      .toBe(0);
    // The cached page may register the worker once more; the next page removes it.
    await last.reload();
    await expect
      .poll(() =>
        last.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    await last.reload();
    expect(await last.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(last.getByRole('button', { name: guest.t('login:asGuest') })).toBeVisible();
    expect(await last.locator('meta[name="claypot:worker"]').count()).toBe(0);
  });
});

test('the app can be installed, with the company’s name and icon', async ({ page, context }) => {
  await Guest.speaking('en', page);
  await page.goto('/login');
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Each test uses a new browser context, which some versions of Chromium report as incognito.
  const ofTheApp = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(ofTheApp).toEqual([]);
  const { data = '{}', errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse(data);
  expect(manifest.name).toBe('CCH Claypot Chicken House');
  for (const { src } of manifest.icons) {
    const size = await page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return picture.naturalWidth;
    }, src);
    expect(size, src).toBe(512);
  }
});
