import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '../../apps/api/src/demo/demo-staff.ts';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { press, type } from '../support/keyboard.ts';
import { openCounter } from '../support/open-counter.ts';
import { openPaidOrder } from '../support/place-order.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

test('a manager serves an order with the keyboard alone while the guest follows', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'manual');
  const tablet = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  const screen = await tablet.newPage();
  const staff = await Staff.speaking('en', screen);
  const { t } = staff;
  const manager = DEMO_STAFF.find(({ role }) => role === 'manager');
  await screen.goto('/counter');
  await type(screen, screen.getByLabel(t('counterStaff:login')), manager?.phone ?? '');
  const password = screen.getByLabel(t('counterStaff:password'), { exact: true });
  await type(screen, password, DEMO_STAFF_PASSWORD);
  await screen.keyboard.press('Enter');
  await expect(
    screen.getByRole('heading', { name: t('counterOrders:board'), exact: true }),
  ).toBeFocused();

  const guest = await Guest.speaking('en', page);
  await openPaidOrder(guest);
  await expect(guest.status('PENDING')).toBeVisible();

  const open = screen.getByRole('article').getByRole('button').first();
  await expect(open).toBeVisible();
  await staff.expectAccessible();
  await press(screen, open);
  await staff.expectAccessible();
  const refund = staff.button(t('counterRefunds:refund'));
  await press(screen, refund);
  await expect(screen.getByRole('dialog').last()).toBeVisible();
  await staff.expectArrived();
  await screen.keyboard.press('Escape');
  await expect(refund).toBeFocused();
  await screen.keyboard.press('Escape');
  await expect(open).toBeFocused();

  const take = async (step: 'accept' | 'ready' | 'hand_over') => {
    const name = new RegExp(`^${t(`counterOrders:step_${step}`)},`);
    await press(screen, screen.getByRole('button', { name }));
  };
  await take('accept');
  await expect(guest.status('PREPARING')).toBeVisible();
  await take('ready');
  await expect(guest.status('READY')).toBeVisible();
  await take('hand_over');
  const dialog = screen.getByRole('dialog');
  await press(
    screen,
    dialog.getByRole('button', { name: t('counterOrders:step_hand_over'), exact: true }),
  );
  await expect(guest.status('COMPLETED')).toBeVisible();
  await tablet.close();
});
