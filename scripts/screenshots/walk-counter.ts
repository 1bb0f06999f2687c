import type { Language } from '@claypot/i18n';
import { createCounterI18n, loadCounterTexts } from '@claypot/i18n/counter';
import type { Locator, Page } from 'playwright-core';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '../../apps/api/src/demo/demo-staff.ts';
import { words } from '../../e2e/support/texts.ts';
import type { Shoot } from './shoot.ts';

const PHONE = 390;
const personOf = (role: string) => DEMO_STAFF.find((person) => person.role === role);

/** Visits the screens of the counter as its owner, then as a cashier on a tablet with a PIN. */
export async function walkCounter(page: Page, language: Language, shoot: Shoot): Promise<void> {
  const { t } = await createCounterI18n(language).then(loadCounterTexts);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const { width } = page.viewportSize() ?? { width: 0 };
  const close = () =>
    page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: t('common:close') });
  const named = (pattern: string): Locator =>
    page.getByRole('button', { name: new RegExp(`^${pattern}`) });

  const host = { domain: 'demo.localhost', path: '/' };
  await page.context().addCookies([{ name: 'claypot_lang', value: language, ...host }]);
  await page.goto('/counter');
  await page.getByLabel(t('counterStaff:login')).waitFor();
  await shoot('c01-sign-in');
  await page.getByLabel(t('counterStaff:login')).fill(personOf('owner')?.phone ?? '');
  await page.getByLabel(t('counterStaff:password'), { exact: true }).fill(DEMO_STAFF_PASSWORD);
  await button(t('counterStaff:signIn')).click();
  await heading(t('counterOrders:board')).waitFor();
  await shoot('c02-board');
  if (width <= PHONE) {
    await page.getByRole('button', { name: t('counterOrders:column_preparing') }).click();
    await shoot('c03-board-preparing');
  }
  await page.locator('article h3 button:visible').first().click();
  await page.getByRole('dialog').waitFor();
  await shoot('c04-ticket');
  await button(t('counterRefunds:refund')).click();
  await shoot('c06-refund');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: t('counterRefunds:markUnavailable') })
    .first()
    .click();
  await shoot('c07-unavailable');
  await page.keyboard.press('Escape');
  await named(t('counterOrders:reject')).last().click();
  await shoot('c05-reject');
  await page.keyboard.press('Escape');
  await close().click();
  for (const [name, path] of [
    ['c10-kitchen', '/kitchen'],
    ['c11-status', '/status'],
    ['c12-search', '/search'],
    ['c13-staff', '/staff'],
    ['c14-settings', '/settings'],
    ['c15-devices', '/settings/devices'],
    ['c19-printers', '/settings/printers'],
    ['c16-record', '/settings/record'],
    ['c17-second-factor', '/settings/second-factor'],
    ['c23-bookings', '/bookings'],
    ['c24-availability', '/availability'],
    ['c25-hours', '/settings/hours'],
    ['c26-waiting-time', '/settings/capacity'],
    ['c27-day-close', '/close'],
    ['c28-reports', '/reports?range=last_7_days'],
    ['c29-more', '/more'],
    // The next press sets the device up.
    ['c18-pair', '/pair'],
  ] as const) {
    await page.goto(`/counter${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await shoot(name);
  }
  await page.getByRole('radio', { name: words[language].branch }).check({ force: true });
  await page.getByLabel(t('counterStaff:deviceName')).fill('Pass 1');
  await button(t('counterStaff:pairDevice')).click();
  await heading(t('counterOrders:board')).waitFor();
  await page.goto('/counter/settings');
  await button(t('counterStart:lockNow')).click();
  await heading(t('counterStaff:lockedTitle')).waitFor();
  await shoot('c20-lock');
  const { name, pin } = personOf('cashier') ?? { name: '', pin: '' };
  await named(name).click();
  await shoot('c21-pin-pad');
  await page.keyboard.type(pin);
  await page.getByRole('navigation').waitFor();
  await page.goto('/counter');
  await heading(t('counterOrders:board')).waitFor();
  await button(t('counterOrders:busyOrPause')).click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await shoot('c22-busy-or-pause');
}
