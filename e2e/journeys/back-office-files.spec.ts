import { readFile } from 'node:fs/promises';
import { Staff } from '../support/counter.ts';
import { openCounter } from '../support/open-counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

/** The price of a portion is in the last column; the column Price is what it costs. */
const SHEET = `Menu of a restaurant
Name,Category,Price,Sell
Peach Tart One,Tarts One,1.10,6.90
Egg Tart One,Tarts One,0.90,4.50
`;

/** A GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const pictureOf = (name: string) => ({ name, mimeType: 'image/gif', buffer: PIXEL });

test('a sheet with a wrong column becomes dishes with pictures', async ({ browser, product }) => {
  const pictures = ['Egg Tart One_1.GIF', 'peach-tart-one.gif', 'IMG_0042.gif'];
  const owner = await openCounter(product.port, 'manual');
  const { url: baseURL } = product;
  const tablet = await browser.newContext({ baseURL, viewport: { width: 1180, height: 820 } });
  const staff = await Staff.speaking('en', await tablet.newPage());
  const { page, t } = staff;
  const dishes = async () => {
    const body = { section: 'dishes', category: null } as const;
    return (await owner.draftSection({ body })).entries;
  };
  const added = async () =>
    (await dishes()).filter(
      ({ status, category }) => status === 'added' && category === 'tarts-one',
    );
  const field = (name: string) =>
    page.getByRole('combobox', { name: t('counterFiles:fieldOf', { name }) });
  await staff.signIn('/counter/back-office/import');

  await test.step('the owner corrects a column and adds the sheet to the draft', async () => {
    await expect(shown(page, t('counterFiles:importIntro'))).toBeVisible();
    const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(field('Price')).toHaveValue('price');
    await staff.expectAccessible();
    await field('Sell').selectOption('price');
    await expect(field('Price')).toHaveValue('');
    await expect(shown(page, t('counterFiles:addedCount', { count: 2 }))).toBeVisible();
    await staff.button(t('counterFiles:add')).click();
    await expect(shown(page, t('counterFiles:sheetAdded'))).toBeVisible();
    expect((await added()).map(({ key, fields }) => [key, fields.price])).toEqual([
      ['peach-tart-one', '6.90'],
      ['egg-tart-one', '4.50'],
    ]);
  });

  await test.step('three photographs are matched, one of them by hand', async () => {
    const [other] = await dishes();
    await page.goto('/counter/back-office/pictures');
    await page.locator('input[type=file]').setInputFiles(pictures.map(pictureOf));
    const dishOf = (file: string) =>
      page.getByRole('combobox', { name: t('counterFiles:dishOfFile', { file }) });
    await expect(dishOf('Egg Tart One_1.GIF')).toHaveValue('egg-tart-one');
    await expect(dishOf('peach-tart-one.gif')).toHaveValue('peach-tart-one');
    await expect(dishOf('IMG_0042.gif')).toHaveValue('');
    await dishOf('IMG_0042.gif').selectOption(other?.key ?? '');
    await staff.expectAccessible();
    await staff.button(t('counterFiles:upload', { count: 3 })).click();
    const saved = t('counterFiles:picturesDone', { count: 3 });
    await expect(shown(page, saved)).toBeVisible();
    const images = (await added()).map(({ fields }) => fields.image);
    expect(images).toEqual([
      expect.stringMatching(/^peach-tart-one\.[0-9a-f]{10}\.avif$/),
      expect.stringMatching(/^egg-tart-one\.[0-9a-f]{10}\.avif$/),
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
    expect(await readFile(await file.path(), 'utf8')).not.toContain('egg-tart-one');
    const folder = page.waitForEvent('download');
    await staff.button(`${t('counterFiles:download')}: ${t('counterFiles:exportFolder')}`).click();
    expect((await folder).suggestedFilename()).toBe('demo.zip');
    await staff.expectAccessible();
  });
  await tablet.close();
});
