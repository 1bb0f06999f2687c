import { changeMenu } from '../support/change-menu.ts';
import { expectNothingLost } from '../support/fits.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

/** Both drawing a thousand dishes and finding one among them take long on a busy machine, in ms. */
const SLOW = 120_000;

/** 80 characters, as long as a name may be expected to become. */
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

test.describe('another menu', () => {
  test.use({ alone: true, last: true, actionTimeout: SLOW });

  test('a thousand dishes and a name of 80 characters lose nothing at 320 px or at 200 % text', async ({
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
    await expect(page.getByRole('link', { name: guest.t('common:delivery') })).toBeVisible();
    await expectNothingLost(page);

    await guest.chooseBranch();
    // Asking a thousand links for the names that are read aloud takes half a minute.
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

test('on a phone on its side menu and dish begin with what can be had and chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/menu');
  const first = page
    .getByRole('main')
    .locator('section:has(> h2) li a[href^="/menuDetail/"]')
    .first();
  await expect(first).toBeInViewport({ ratio: 1 });

  // Where it is delivered to and who delivers it leave room as well.
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
