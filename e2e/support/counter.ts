import type { Language } from '@claypot/i18n';
import { createCounterI18n, loadCounterTexts } from '@claypot/i18n/counter';
import { addCounterTexts } from '@claypot/i18n/counter-all';
import { expect, type Page } from '@playwright/test';
import { DEMO_STAFF_PASSWORD } from '../../apps/api/src/demo/demo-staff.ts';
import { OWNER } from './open-counter.ts';
import { openEmptyPage } from './prepare.ts';
import { expectAccessible, expectArrived } from './test.ts';

/** Path of the orders of a branch. */
const BOARD = '/counter';

/** Texts of the counter in a language, so that a journey finds what staff read. */
async function counterTexts(language: Language) {
  const i18n = await loadCounterTexts(await createCounterI18n(language));
  return addCounterTexts(i18n).t;
}

/** A person at the counter in a browser. Finds elements by the texts that staff read. */
export class Staff {
  readonly page: Page;
  readonly t: Awaited<ReturnType<typeof counterTexts>>;

  private constructor(page: Page, t: Staff['t']) {
    this.page = page;
    this.t = t;
  }

  static async speaking(language: Language, page: Page): Promise<Staff> {
    const everywhere = { domain: 'demo.localhost', path: '/' };
    await page.context().addCookies([{ name: 'claypot_lang', value: language, ...everywhere }]);
    return new Staff(page, await counterTexts(language));
  }

  /**
   * Signs the owner of the demo in without the form, and opens a page of the counter, by default the
   * orders of a branch.
   */
  async signIn(path = BOARD) {
    const { page, t } = this;
    await openEmptyPage(page);
    const credentials = { login: OWNER?.phone, password: DEMO_STAFF_PASSWORD, code: null };
    const status = await page.evaluate(async (body) => {
      const response = await fetch('/api/counter/sign_in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-claypot-counter': '1' },
        body: JSON.stringify(body),
      });
      return response.status;
    }, credentials);
    expect(status).toBe(200);
    await page.goto(path);
    const title = { name: t('counterOrders:board'), exact: true };
    if (path === BOARD) await expect(page.getByRole('heading', title)).toBeVisible();
  }

  /** Presses the main step of the only order of the board. */
  async take(step: 'accept' | 'ready' | 'hand_over') {
    const name = this.t(`counterOrders:step_${step}`);
    await this.page.getByRole('button', { name: new RegExp(`^${name}[,，]`) }).click();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the ticket of the only order of the board. */
  async openTicket() {
    await this.page.getByRole('article').getByRole('button').first().click();
  }

  async confirm(step: 'hand_over') {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.t(`counterOrders:step_${step}`) }).click();
  }

  /** Checks the screen with axe, once per screen. Stories check its other states. */
  async expectAccessible() {
    await expectAccessible(this.page);
  }

  /** Checks that the screen has loaded. Stories check its state with axe. */
  async expectArrived() {
    await expectArrived(this.page);
  }
}
