import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@claypot/i18n';
import { openCounter, Staff } from '../support/counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

/** The price of a portion is in the last column; the column Price is what it costs. */
const sheetOf = (place: string) => `Menu of a restaurant
Name,Category,Price,Sell
Peach Tart ${place},Tarts ${place},1.10,6.90
Egg Tart ${place},Tarts ${place},0.90,4.50
`;

/** A GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const pictureOf = (name: string) => ({ name, mimeType: 'image/gif', buffer: PIXEL });

for (const language of LANGUAGES) {
  test(`a sheet with a wrong column becomes dishes with pictures (${language})`, async ({
    browser,
    product,
  }) => {
    // Both languages use one product.
    const place = language === 'en' ? 'One' : 'Two';
    const slug = place.toLowerCase();
    const pictures = [`Egg Tart ${place}_1.GIF`, `peach-tart-${slug}.gif`, 'IMG_0042.gif'];
    const owner = await openCounter(product.port, 'manual');
    const { url: baseURL } = product;
    const tablet = await browser.newContext({ baseURL, viewport: { width: 1180, height: 820 } });
    const staff = await Staff.speaking(language, await tablet.newPage());
    const { page, t } = staff;
    const dishes = async () => {
      const body = { section: 'dishes', category: null } as const;
      return (await owner.draftSection({ body })).entries;
    };
    const added = async () =>
      (await dishes()).filter(
        ({ status, category }) => status === 'added' && category === `tarts-${slug}`,
      );
    const field = (name: string) =>
      page.getByRole('combobox', { name: t('counterFiles:fieldOf', { name }) });
    await staff.signIn();

    await test.step('the owner corrects a column and adds the sheet to the draft', async () => {
      await page.goto('/counter/back-office/import');
      await expect(shown(page, t('counterFiles:importIntro'))).toBeVisible();
      const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(sheetOf(place)) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(field('Price')).toHaveValue('price');
      await staff.expectAccessible();
      await field('Sell').selectOption('price');
      await expect(field('Price')).toHaveValue('');
      await expect(shown(page, t('counterFiles:addedCount', { count: 2 }))).toBeVisible();
      await staff.button(t('counterFiles:add')).click();
      await expect(shown(page, t('counterFiles:sheetAdded'))).toBeVisible();
      expect((await added()).map(({ key, fields }) => [key, fields.price])).toEqual([
        [`peach-tart-${slug}`, '6.90'],
        [`egg-tart-${slug}`, '4.50'],
      ]);
    });

    await test.step('three photographs are matched, one of them by hand', async () => {
      const [other] = await dishes();
      await page.goto('/counter/back-office/pictures');
      await page.locator('input[type=file]').setInputFiles(pictures.map(pictureOf));
      const dishOf = (file: string) =>
        page.getByRole('combobox', { name: t('counterFiles:dishOfFile', { file }) });
      await expect(dishOf(`Egg Tart ${place}_1.GIF`)).toHaveValue(`egg-tart-${slug}`);
      await expect(dishOf(`peach-tart-${slug}.gif`)).toHaveValue(`peach-tart-${slug}`);
      await expect(dishOf('IMG_0042.gif')).toHaveValue('');
      await dishOf('IMG_0042.gif').selectOption(other?.key ?? '');
      await staff.expectAccessible();
      await staff.button(t('counterFiles:upload', { count: 3 })).click();
      const saved = t('counterFiles:picturesDone', { count: 3 });
      await expect(shown(page, saved)).toBeVisible();
      const images = (await added()).map(({ fields }) => fields.image);
      expect(images).toEqual([
        expect.stringMatching(new RegExp(`^peach-tart-${slug}\\.[0-9a-f]{10}\\.avif$`)),
        expect.stringMatching(new RegExp(`^egg-tart-${slug}\\.[0-9a-f]{10}\\.avif$`)),
      ]);
      const changed = (await dishes()).find(({ key }) => key === other?.key);
      expect(changed?.fields.image).toMatch(new RegExp(`^${other?.key}\\.`));
    });

    await test.step('the published restaurant is exported without the draft', async () => {
      await page.goto('/counter/back-office/export');
      const title = t('counterFiles:exportCsv');
      const download = page.waitForEvent('download');
      await staff.button(`${t('counterFiles:download')}: ${title}`).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('demo-menu.csv');
      expect(await readFile(await file.path(), 'utf8')).not.toContain(`egg-tart-${slug}`);
      const folder = page.waitForEvent('download');
      await staff
        .button(`${t('counterFiles:download')}: ${t('counterFiles:exportFolder')}`)
        .click();
      expect((await folder).suggestedFilename()).toBe('demo.zip');
      await staff.expectAccessible();
    });
    await tablet.close();
  });
}
