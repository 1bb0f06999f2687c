import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '../../apps/api/src/demo/demo-staff.ts';
import { someone } from '../support/account.ts';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { press, tabTo, type } from '../support/keyboard.ts';
import { openCounter } from '../support/open-counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true, hasTouch: false });

/** Pause between two keys in ms. A scanner types faster than a person. */
const PERSON = 60;

/** A dish of the demo that one press rings up. */
const DISH = 'Crispy Egg Tofu';

test('a cashier rings up a bill for a member and takes cash with the keyboard alone', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'automatic');
  const member = someone();
  const guest = await Guest.speaking('en', page);
  await guest.join(member);

  const tablet = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  const screen = await tablet.newPage();
  const staff = await Staff.speaking('en', screen);
  const { t } = staff;
  const dialog = screen.getByRole('dialog');
  const title = screen.getByRole('heading', { level: 1 });
  const cashier = DEMO_STAFF.find(({ role }) => role === 'cashier');
  await screen.goto('/counter/bills');
  await type(screen, screen.getByLabel(t('counterStaff:login')), cashier?.phone ?? '');
  const password = screen.getByLabel(t('counterStaff:password'), { exact: true });
  await type(screen, password, DEMO_STAFF_PASSWORD);
  await screen.keyboard.press('Enter');
  await expect(title).toHaveText(t('counterSales:title'));
  await expect(title).toBeFocused();

  await press(screen, staff.button(t('counterSales:newBill')));
  await tabTo(screen, dialog.getByLabel(t('counterSales:tableLabel')));
  await screen.keyboard.type('7', { delay: PERSON });
  await screen.keyboard.press('Enter');
  await expect(title).toHaveText(t('counterSales:table', { table: '7' }));
  await expect(title).toBeFocused();

  // Rings up an amount; the focus returns to the button of the dialog.
  const otherAmount = staff.button(t('counterSales:openAmount'));
  await press(screen, otherAmount);
  await tabTo(screen, dialog.getByLabel(t('counterSales:openAmountName')));
  await screen.keyboard.type('Birthday cake', { delay: PERSON });
  await tabTo(screen, dialog.getByLabel(t('counterSales:openAmountValue')));
  await screen.keyboard.type('80', { delay: PERSON });
  await screen.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(otherAmount).toBeFocused();
  await expect(shown(screen, 'Birthday cake')).toBeVisible();

  await tabTo(screen, screen.getByRole('searchbox'));
  await screen.keyboard.type(DISH, { delay: PERSON });
  const menu = screen.getByRole('region', { name: t('counterSales:menu'), exact: true });
  await press(screen, menu.getByRole('button', { name: new RegExp(DISH) }));
  const bill = screen.getByRole('region', { name: t('counterSales:bill'), exact: true });
  await expect(bill.getByText(new RegExp(DISH))).toBeVisible();

  await press(screen, staff.button(t('counterSales:addMember')));
  await tabTo(screen, dialog.getByLabel(t('counterSales:memberNumber')));
  await screen.keyboard.type(member.phone, { delay: PERSON });
  await screen.keyboard.press('Enter');
  await press(
    screen,
    dialog.getByRole('button', { name: t('counterSales:memberSetAny'), exact: true }),
  );
  await expect(dialog).toBeHidden();
  const part = screen.getByRole('region', { name: t('counterSales:member'), exact: true });
  await expect(part).toBeVisible();
  await expect(bill).toBeFocused();

  // The button that takes off the last piece disappears with its line.
  const remove = staff.button(t('counterSales:removeLine', { name: 'Birthday cake' }));
  await press(screen, remove);
  await expect(remove).toBeHidden();
  await expect(bill).toBeFocused();

  const pay = screen.getByRole('button', {
    name: new RegExp(`^${t('counterSales:pay', { amount: 'RM.+' })}`),
  });
  await press(screen, pay);
  const payment = screen.getByRole('region', { name: t('counterPay:title'), exact: true });
  await expect(payment).toBeFocused();
  await staff.expectArrived();
  await press(screen, payment.getByRole('button', { name: /RM/ }).first());
  await press(
    screen,
    payment.getByRole('button', { name: new RegExp(t('counterPay:payCash', { amount: 'RM.+' })) }),
  );
  const paid = screen.getByRole('region', { name: t('counterPay:paid'), exact: true });
  await expect(paid).toBeFocused();
  await staff.expectArrived();

  await press(screen, staff.button(t('counterPay:next')));
  await expect(title).toHaveText(t('counterSales:title'));
  await expect(title).toBeFocused();
  await tablet.close();
});
