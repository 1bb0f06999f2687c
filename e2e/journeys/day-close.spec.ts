import { readFile } from 'node:fs/promises';
import { createCounterI18n, loadCounterTexts } from '@claypot/i18n/counter';
import { addDayCloseTexts } from '@claypot/i18n/counter-day-close';
import { cents } from '@claypot/sdk';
import type { Page } from '@playwright/test';
import { Staff } from '../support/counter.ts';
import { press, type } from '../support/keyboard.ts';
import { openCounter } from '../support/open-counter.ts';
import { expect, test } from '../support/test.ts';

const DAY = 24 * 60 * 60;
const FLOAT = cents(200_00);

test.use({ alone: true });

test('a manager closes a day with a difference of RM 2.00 with the keyboard alone', async ({
  browser,
  product,
}) => {
  await product.advanceClock(DAY);
  const branchId = await leaveFloat(product.port);
  await product.advanceClock(DAY);
  const office = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  const screen = await office.newPage();
  const staff = await Staff.speaking('zh_CN', screen);
  const i18n = addDayCloseTexts(await createCounterI18n('zh_CN').then(loadCounterTexts));
  const { t } = i18n;
  const button = (text: string) => screen.getByRole('button', { name: text, exact: true });
  await staff.signIn();
  await pairWith(screen, branchId);
  await screen.goto('/counter/close');
  await expect(
    screen.getByRole('heading', { name: t('counterStart:dayClose'), exact: true }),
  ).toBeVisible();
  await staff.expectAccessible();

  await press(screen, button(t('counterClose:count')));
  for (const [value, count] of [
    ['50.00', '3'],
    ['5.00', '9'],
    ['1.00', '3'],
  ] as const) {
    const label = t('counterClose:countOf', { value: `RM ${value}` });
    await type(screen, screen.getByLabel(label, { exact: true }), count);
  }
  // The person counts without seeing how much is expected.
  await expect(screen.getByText('RM 200.00')).toBeHidden();
  await expect(screen.getByText('RM 198.00')).toBeVisible();
  await staff.expectArrived();
  await press(screen, button(t('counterClose:review')));

  const short = t('counterClose:short', { amount: 'RM 2.00' });
  await expect(screen.getByText(short)).toBeVisible();
  await press(screen, button(t('counterClose:closeDay')));
  await expect(screen.getByText(t('counterClose:noteMissing'))).toBeVisible();
  await staff.expectArrived();
  const reason = screen.getByLabel(t('counterClose:noteOfDifference'));
  await type(screen, reason, '=Parking, 停车');
  await press(screen, button(t('counterClose:closeDay')));
  await expect(
    screen.getByRole('link', { name: t('counterClose:print'), exact: true }),
  ).toBeVisible();
  await expect(screen.getByText(short)).toBeVisible();
  await staff.expectArrived();

  // Spreadsheets read the file as UTF-8, and no text of it as a formula.
  const downloads = screen.waitForEvent('download');
  await press(screen, button(t('counterClose:download')));
  const file = await readFile(await (await downloads).path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(file).toContain('-2.00\r\n');
  expect(file).toContain('"\'=Parking, 停车"');

  const papers = office.waitForEvent('page');
  await press(screen, screen.getByRole('link', { name: t('counterClose:print'), exact: true }));
  const paper = await papers;
  await expect(paper.getByRole('article')).toContainText(short);
  await paper.close();

  // A correction is an entry of its own.
  await press(screen, button(t('counterClose:finish')));
  await press(screen, screen.getByRole('button', { name: /\d/ }).last());
  await press(screen, button(t('counterClose:correct')));
  const counted = screen.getByLabel(t('counterClose:countedAmount'));
  await counted.fill('');
  await type(screen, counted, '200');
  const why = screen.getByRole('dialog').getByLabel(t('counterClose:reason'));
  await type(screen, why, 'A note of RM 2');
  await staff.expectArrived();
  await press(screen, button(t('counterClose:save')));
  await expect(screen.getByText(t('counterClose:exact'))).toBeVisible();
  await expect(screen.getByText('A note of RM 2')).toBeVisible();
  await staff.expectAccessible();
  await press(screen, button(t('counterClose:back')));
  await expect(screen.getByText(t('counterClose:correctedBadge')).first()).toBeVisible();
  await staff.expectAccessible();
  await office.close();
});

/** Pairs the browser with a branch that no other journey uses. */
async function pairWith(screen: Page, branchId: string): Promise<void> {
  const status = await screen.evaluate(async (branch_id) => {
    const response = await fetch('/api/counter/device/pair', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-claypot-counter': '1' },
      body: JSON.stringify({ branch_id, name: 'Office' }),
    });
    return response.status;
  }, branchId);
  expect(status).toBe(200);
}

/** Closes the day with RM 200.00 in the drawer of a branch. Returns the branch. */
async function leaveFloat(port: number): Promise<string> {
  const owner = await openCounter(port, 'automatic');
  const { person } = await owner.session({});
  const branch_id = person?.branches.at(-1)?.id ?? '';
  const { next } = await owner.dayState({ body: { branch_id } });
  if (next === null) throw new Error('The branch has no day to close');
  const drawers = next.drawers.map(({ id, expected }) => ({
    drawer_id: id,
    expected,
    counted: FLOAT,
    denominations: null,
    left: FLOAT,
    note: 'Float',
  }));
  await owner.closeDay({
    headers: { 'Idempotency-Key': `a-float-of-${next.business_day}` },
    body: { branch_id, business_day: next.business_day, drawers },
  });
  return branch_id;
}
