import { Staff } from '../support/counter.ts';
import { openCounter } from '../support/open-counter.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true, viewport: { width: 1180, height: 820 } });

test('opens a bill, rings up and changes its lines', async ({ page, product }) => {
  await openCounter(product.port, 'automatic');
  const staff = await Staff.speaking('en', page);
  const { t } = staff;
  await staff.signIn('/counter/bills');
  await expect(staff.button(t('counterSales:newBill')).first()).toBeVisible();
  await staff.expectAccessible();

  await staff.button(t('counterSales:newBill')).first().click();
  const asking = page.getByRole('dialog');
  await asking.getByLabel(t('counterSales:tableLabel')).fill('12');
  await asking.getByLabel(t('counterSales:tableLabel')).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('counterSales:table', { table: '12' }));

  const menu = page.getByRole('region', { name: t('counterSales:menu'), exact: true });
  const bill = page.getByRole('region', { name: t('counterSales:bill'), exact: true });
  const categories = menu.getByRole('navigation').getByRole('button');
  await expect(categories.first()).toBeVisible();

  // A dish without options needs one press.
  const oneTap = menu
    .locator('button:not([aria-haspopup]):not([disabled])')
    .filter({ hasText: 'RM' });
  for (const category of await categories.all()) {
    if ((await oneTap.count()) > 0) break;
    await category.click();
  }
  const name = (await oneTap.first().locator('span').first().textContent()) ?? '';
  await oneTap.first().click();
  const quantity = bill.getByRole('group', { name: t('counterSales:quantityOf', { name }) });
  await expect(quantity).toBeVisible();
  await quantity.getByRole('button', { name: t('counterSales:more'), exact: true }).click();
  await expect(quantity).toContainText('2');
  await staff.expectAccessible();

  await staff.button(t('counterSales:openAmount')).click();
  const amount = page.getByRole('dialog');
  await amount.getByLabel(t('counterSales:openAmountName')).fill('Birthday cake');
  await amount.getByLabel(t('counterSales:openAmountValue')).fill('12.50');
  await amount.getByRole('button', { name: t('counterSales:addToBill'), exact: true }).click();
  await expect(
    bill.getByRole('group', { name: t('counterSales:quantityOf', { name: 'Birthday cake' }) }),
  ).toBeVisible();

  // A dish with options opens its form.
  const withChoices = menu.locator('button[aria-haspopup="dialog"]:not([disabled])');
  for (const category of await categories.all()) {
    if ((await withChoices.count()) > 0) break;
    await category.click();
  }
  await withChoices.first().click();
  const item = page.getByRole('dialog');
  await expect(item.getByRole('radio').first()).toBeVisible();
  await staff.expectArrived();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();

  await staff.button(t('counterSales:tableChange')).click();
  const move = page.getByRole('dialog');
  await move.getByLabel(t('counterSales:tableLabel')).fill('A3');
  await move.getByRole('button', { name: t('counterSales:move'), exact: true }).click();
  await expect(heading).toHaveText(t('counterSales:table', { table: 'A3' }));

  await page
    .getByRole('link', { name: t('counterSales:back'), exact: true })
    .first()
    .click();
  await expect(
    page.getByRole('link', { name: t('counterSales:table', { table: 'A3' }), exact: true }).first(),
  ).toBeVisible();
  await staff.expectArrived();
});
