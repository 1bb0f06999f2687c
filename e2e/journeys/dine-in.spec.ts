import { randomUUID } from 'node:crypto';
import { cents, createSdk } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { someone } from '../support/account.ts';
import { openCameraBrowser } from '../support/camera-browser.ts';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { openCounter } from '../support/open-counter.ts';
import { readCodes } from '../support/read-codes.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true, deviceScaleFactor: 2 });

/** Tops up the wallet with RM 500.00 in cash, which also grants a tier with vouchers. */
async function topUp(owner: CounterSdk, branch_id: string, phone: string) {
  const body = { branch_id, by: 'phone_no', value: phone } as const;
  const member = await owner.findMember({ body });
  const amount = cents(50_000);
  await owner.cashTopUp({
    path: { id: member.id },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { branch_id, drawer_id: null, amount, cash_received: amount },
  });
  return owner.findMember({ body });
}

/** Returns the cash that the drawers of a branch should have, in sen. */
async function drawerCash(owner: CounterSdk, branch_id: string): Promise<number> {
  const { next } = await owner.dayState({ body: { branch_id } });
  return next?.drawers.reduce((sum, { expected }) => sum + expected, 0) ?? 0;
}

/** Returns a dish of a branch that one press rings up, and that earns points. */
async function simpleDish(port: number, branch_id: string) {
  const sdk = createSdk({
    baseUrl: `http://127.0.0.1:${port}/api`,
    token: () => null,
    language: () => 'zh_CN',
  });
  const path = { branch_id, category_id: 'all' };
  const dishes = await sdk.dishList({ path, body: { customer_id: null, guest_id: randomUUID() } });
  const dish = dishes.find((each) => !each.has_options && each.stock_status === 'In Stock');
  if (dish === undefined) throw new Error('The demo has no dish without options');
  return dish;
}

test('a member scans in, uses a voucher and pays half by wallet and half in cash', async ({
  page,
  product,
}) => {
  const owner = await openCounter(product.port, 'automatic');
  const account = someone();
  const guest = await Guest.speaking('zh_CN', page);
  await guest.join(account);

  const { person } = await owner.session({});
  const [branch] = person?.branches ?? [];
  if (branch === undefined) throw new Error('The demo has no branch');
  const before = await topUp(owner, branch.id, account.phone);
  await page.goto('/qrCode');
  await expect(shown(page, 'RM 500.00')).toBeVisible();
  // The code is drawn after the page, and a picture during an animation can be misread.
  const read = async () => readCodes(Uint8Array.from(await page.screenshot()));
  await expect.poll(read).toHaveProperty('QRCode');
  const cashBefore = await drawerCash(owner, branch.id);
  const dish = await simpleDish(product.port, branch.id);
  const desk = await openCameraBrowser(page);

  const context = await desk.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
    permissions: ['camera'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const screen = await context.newPage();
  const staff = await Staff.speaking('zh_CN', screen);
  const { t } = staff;
  /** Matches a text of the counter with any values. */
  const like = (key: Parameters<typeof t>[0]) =>
    new RegExp(
      String(t(key, { count: 5, name: '§', amount: '§', number: '§' })).replace(/[5§]/g, '.+'),
    );
  /** Returns the button with which the phone says yes. */
  const yes = (key: 'askedUse' | 'askedPay') =>
    page.getByRole('button', {
      name: new RegExp(guest.t(`code:${key}`, { amount: '§' }).replace('§', '.+')),
    });

  // Opens a bill and rings up an amount and the first dish that needs no choice.
  await staff.signIn('/counter/bills');
  await staff.button(t('counterSales:newBill')).first().click();
  const newBill = screen.getByRole('dialog');
  await newBill.getByLabel(t('counterSales:tableLabel')).fill('12');
  await newBill.getByRole('button', { name: t('counterSales:open'), exact: true }).click();
  // The list has a heading for the new bill, too, until the bill is shown.
  await screen.waitForURL('**/counter/bills/*');
  const path = { id: new URL(screen.url()).pathname.split('/').at(-1) ?? '' };
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(
    t('counterSales:table', { table: '12' }),
  );
  await staff.expectArrived();
  await staff.button(t('counterSales:openAmount')).click();
  const amount = screen.getByRole('dialog');
  await amount.getByLabel(t('counterSales:openAmountName')).fill('Birthday cake');
  await amount.getByLabel(t('counterSales:openAmountValue')).fill('80');
  await amount.getByRole('button', { name: t('counterSales:addToBill'), exact: true }).click();
  await expect(shown(screen, 'Birthday cake')).toBeVisible();

  await screen.getByRole('searchbox').fill(dish.name);
  const menu = screen.getByRole('region', { name: t('counterSales:menu'), exact: true });
  await menu.getByRole('button', { name: dish.name }).first().click();
  await expect(
    screen.getByRole('group', { name: t('counterSales:quantityOf', { name: dish.name }) }),
  ).toBeVisible();

  // The camera reads the code of the phone.
  await staff.button(t('counterSales:addMember')).click();
  const scan = screen.getByRole('dialog');
  await scan.getByRole('button', { name: t('counterSales:memberScan'), exact: true }).click();
  await scan.getByRole('button', { name: t('counterSales:memberSetAny'), exact: true }).click();
  await expect(
    shown(screen, t('counterSales:memberWallet', { amount: 'RM 500.00' })),
  ).toBeVisible();
  await staff.expectArrived();

  // The member says yes to a voucher.
  await screen.getByRole('button', { name: like('counterSales:vouchersFit') }).click();
  await screen
    .getByRole('button', { name: like('counterSales:voucherTitle') })
    .first()
    .click();
  await staff.button(t('counterSales:ask')).click();
  await expect(yes('askedUse')).toBeVisible();
  await guest.expectArrived();
  await yes('askedUse').click();
  await expect(staff.button(t('counterSales:removeVoucher'))).toBeVisible();

  // Half of the bill from the wallet, after a yes.
  const { left } = await owner.bill({ path });
  const half = cents(Math.floor(left / 2));
  await screen.getByRole('button', { name: like('counterSales:pay') }).click();
  await screen.getByRole('radio', { name: t('counterPay:wallet'), exact: true }).check();
  await screen.getByLabel(t('counterPay:amount'), { exact: true }).fill(inRinggit(half));
  await screen.getByRole('radio', { name: t('counterPay:byPhone'), exact: true }).check();
  await staff.expectArrived();
  await screen.getByRole('button', { name: like('counterPay:ask') }).click();
  await yes('askedPay').click();
  // The phone shows the new balance without a reload.
  await guest.button(guest.t('code:closeOutcome')).click();
  await expect(shown(page, `RM ${inRinggit(50_000 - half)}`)).toBeVisible();

  // The rest in cash.
  await screen.getByRole('radio', { name: t('counterPay:cash'), exact: true }).check();
  await screen.getByRole('button', { name: like('counterPay:exact') }).click();
  await screen.getByRole('button', { name: like('counterPay:payCash') }).click();
  await expect(shown(screen, like('counterPay:receiptNumber')).first()).toBeVisible();
  await staff.expectArrived();

  // Both sides and the ledgers agree.
  const bill = await owner.bill({ path });
  const [byWallet, inCash] = bill.payments;
  expect(byWallet).toMatchObject({ method: 'wallet', amount: half, confirmed_by: 'phone' });
  expect(inCash).toMatchObject({ method: 'cash', amount: bill.price.total - half });
  expect(bill.voucher?.discount).toBeGreaterThan(0);
  const find = { branch_id: branch.id, by: 'phone_no', value: account.phone } as const;
  const after = await owner.findMember({ body: find });
  expect(after.wallet).toBe(50_000 - half);
  expect(after.points).toBe(before.points + bill.price.points_earned);
  expect(bill.price.points_earned).toBeGreaterThan(0);
  expect(bill.receipt?.number).toBeGreaterThan(0);
  const cashAfter = await drawerCash(owner, branch.id);
  expect(cashAfter - cashBefore).toBe(bill.price.total - half);

  await page.goto('/transactionHistory');
  await expect(shown(page, new RegExp(inRinggit(half))).first()).toBeVisible();
  await page.goto('/order');
  await expect(shown(page, new RegExp(inRinggit(bill.price.total))).first()).toBeVisible();
  await guest.expectArrived();
  await page.goto(`/orderDetail/${bill.id}`);
  await expect(shown(page, bill.number).first()).toBeVisible();
  await expect(shown(page, guest.t('orders:byWallet')).first()).toBeVisible();
  await guest.expectArrived();
  await context.close();
  await desk.close();
});

/** Formats an amount in sen as it is typed, e.g. 12.50. */
function inRinggit(sen: number): string {
  return (sen / 100).toFixed(2);
}
