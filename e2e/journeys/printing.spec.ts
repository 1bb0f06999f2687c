import { createCounterI18n, loadCounterTexts } from '@claypot/i18n/counter';
import { addPrintingTexts } from '@claypot/i18n/counter-printing';
import { breakPrinter, plugInPrinter, printedJobs } from '../support/cable-printer.ts';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { openCounter } from '../support/open-counter.ts';
import { openPaidOrder } from '../support/place-order.ts';
import { expect, test } from '../support/test.ts';

// Without a printer, the first print is rejected.
test.use({ alone: true, expectedFailures: { rejected: [422] } });

test('a tablet prints tickets in the browser, then by cable', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'automatic');
  const { t } = addPrintingTexts(await createCounterI18n('zh_CN').then(loadCounterTexts));
  const tablet = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  await plugInPrinter(tablet);
  const screen = await tablet.newPage();
  const staff = await Staff.speaking('zh_CN', screen);
  await staff.signIn('/counter/pair');
  await screen.getByLabel(t('counterStaff:deviceName')).fill('Pass 1');
  await screen.getByRole('button', { name: t('counterStaff:pairDevice'), exact: true }).click();
  await expect(
    screen.getByRole('heading', { name: t('counterOrders:board'), exact: true }),
  ).toBeVisible();

  const guest = await Guest.speaking('zh_CN', page);
  await openPaidOrder(guest);
  await screen.getByRole('article').getByRole('button').first().click();

  // The branch has no printer, so the ticket opens in a window with a print dialog.
  const opened = tablet.waitForEvent('page');
  await screen.getByRole('button', { name: t('counterOrders:printKitchen'), exact: true }).click();
  const paper = await opened;
  await expect(paper.getByRole('article')).toContainText('CP-');
  await expect.poll(() => paper.evaluate(() => window.printDialogs)).toBe(1);
  await paper.close();

  await screen.goto('/counter/settings/printers');
  await screen.getByRole('button', { name: t('counterPrinting:addPrinter'), exact: true }).click();
  await screen.getByLabel(t('counterPrinting:kind_usb')).check();
  await screen.getByLabel(t('counterPrinting:name')).fill('Kitchen');
  await screen.getByRole('button', { name: t('counterPrinting:add'), exact: true }).click();
  await screen
    .getByRole('button', { name: t('counterPrinting:choosePrinter'), exact: true })
    .click();
  await expect(screen.getByText(t('counterPrinting:cable_idle'), { exact: true })).toBeVisible();
  const testPage = t('counterPrinting:testPageOf', { name: 'Kitchen' });
  await screen.getByRole('button', { name: testPage }).click();
  await expect.poll(() => printedJobs(screen)).toHaveLength(1);

  // A printer that fails leaves the board usable, and the ticket is printed again.
  await screen.getByRole('link', { name: t('counterStaff:back'), exact: true }).click();
  await screen.getByRole('link', { name: t('counterStart:orders'), exact: true }).click();
  await breakPrinter(screen, true);
  await screen.getByRole('article').getByRole('button').first().click();
  await screen.getByRole('button', { name: t('counterOrders:printReceipt'), exact: true }).click();
  await screen.keyboard.press('Escape');
  const again = screen.getByRole('button', { name: t('counterPrinting:reprint') });
  await expect(again).toBeVisible();
  await breakPrinter(screen, false);
  await again.click();
  await expect.poll(() => printedJobs(screen)).toHaveLength(2);
  await expect(again).toBeHidden();

  await screen.goto('/counter/settings/printers');
  const edit = t('counterPrinting:editOf', { name: 'Kitchen' });
  await screen.getByRole('button', { name: edit }).click();
  const remove = { name: t('counterPrinting:remove') };
  await screen.getByRole('dialog').getByRole('button', remove).click();
  const title = t('counterPrinting:removeTitle', { name: 'Kitchen' });
  await screen.getByRole('dialog', { name: title }).getByRole('button', remove).click();
  const empty = { name: t('counterPrinting:printersEmpty') };
  await expect(screen.getByRole('heading', empty)).toBeVisible();
  await tablet.close();
});
