import type { Hands } from './hands.ts';
import type { Inputs } from './inputs.ts';
import type { Recorder } from './recorder.ts';
import type { GuestTexts } from './texts.ts';

/** Orders and pays on a phone, from the public menu that the QR poster opens. */
export async function orderAsGuest(
  hands: Hands,
  { t }: GuestTexts,
  recorder: Recorder,
  { dish }: Inputs,
): Promise<void> {
  const { page, press, type, see } = hands;
  await page.getByRole('link', { name: dish, exact: true }).first().waitFor();
  await recorder.arrive('public menu', page);
  await press(dish, 'link');
  await see(dish);
  await page.getByRole('button', { name: t('item:add') }).waitFor();
  await recorder.arrive('dish', page);
  await page.getByRole('button', { name: t('item:add') }).click();
  await page.waitForURL('**/menu');
  await page.getByRole('link', { name: t('menu:orderNow') }).waitFor();
  await recorder.arrive('customer menu', page);
  await page.getByRole('link', { name: t('menu:orderNow') }).click();
  await page.waitForURL('**/orderConfirmation');
  await page.getByRole('button', { name: t('checkout:orderNow') }).waitFor();
  await recorder.arrive('checkout', page);
  await type(t('checkout:fullName'), 'Aisyah binti Rahman');
  await type(t('checkout:email'), 'aisyah@example.com');
  await type(t('checkout:phone'), '012-345 6789');
  await page.getByRole('button', { name: t('checkout:orderNow') }).click();
  await page.getByRole('button', { name: t('checkout:guestConfirm') }).waitFor();
  await recorder.arrive('order as guest', page);
  await page.getByRole('button', { name: t('checkout:guestConfirm') }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByRole('button', { name: /^Pay RM/ }).waitFor();
  await recorder.arrive('payment page', page);
  await press(/^Pay RM/);
  await page.waitForURL('**/orderDetail/**');
  const paid = page.getByText(t('orders:status_PREPARING'), { exact: true });
  await paid.locator('visible=true').first().waitFor();
  await recorder.arrive('paid order', page);
}
