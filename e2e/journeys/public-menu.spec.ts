import { LANGUAGES } from '@claypot/i18n';
import { PUBLIC_MENU_TEXTS } from '@claypot/i18n/public-menu';
import type { Page } from '@playwright/test';
import { findHtmlProblems, HTML_RULES } from '../../scripts/lib/html-problems.ts';
import { Staff } from '../support/counter.ts';
import { expectNothingLost } from '../support/fits.ts';
import { Guest } from '../support/guest.ts';
import { createHtmlValidator } from '../support/html-validator.ts';
import { expectReadable, openWithoutScript } from '../support/no-script.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { words } from '../support/texts.ts';

// The page of an unknown branch leads to the others; a cart of another branch is a conflict.
test.use({ expectedFailures: { rejected: [404, 409] } });

const LOCALES = { en: 'en-MY', zh_CN: 'zh-CN' } as const;

const validator = createHtmlValidator(HTML_RULES);

/** Returns the problems of the HTML that the server sends for the page. */
async function problemsOf(page: Page): Promise<readonly string[]> {
  const response = await page.reload();
  const html = (await response?.text()) ?? '';
  return findHtmlProblems(await validator.validateString(html));
}

/** Returns the links that are too low for a finger. Rows of items are higher than their link. */
function lowLinks(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('header a, nav a, dl a, main > a, footer a')
    .evaluateAll((links) =>
      links
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map(({ textContent }) => textContent),
    );
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const rowOf = (page: Page, dish: string) =>
  page.getByRole('listitem').filter({ has: link(page, dish) });

for (const language of LANGUAGES) {
  const texts = PUBLIC_MENU_TEXTS[language];
  const own = words[language];
  const other = language === 'en' ? 'zh_CN' : 'en';
  const titleIn = (each: 'en' | 'zh_CN') =>
    PUBLIC_MENU_TEXTS[each].title.replace('{{branch}}', words[each].branch);

  test(`a stranger reads a dish and its price without script (${language})`, async ({
    browser,
  }) => {
    const read = await openWithoutScript(browser, { locale: LOCALES[language] });
    const answer = await read.goto('/m/nowhere');
    expect(answer?.status()).toBe(404);
    const heading = (name: string) => read.getByRole('heading', { level: 1, name });
    await expectReadable(read, heading(texts.noBranchTitle));
    await read.getByRole('link', { name: own.branch }).click();

    await expectReadable(read, heading(titleIn(language)));
    await expect(rowOf(read, own.dish)).toContainText(/RM\s*\d+\.\d\d/);
    const [price] = (await rowOf(read, own.dish).textContent())?.match(/\d+\.\d\d/) ?? [];

    expect(await problemsOf(read)).toEqual([]);

    // The other language is another page with the same price.
    await read.getByRole('link', { name: language === 'en' ? '中文' : 'English' }).click();
    await expectReadable(read, heading(titleIn(other)));
    await expect(rowOf(read, words[other].dish)).toContainText(price ?? 'no price');
    expect(new URL(read.url()).search).toBe(`?lang=${other}`);
    expect(await read.context().cookies()).toEqual([]);
    await read.context().close();
  });
}

/** Opens the menu of a branch from the page of an unknown one, and checks both. */
async function openPublicMenu({ language, page, words: { branch } }: Guest) {
  const title = PUBLIC_MENU_TEXTS[language].title.replace('{{branch}}', branch);
  await page.goto('/m/nowhere');
  await expectAccessible(page);
  await page.getByRole('link', { name: branch }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
  await expectNothingLost(page);
  expect(await lowLinks(page)).toEqual([]);
}

test('a new guest orders from the public menu', async ({ page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t, words: own } = guest;
  await openPublicMenu(guest);
  await guest.openDish();
  await expect(page).toHaveURL(/\/menuDetail\/dish\/[\w-]+$/);
  await expect(guest.button(t('item:add'))).toBeVisible();
  await guest.addWithEgg();
  await expect(guest.toast(t('system:addedToCart'))).toBeVisible();
  await expect(guest.heading(own.branch)).toBeVisible();

  // The guest has the branch: after a reload the menu is the same.
  await page.reload();
  await expect(guest.heading(own.branch)).toBeVisible();
  await page.goto('/orderConfirmation');
  await expect(page.getByRole('main')).toContainText(own.branch);
});

test('a guest with a cart at another branch is asked before it is emptied', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await guest.prepare({ branch: guest.words.otherBranch, dish: guest.words.kungPao });
  await openPublicMenu(guest);
  await guest.openDish();
  await page.getByRole('checkbox', { name: guest.words.egg }).check();
  await guest.button(t('item:add')).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    t('common:areYouSure'),
  );
});

test('an owner opens the poster of a branch from the counter', async ({ page }) => {
  const staff = await Staff.speaking('en', page);
  await staff.signIn('/counter/back-office');
  await page.getByRole('link', { name: 'Links and posters' }).click();
  const branch = page.getByRole('region', { name: words.en.branch });
  await staff.expectAccessible();
  const opened = page.waitForEvent('popup');
  await branch.getByRole('link', { name: 'Poster with QR code' }).click();
  const poster = await opened;
  await expect(poster.getByRole('heading', { name: words.en.branch })).toBeVisible();
  await expect(poster.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
});
