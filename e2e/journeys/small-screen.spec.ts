import { changeMenu } from '../support/change-menu.ts';
import { expectFits, expectNothingCutOff, expectNothingLost } from '../support/fits.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

/** Timeout in ms. Rendering a thousand dishes and finding one is slow on a busy machine. */
const SLOW = 120_000;

/** Name of 80 characters, the longest to expect. */
const LONG_NAME =
  'Grandmother Lim Slow-Braised Claypot Chicken Rice with Extra Crust and Greens 88';
const MANY = 1000;

const manyDrinks = Array.from(
  { length: MANY },
  (_, index) => `
  - slug: many-${index}
    name: { en: ${LONG_NAME.slice(0, 75)} ${1000 + index}, zh_CN: 慢火炖煮老火汤配白饭加量装 ${index} }
    description: { en: Long and good., zh_CN: 又长又好喝。 }
    price: 9.90
    points: 9
    image: kopi.avif
`,
).join('');

test.describe('changed menu', () => {
  test.use({ alone: true, last: true, actionTimeout: SLOW });

  test('shows everything with a thousand dishes and an 80-character name, at 320 px and at 200 % text', async ({
    page,
    product,
  }) => {
    expect(LONG_NAME).toHaveLength(80);
    await changeMenu(product, {
      'menu/drinks.yaml': (menu) => menu + manyDrinks,
      'menu/claypot-rice.yaml': (menu) => menu.replace('Signature Claypot Chicken Rice', LONG_NAME),
    });
    const guest = await Guest.speaking('en', page);
    await page.goto('/login');
    await expectNothingLost(page);
    await guest.continueAsGuest();
    await page.goto('/home');
    await expect(
      page.getByRole('link', { name: guest.t('common:delivery'), exact: true }),
    ).toBeVisible();
    await expectNothingLost(page);

    await guest.chooseBranch();
    // Not `getByRole`: computing the accessible names of a thousand links takes half a minute.
    const dish = page.locator('main a', { hasText: LONG_NAME });
    await expect(dish).toBeVisible({ timeout: SLOW });
    await expect(page.locator('main li')).not.toHaveCount(0);
    await expectNothingLost(page);
    await dish.click();
    await expect(guest.heading(LONG_NAME)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${LONG_NAME} ·`));
    await expectNothingLost(page);
    await guest.addWithEgg();
    await guest.goToCheckout();
    await guest.fillBuyer();
    await expectNothingLost(page);

    await guest.orderNow();
    await guest.pay();
    await expect(guest.paidStatus()).toBeVisible();
    await expectNothingLost(page);
    await page.goto('/order');
    await expect(guest.paidStatus()).toBeVisible();
    await expectNothingLost(page);
  });
});

test('shows the first dish and the first choice on a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/menu');
  const first = page
    .getByRole('main')
    .locator('section:has(> h2) li a[href^="/menuDetail/"]')
    .first();
  await expect(first).toBeInViewport({ ratio: 1 });

  // The same with the delivery address and the delivery branch.
  await page.goto('/addNewAddress?returnTo=%2Fmenu');
  await guest.saveAddress('Bukit Bintang', 'B-12-3', '55100');
  await page.waitForURL('**/menu');
  await page.getByRole('button', { name: guest.t('common:delivery'), exact: true }).click();
  await expect(page.getByRole('button', { name: guest.t('menu:deliveryBranch') })).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: guest.words.dish }).first().click();
  await page.waitForURL('**/menuDetail/**');
  await expect(page.getByRole('radio').first()).toBeInViewport();
  await expectNothingLost(page);
});

for (const language of ['en', 'zh_CN'] as const) {
  test(`shows a whole dish on the first screen of a small phone, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const guest = await Guest.speaking(language, page);
    const first = page.locator('main section:has(> h2) li').first();
    const endOfFirst = async () => {
      await expect(first).toBeInViewport({ ratio: 1 });
      const box = await first.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await guest.continueAsGuest();
    await guest.chooseBranch();
    await endOfFirst();

    await guest.prepare();
    await page.goto('/menu');
    const bar = page.getByRole('complementary').getByRole('link');
    await expect(bar).toBeVisible();
    await expect
      .poll(async () => (await endOfFirst()) - ((await bar.boundingBox())?.y ?? 0))
      .toBeLessThan(0);
    await expectNothingLost(page);
  });
}

test('keeps every text and bar whole at 320 px and with text at 200 %, in English', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  for (const path of ['/home', '/menu', '/orderConfirmation', '/order', '/family', '/me']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }
});

test('uses the width of a phone in landscape on home and in the checkout', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/home');
  await expect(guest.heading(guest.t('common:delivery'))).toBeInViewport({ ratio: 1 });
  await page.goto('/orderConfirmation');
  await expect(guest.heading(guest.t('checkout:items'))).toBeVisible();
  const left = async (name: string) => (await guest.heading(name).first().boundingBox())?.x ?? 0;
  // The skeleton is one column until the cart has loaded.
  await expect
    .poll(
      async () =>
        (await left(guest.t('checkout:paymentMethod'))) - (await left(guest.t('checkout:items'))),
    )
    .toBeGreaterThan(300);
});

test('uses the width of a laptop, with the cart beside the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  const main = page.getByRole('main');
  const widthOf = async () => (await main.boundingBox())?.width ?? 0;
  const navigation = page.getByRole('navigation', { name: guest.t('system:mainNavigation') });

  await page.goto('/home');
  await expect(navigation).toHaveCount(1);
  await expect(
    page.getByRole('link', { name: guest.t('common:delivery'), exact: true }),
  ).toBeVisible();
  await expect.poll(widthOf).toBeGreaterThan(1200);
  await expectNothingCutOff(page);

  await page.goto('/menu');
  const cart = page.getByRole('complementary', { name: guest.t('menu:yourCart') });
  await expect(cart.getByRole('heading', { name: guest.words.dish })).toBeVisible();
  await expect.poll(widthOf).toBeGreaterThan(1200);
  await expectNothingCutOff(page);
  const adds = page.getByRole('button', { name: guest.t('menu:addOne', { name: '' }).trim() });
  await adds.first().click();
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  // The focus follows the window: navigation, dishes, cart.
  const order = await page.evaluate(() =>
    ['nav', 'main li a[href^="/menuDetail/"]', 'aside a'].map((selector) => {
      const all = [...document.querySelectorAll('*')];
      return all.findIndex((element) => element.matches(selector));
    }),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));

  await page.getByRole('link', { name: guest.words.dish }).first().click();
  await page.waitForURL('**/menuDetail/**');
  await expect(page.getByRole('radio').first()).toBeInViewport();
  await expect(guest.button(guest.t('item:add'))).toBeInViewport({ ratio: 1 });
  await expectNothingCutOff(page);

  await page.goto('/orderConfirmation');
  const orderNow = guest.button(guest.t('checkout:orderNow'));
  await expect
    .poll(async () => {
      const fields = await page.getByLabel(guest.t('checkout:fullName')).boundingBox();
      const bar = await orderNow.boundingBox();
      return fields !== null && bar !== null && bar.x > fields.x + fields.width;
    })
    .toBe(true);
  await expectNothingCutOff(page);
});
