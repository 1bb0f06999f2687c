import { createCounterI18n, loadCounterTexts } from '@claypot/i18n/counter';
import { addSetUpTexts } from '@claypot/i18n/counter-set-up';
import type { Page } from '@playwright/test';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, expectAccessible, expectArrived, test } from '../support/test.ts';

test.use({ alone: true, environment: { DEMO: 'off' } });

const SHEET = [
  'Category,Name,Chinese name,Price',
  'Rice,Chicken Rice,鸡饭,12.90',
  'Drinks,Iced Kopi,冰咖啡,4.50',
  '',
].join('\n');

/** Returns the address that the server has printed. */
async function setUpAddress(output: () => string): Promise<string> {
  const address = () => /http:\/\/localhost:\d+\/counter\/set-up#\S+/.exec(output())?.[0] ?? null;
  await expect.poll(address).not.toBeNull();
  return address() ?? '';
}

/** Types into fields by their labels. */
async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label }).first().fill(value);
  }
}

test('opens a restaurant on an empty server, up to its first paid order', async ({
  page,
  product,
}) => {
  const i18n = addSetUpTexts(await loadCounterTexts(await createCounterI18n('en')));
  const { t } = i18n;
  const next = () =>
    page.getByRole('button', { name: t('counterSetUp:next'), exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const address = await setUpAddress(product.output);

  await page.goto(address);
  await expect(heading(t('counterSetUp:restaurant'))).toBeFocused();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await fillIn(page, {
    [t('counterSetUp:name')]: 'Lotus Kitchen',
    [t('counterSetUp:registrationNo')]: '202601000001',
    [t('counterSetUp:phone')]: '03-2201 5512',
    [t('counterSetUp:email')]: 'hello@lotus.example',
  });
  const subdomain = page.getByRole('textbox', { name: t('counterSetUp:subdomain'), exact: true });
  await expect(subdomain).toHaveValue('lotus-kitchen');
  await subdomain.fill('admin');
  await next();
  await expect(shown(page, t('counterStaff:SUBDOMAIN_RESERVED'))).toBeVisible();
  await subdomain.fill('lotus');
  await next();

  await expect(heading(t('counterSetUp:branch'))).toBeFocused();
  await page.getByRole('searchbox').fill('Bangsar');
  await page.getByRole('button', { name: t('counterSetUp:searchButton'), exact: true }).click();
  await page
    .getByRole('list', { name: t('counterSetUp:found') })
    .getByRole('button')
    .first()
    .click();
  await expect(
    page.getByRole('textbox', { name: t('counterSetUp:latitude'), exact: true }),
  ).not.toHaveValue('');
  await fillIn(page, {
    [t('counterSetUp:street1')]: '27, Jalan Telawi 3',
    [t('counterSetUp:postalCode')]: '59100',
    [t('counterSetUp:branchName')]: 'Bangsar',
  });
  await page.getByRole('button', { name: t('counterSetUp:aroundTheClock'), exact: true }).click();
  await expectArrived(page);
  await page.reload();
  await expect(
    page.getByRole('textbox', { name: t('counterSetUp:street1'), exact: true }),
  ).toHaveValue('27, Jalan Telawi 3');
  await next();

  await expect(heading(t('counterSetUp:menu'))).toBeFocused();
  await page.locator('input[type=file]').setInputFiles({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(SHEET),
  });
  await expect(
    shown(page, `${t('counterSetUp:formatColumns')}: ${t('counterSetUp:dishes', { count: 2 })}`),
  ).toBeVisible();
  await next();

  await expect(heading(t('counterSetUp:owner'))).toBeFocused();
  await fillIn(page, {
    [t('counterSetUp:yourName')]: 'Tan Mei Ling',
    [t('counterSetUp:login')]: '012-345 6789',
  });
  await page.getByLabel(t('counterSetUp:password'), { exact: true }).fill('steamed-rice-88');
  await page.getByLabel(t('counterSetUp:pin'), { exact: true }).fill('640283');
  await next();

  await expect(heading(t('counterSetUp:check'))).toBeFocused();
  await expectArrived(page);
  await page.getByRole('button', { name: t('counterSetUp:open'), exact: true }).click();
  await expect(heading(t('counterSetUp:createdTitle'))).toBeFocused();
  const site = page.getByRole('link', { name: t('counterSetUp:openSite'), exact: true });
  const home = (await site.getAttribute('href')) ?? '';
  expect(home).toBe(`http://lotus.localhost:${product.port}/home`);
  const origin = new URL(home).origin;

  await page.getByRole('link', { name: t('counterSetUp:openCounter'), exact: true }).click();
  await page.waitForURL(`${origin}/counter`);
  await page.getByRole('textbox').first().fill('012-345 6789');
  await page.getByLabel(t('counterStaff:password'), { exact: true }).fill('steamed-rice-88');
  await page.getByRole('button', { name: t('counterStaff:signIn'), exact: true }).click();
  await expect(
    page.getByRole('heading', { name: t('counterOrders:board'), exact: true }),
  ).toBeVisible();

  const guest = await Guest.speaking('en', page);
  await page.goto(`${origin}/login`);
  await guest.button(guest.t('login:asGuest')).click();
  await page.waitForURL(`${origin}/me`);
  await page.goto(`${origin}/branchList`);
  await page.getByRole('link', { name: 'Bangsar' }).click();
  await guest.button(guest.t('branches:select')).click();
  await page.waitForURL(`${origin}/menu`);
  await expectAccessible(page);
  await guest.openDish('Chicken Rice');
  await guest.button(guest.t('item:add')).click();
  await page.waitForURL(`${origin}/menu`);
  await guest.goToCheckout();
  await guest.fillBuyer();
  await guest.orderNow();
  await guest.pay();
  await expect(guest.status('PREPARING')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
});
