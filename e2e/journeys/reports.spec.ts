import { readFile } from 'node:fs/promises';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { secondsUntilNoon } from '../support/noon.ts';
import { openCounter } from '../support/open-counter.ts';
import { openPaidOrder } from '../support/place-order.ts';
import { expect, test } from '../support/test.ts';

// The journey counts actions, so it needs a product without those of earlier journeys.
test.use({ alone: true, last: true });

/** The newest action of an order that became ready. */
const OF_READY = {
  branch_id: null,
  staff_id: null,
  target_id: null,
  operation: 'takeStep.ready',
  before: null,
};

/** Reads the cells of a CSV file without quoted line ends. */
function cellsOf(csv: string): string[][] {
  return csv
    .slice(1)
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
}

test('an owner reads the sales of an order, filters the record of actions and exports it', async ({
  browser,
  page,
  product,
}) => {
  // The reports of a day must not end at midnight.
  await product.advanceClock(secondsUntilNoon());
  const owner = await openCounter(product.port, 'automatic');
  const guest = await Guest.speaking('en', page);
  await openPaidOrder(guest);

  const desk = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  });
  const screen = await desk.newPage();
  const staff = await Staff.speaking('en', screen);
  const { t } = staff;
  await staff.signIn();
  await expect(screen.getByRole('article')).toBeVisible();

  await screen.goto('/counter/reports');
  const figures = screen.getByRole('table', { name: t('counterReports:figures'), exact: true });
  const orders = figures.getByRole('row', { name: t('counterReports:orders') });
  await expect(orders.getByRole('cell').first()).toHaveText('1');
  const paid = figures.getByRole('row', { name: t('counterReports:sales') });
  const amount = await paid.getByRole('cell').first().textContent();
  expect(amount).toMatch(/^\d+\.\d\d$/);
  const dishes = screen.getByRole('table', { name: t('counterReports:byDish') });
  await expect(dishes.getByRole('row')).not.toHaveCount(1);

  // The arrow keys select an hour, and the chart writes its amount.
  await screen.getByLabel(t('counterReports:days'), { exact: true }).selectOption('last_7_days');
  await expect(screen).toHaveURL(/range=last_7_days/);
  const days = screen.getByRole('slider', { name: t('counterReports:choose_day') });
  await days.focus();
  await screen.keyboard.press('End');
  await expect(days).toHaveAttribute('aria-valuetext', new RegExp(`RM\\s${amount}`));
  await screen.keyboard.press('Home');
  await expect(days).toHaveAttribute('aria-valuetext', /RM\s0\.00/);
  await screen.reload();
  await expect(orders.getByRole('cell').first()).toHaveText('1');
  await staff.expectAccessible();

  const report = screen.waitForEvent('download');
  await staff.button(t('counterReports:csv')).click();
  const sheet = cellsOf(await readFile(await (await report).path(), 'utf8'));
  expect(sheet[0]).toEqual([
    t('counterReports:column_section'),
    t('counterReports:column_name'),
    t('counterReports:column_count'),
    t('counterReports:column_amount'),
  ]);
  const sales = sheet.find(([, name]) => name === t('counterReports:sales'));
  expect(sales?.[3]).toBe(amount);

  await screen.goto('/counter/settings/record');
  await screen
    .getByLabel(t('counterRecord:field_operation'), { exact: true })
    .selectOption('updateBranchSettings');
  await expect(screen).toHaveURL(/action=updateBranchSettings/);
  const events = screen.getByRole('main').getByRole('listitem');
  const settings = t('counterStaff:did_updateBranchSettings');
  await expect(events.filter({ hasText: settings })).not.toHaveCount(0);
  await expect(events.filter({ hasNotText: settings })).toHaveCount(0);
  await screen.reload();
  // One change of each branch, from `openCounter`.
  const branches = (await owner.session({})).person?.branches.length ?? 0;
  await expect(events).toHaveCount(branches);
  await expect(events.filter({ hasNotText: settings })).toHaveCount(0);
  await staff.expectAccessible();

  const file = screen.waitForEvent('download');
  await staff.button(t('counterRecord:download')).click();
  const download = await file;
  expect(download.suggestedFilename()).toMatch(/^record-of-actions-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const rows = cellsOf(csv);
  expect(rows).toHaveLength(branches + 1);
  for (const row of rows) expect(row).toHaveLength(8);
  expect(rows[1]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(rows[1]?.[5]).toBe(settings);

  // The export is an action itself.
  await screen.goto('/counter/settings/record?action=exportEvents');
  await expect(events).toHaveCount(1);

  // The number of an order finds the actions on it.
  await screen.goto('/counter');
  await staff.take('ready');
  const taken = async () => (await owner.eventList({ body: OF_READY })).events;
  await expect.poll(taken).toHaveLength(1);
  const [ready] = await taken();
  const number = ready?.target?.name ?? '';
  expect(number).toMatch(/^CP-/);
  await screen.goto('/counter/settings/record');
  await screen
    .getByLabel(t('counterRecord:field_number'), { exact: true })
    .fill(number.toLowerCase());
  await screen.keyboard.press('Enter');
  await expect(events.filter({ hasText: t('counterStaff:did_readyStep') })).toHaveCount(1);
  await expect(events.filter({ hasNotText: number })).toHaveCount(0);
  await desk.close();
});
