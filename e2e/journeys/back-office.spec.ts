import type { CounterSdk, DraftEntry } from '@claypot/sdk/counter';
import { Staff } from '../support/counter.ts';
import { press } from '../support/keyboard.ts';
import { openCounter } from '../support/open-counter.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ alone: true });

/** Returns the dish as it is in the draft. */
async function readDish(tablet: CounterSdk, key: string): Promise<DraftEntry> {
  const { entries } = await tablet.draftSection({ body: { section: 'dishes', category: null } });
  const entry = entries.find((each) => each.key === key);
  if (entry === undefined) throw new Error(`There is no dish ${key}`);
  return entry;
}

test('an owner edits the menu while another person does', async ({ browser, product }) => {
  const tablet = await openCounter(product.port, 'automatic');
  const desktop = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  const screen = await desktop.newPage();
  const staff = await Staff.speaking('en', screen);
  const { t } = staff;
  await staff.signIn('/counter/back-office/dishes');
  const dishName = 'Teh Tarik';
  const price = screen.getByLabel(
    t('counterBackOffice:inRinggit', { field: t('counterBackOfficeFields:price') }),
    { exact: true },
  );
  const nameIn = (which: 'inEnglish' | 'inChinese') =>
    screen.getByLabel(
      t(`counterBackOffice:${which}`, { field: t('counterBackOfficeFields:name') }),
      { exact: true },
    );
  const save = staff.button(t('counterBackOffice:save'));
  const saved = screen.getByText(t('counterBackOffice:saved')).first();

  await test.step('finds a dish and changes its price and its translation', async () => {
    const search = screen.getByRole('searchbox');
    await search.fill(dishName);
    await staff.expectAccessible();
    await screen.getByRole('link', { name: dishName, exact: true }).click();
    await expect(price).toHaveValue('3.90');
    await price.fill('4,5');
    await nameIn('inChinese').fill('招牌拉茶');
    await expect(price).toHaveValue('4.50');
    await save.click();
    await expect(saved).toBeVisible();
    await staff.expectAccessible();
    expect((await readDish(tablet, 'teh-tarik')).fields).toMatchObject({
      name: { en: 'Teh Tarik', zh_CN: '招牌拉茶' },
      price: '4.50',
    });
  });

  await test.step('is asked before edits are lost', async () => {
    await price.fill('5.00');
    await screen.getByRole('link', { name: t('counterStaff:back'), exact: true }).click();
    await staff.button(t('counterBackOffice:stay')).click();
    await expect(price).toHaveValue('5.00');
  });

  await test.step('sees what another person has saved meanwhile, and keeps their own', async () => {
    const { category, fields, key, section, version } = await readDish(tablet, 'teh-tarik');
    await tablet.saveDraftEntry({
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { section, key, version, category, fields: { ...fields, price: '9.90' } },
    });
    await save.click();
    await expect(screen.getByText('RM 4.50 → RM 9.90')).toBeVisible();
    await staff.expectArrived();
    await staff.button(t('counterBackOffice:keepMine')).click();
    await expect(staff.button(t('counterBackOffice:keepMine'))).toBeHidden();
    await expect(saved).toBeVisible();
    expect((await readDish(tablet, 'teh-tarik')).fields.price).toBe('5.00');
  });

  await test.step('adds a dish with an option group', async () => {
    await screen.getByRole('link', { name: t('counterStaff:back'), exact: true }).click();
    const one = t('counterBackOfficeFields:dish');
    await screen
      .getByRole('link', { name: t('counterBackOffice:addOf', { one }), exact: true })
      .click();
    await nameIn('inEnglish').first().fill('Duck Rice');
    await price.fill('18');
    await staff.button(t('counterBackOfficeFields:addOwnGroup')).click();
    const group = (which: 'inEnglish' | 'inChinese') =>
      screen.getByLabel(
        t(`counterBackOffice:${which}`, { field: t('counterBackOfficeFields:groupName') }),
        { exact: true },
      );
    await group('inEnglish').fill('Cut');
    await group('inChinese').fill('部位');
    await nameIn('inEnglish').nth(1).fill('Leg');
    await nameIn('inChinese').nth(1).fill('腿');
    await save.click();
    await expect(saved).toBeVisible();
    await expect(screen).toHaveURL(/\/back-office\/dishes\/duck-rice$/);
    // Saving needs no Chinese name, but publishing does.
    const problem = screen.getByRole('button', {
      name: t('counterBackOffice:chinese'),
    });
    await problem.first().click();
    await expect(nameIn('inChinese').first()).toBeFocused();
    await staff.expectArrived();
    const { fields } = await readDish(tablet, 'duck-rice');
    expect(fields).toMatchObject({
      name: { en: 'Duck Rice' },
      price: '18.00',
      options: [{ slug: 'cut', variations: [{ slug: 'leg' }] }],
    });
  });
  await desktop.close();
});

test('a manager moves and removes a dish with the keyboard alone', async ({ browser, product }) => {
  await openCounter(product.port, 'automatic');
  const phone = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
  });
  const screen = await phone.newPage();
  const staff = await Staff.speaking('en', screen);
  const { t } = staff;
  await staff.signIn('/counter/back-office/categories');
  const title = 'Claypot Noodles';
  const rows = screen.getByRole('listitem').filter({ has: screen.getByRole('link') });
  await expect(rows.nth(1)).toContainText(title);
  const up = staff.button(t('counterBackOffice:moveUp', { title }));
  await press(screen, up);
  await expect(rows.nth(0)).toContainText(title);
  await press(screen, staff.button(t('counterBackOffice:moveDown', { title })));
  await expect(rows.nth(1)).toContainText(title);
  await press(screen, staff.button(t('counterBackOffice:removeOf', { title })));
  await expect(staff.button(t('counterBackOffice:restoreOf', { title }))).toBeVisible();
  await staff.expectArrived();
  await press(screen, staff.button(t('counterBackOffice:undo')));
  await expect(staff.button(t('counterBackOffice:removeOf', { title }))).toBeVisible();
  await phone.close();
});

test('an owner chooses the colour of the app', async ({ browser, product }) => {
  const tablet = await openCounter(product.port, 'automatic');
  // Other journeys of the product leave incomplete entries.
  const { version: left } = await tablet.draft({});
  await tablet.discardDraft({ body: { version: left } });
  const desktop = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  const screen = await desktop.newPage();
  const staff = await Staff.speaking('zh_CN', screen);
  const { t } = staff;
  await staff.signIn('/counter/back-office/company/company');
  await staff.button(t('counterBackOffice:chooseColor')).click();
  const field = screen.getByRole('textbox', {
    name: t('counterBackOfficeFields:brand_color'),
    exact: true,
  });
  await expect(field).toBeFocused();
  await field.fill('#ffd400');
  await field.press('Tab');
  await expect(screen.getByText(t('counterBackOffice:buttons_darker'))).toHaveCount(2);
  await staff.expectArrived();
  await staff.button(t('counterBackOffice:save')).click();
  await expect(screen.getByText(t('counterBackOffice:saved')).first()).toBeVisible();

  await screen.goto('/login');
  const button = screen.locator('button[type=submit]');
  await expect(button).toHaveCSS('background-color', 'rgb(212, 50, 26)');
  const { version } = await tablet.draft({});
  await tablet.publishDraft({
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { version },
  });
  await screen.reload();
  await expect(button).toHaveCSS('background-color', 'rgb(161, 108, 0)');
  await expectAccessible(screen);
  await desktop.close();
});
