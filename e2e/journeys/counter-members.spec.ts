import { someone } from '../support/account.ts';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { openCounter } from '../support/open-counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

test(`tops up a member's wallet with cash, and the phone shows it`, async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'automatic');
  const guest = await Guest.speaking('en', page);
  await guest.join(someone());
  await page.goto('/qrCode');
  const number = await page.getByRole('definition').textContent();

  const desk = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  const screen = await desk.newPage();
  const staff = await Staff.speaking('en', screen);
  const { t } = staff;
  await staff.signIn('/counter/members');
  await screen.getByLabel(t('counterMembers:number')).fill(number ?? '');
  await staff.button(t('counterMembers:find')).click();
  await expect(shown(screen, 'RM 0.00')).toBeVisible();
  await staff.expectAccessible();

  await staff.button(t('counterMembers:topUp')).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabel(t('counterMembers:amountLabel')).fill('50');
  await dialog.getByLabel(t('counterMembers:receivedLabel')).fill('100');
  await staff.expectArrived();
  await dialog
    .getByRole('button', {
      name: t('counterMembers:topUpConfirm', { amount: 'RM 50.00' }),
      exact: true,
    })
    .click();
  await expect(shown(screen, t('counterMembers:giveChange', { amount: 'RM 50.00' }))).toBeVisible();
  await staff.expectArrived();

  await page.goto('/transactionHistory');
  await expect(shown(page, /50\.00/).first()).toBeVisible();
  await desk.close();
});
