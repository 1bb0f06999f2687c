import type { Page } from '@playwright/test';
import { someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { payAtCounter, signedIn } from '../support/member.ts';
import { expectReadable, openWithoutScript } from '../support/no-script.ts';
import { expectKnownVisitor } from '../support/rendered-page.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';

const NAME = 'Nurul Aisyah';

/** Prepares a member of this device with a name, an order and a branch. Returns the order's total. */
async function comeAsMember(guest: Guest): Promise<string> {
  const { page, words } = guest;
  await guest.prepareMember(someone());
  const account = await signedIn(guest);
  const body = { full_name: NAME, email: 'nurul@example.com', date_of_birth: '1994-06-18' };
  await account.sdk.updateProfile({ path: { id: account.id }, body });
  const order_id = await payAtCounter(account, words, 2);
  const order = await account.sdk.orderDetail({
    path: { id: order_id },
    body: { customer_id: account.id, guest_id: null },
  });
  await page.goto('/me');
  await expectKnownVisitor(page);
  return (order.final_total_amount / 100).toFixed(2);
}

/** Texts of the notice, of which one is visible. Playwright finds no text in `noscript`. */
const textIn = (page: Page) => page.locator('.no-script-text');
const emptyIn = (page: Page) => page.locator('.no-script-empty');

const heading = (page: Page, name: string | RegExp, level?: number) =>
  page.getByRole('heading', { name, ...(level && { level }) });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

for (const language of ['en', 'zh_CN'] as const) {
  test(`a member browses the menu without script (${language})`, async ({ browser, page }) => {
    const guest = await Guest.speaking(language, page);
    await comeAsMember(guest);
    const { t, words } = guest;
    const read = await openWithoutScript(browser, { like: page.context() });
    await read.goto('/home');
    await expectReadable(read, link(read, t('home:continueText')));
    await link(read, t('home:continueText')).click();

    const categories = read.getByRole('navigation', { name: t('menu:categories') });
    const names = categories.getByRole('link');
    await expectReadable(read, names.first());
    await expect(textIn(read)).toHaveText(t('info:noScriptText'));
    await expect(emptyIn(read)).toBeHidden();
    await expect(link(read, words.setForOne)).toBeVisible();

    // Each category is a page, and each names the next one.
    const last = names.last();
    const lastName = (await last.textContent()) ?? '';
    await last.click();
    await expectReadable(read, heading(read, lastName, 2));
    await expect(last).toHaveAttribute('aria-current', 'true');
    const rows = read
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: read.locator('h3') });
    expect(await rows.count()).toBeGreaterThan(3);
    for (const row of await rows.all()) await expect(row).toContainText(/\d\.\d\d/);

    const [, second = ''] = await names.allInnerTexts();
    await names.first().click();
    const next = link(read, t('menu:nextCategory', { category: second }));
    await expectReadable(read, next);
    await next.click();
    await expectReadable(read, heading(read, second, 2));
    const dish = link(read, words.dish);
    await expect(rows.filter({ has: dish })).toContainText(/\d\.\d\d/);
    await dish.click();
    await expectReadable(read, heading(read, words.dish, 2));
    await expect(read.getByText(words.egg)).toBeVisible();
    await expect(read.getByText(words.large)).toBeVisible();

    await link(read, t('common:back')).click();
    await expectReadable(read, link(read, words.setForOne));
    await link(read, words.setForOne).click();
    await expectReadable(read, heading(read, words.setForOne, 2));
    await expect(read.getByText(words.barley)).toBeVisible();
    await link(read, t('common:back')).click();

    await link(read, t('menu:changeBranch')).click();
    await expectReadable(read, link(read, words.otherBranch));
    await link(read, words.otherBranch).click();
    await expectReadable(read, heading(read, words.otherBranch));
    await read.context().close();
  });

  test(`a member reads an order, the account and the terms without script (${language})`, async ({
    browser,
    page,
  }) => {
    const guest = await Guest.speaking(language, page);
    const total = await comeAsMember(guest);
    const { t, words } = guest;
    const read = await openWithoutScript(browser, { like: page.context() });
    await read.goto('/order');
    const order = link(read, words.branch);
    await expectReadable(read, order);
    await expect(read.getByRole('main')).toContainText(total);
    await order.click();
    const lines = read.getByRole('main').getByRole('listitem').filter({ hasText: words.dish });
    await expectReadable(read, lines.first());
    await expect(heading(read, t('orders:detailTitle'))).toBeVisible();
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText(words.egg);
    await expect(lines.last()).toContainText(/\d\.\d\d/);
    await expect(read.getByRole('main')).toContainText(total);

    await read.goto('/me');
    await expectReadable(read, heading(read, NAME, 2));
    await link(read, t('setting:title')).click();
    await expectReadable(read, link(read, t('info:tnc')));
    await link(read, t('info:tnc')).click();
    const sections = read.getByRole('main').getByRole('heading', { level: 2 });
    await expectReadable(read, sections.nth(4));
    await expect(heading(read, t('info:tnc'))).toBeVisible();
    // The app adds the links of the table of contents.
    await expect(read.locator('details')).toBeHidden();

    const [other, changed] = language === 'en' ? ['中文', 'zh_CN'] : ['English', 'en'];
    await link(read, other).click();
    const translate = await textsOf(changed === 'en' ? 'en' : 'zh_CN');
    await expectReadable(read, heading(read, translate('info:tnc')));
    expect(new URL(read.url()).search).toBe('');
    await read.context().close();
  });

  test(`a stranger is asked for script (${language})`, async ({ browser }) => {
    const t = await textsOf(language);
    const locale = language === 'en' ? 'en-MY' : 'zh-CN';
    const read = await openWithoutScript(browser, { locale });
    await read.goto('/login');
    await expectReadable(read, textIn(read));
    await expect(textIn(read)).toHaveText(t('info:noScriptText'));
    const forms = read.locator('form');
    expect(await forms.evaluateAll((all) => all.map((form) => (form as HTMLFormElement).method)))
      // Any other method would put a typed password in the address.
      .toEqual(['dialog']);
    await read.goto('/menu');
    await expectReadable(read, emptyIn(read));
    await expect(emptyIn(read)).toHaveText(t('info:noScriptEmpty'));
    await expect(textIn(read)).toBeHidden();
    await expect(read.getByText(t('common:loading'), { exact: true })).toBeHidden();
    await read.goto('/tnc');
    await expectReadable(read, textIn(read));
    await expect(read.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await read.context().close();
  });
}

test('a category in the address is shown by the app, with the whole menu', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/menu');
  await expectKnownVisitor(page);
  const categories = page.getByRole('navigation', { name: guest.t('menu:categories') });
  const last = categories.getByRole('link').last();
  const name = (await last.textContent()) ?? '';
  const path = (await last.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/menu\?category=/);
  await page.goto(path);
  await expect(categories.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  await expect(heading(page, name, 2)).toBeInViewport();
  await expect(heading(page, guest.t('menu:packages'), 2)).toBeAttached();
});
