import type { Language } from '@claypot/i18n';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, prepareGuest, prepareMember } from './prepare.ts';
import { shown } from './shown.ts';
import { expectAccessible, expectArrived } from './test.ts';
import { type Texts, textsOf, words } from './texts.ts';

export const BUYER = {
  fullName: 'Tan Mei Ling',
  email: 'meiling@example.com',
  phone: '012-345 6789',
} as const;

/** What is in the cart already, by the names that the person reads. */
interface Choice {
  readonly branch?: string;
  readonly dish?: string;
}

type Status = 'MAKING_PAYMENT' | 'PREPARING' | 'READY' | 'DELIVERING' | 'COMPLETED' | 'CANCELLED';

/** A hungry guest in a browser: what a person does, in the words the person reads. */
export class Guest {
  readonly page: Page;
  readonly t: Texts;
  readonly words: (typeof words)[Language];
  readonly language: Language;

  private constructor(page: Page, t: Texts, language: Language) {
    this.page = page;
    this.t = t;
    this.language = language;
    this.words = words[language];
  }

  /** A guest whose device speaks `language`, not yet on any page. */
  static async speaking(language: Language, page: Page): Promise<Guest> {
    await setLanguage(page.context(), language);
    return new Guest(page, await textsOf(language), language);
  }

  /** The same guest, on another page of the device. */
  at(page: Page): Guest {
    return new Guest(page, this.t, this.language);
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { name });
  }

  /** The passing message that says `text`; it is read aloud as well, from another place. */
  toast(text: string) {
    return this.page.getByRole('region', { name: this.t('system:notifications') }).getByText(text);
  }

  async continueAsGuest() {
    await this.page.goto('/login');
    await this.button(this.t('login:asGuest')).click();
    await this.page.waitForURL('**/me');
  }

  async chooseBranch(name: string = this.words.branch) {
    await this.page.goto('/branchList');
    await this.page.getByRole('link', { name }).click();
    await expect(this.page).toHaveTitle(new RegExp(`^${name} ·`));
    await this.button(this.t('branches:select')).click();
  }

  async openDish(name: string = this.words.dish) {
    await this.page.getByRole('link', { name }).first().click();
    await expect(this.heading(name)).toBeVisible();
    await expect(this.page).toHaveTitle(new RegExp(`^${name} ·`));
  }

  /** Adds the open dish with one paid extra; ends on the menu. */
  async addWithEgg() {
    await this.page.getByRole('checkbox', { name: this.words.egg }).check();
    await this.button(this.t('item:add')).click();
    await this.page.waitForURL('**/menu');
  }

  /** From the search for a place to the saved address; `postcode` where the place has none. */
  async saveAddress(area: string, unitNo: string, postcode = '50200') {
    const { page, t } = this;
    await page.getByLabel(t('addresses:search')).fill(area);
    await page.getByRole('link', { name: area }).first().click();
    await page.getByLabel(t('addresses:name')).fill(BUYER.fullName);
    await page.getByLabel(t('addresses:phone')).fill(BUYER.phone);
    await page.getByLabel(t('addresses:unitNo')).fill(unitNo);
    await page.getByLabel(t('addresses:street')).fill('Jalan Alor');
    const known = page.getByLabel(t('addresses:postcode'));
    if ((await known.inputValue()) === '') await known.fill(postcode);
    await page.getByRole('button', { name: t('addresses:save') }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/bookmarkAddress'));
  }

  async goToCheckout() {
    await this.page.getByRole('link', { name: this.t('menu:orderNow') }).click();
    await this.page.waitForURL('**/orderConfirmation');
  }

  async fillBuyer() {
    await this.page.getByLabel(this.t('checkout:fullName')).fill(BUYER.fullName);
    await this.page.getByLabel(this.t('checkout:email')).fill(BUYER.email);
    await this.page.getByLabel(this.t('checkout:phone')).fill(BUYER.phone);
  }

  /** Presses Order Now and agrees to order as a guest; ends on the card page. */
  async orderNow() {
    await this.button(this.t('checkout:orderNow')).click();
    await this.button(this.t('checkout:guestConfirm')).click();
    await this.page.waitForURL('**/sandbox/pay/**');
  }

  async pay() {
    await this.page.getByRole('button', { name: this.words.pay }).click();
    await this.page.waitForURL('**/orderDetail/**');
  }

  /**
   * The screen stands before axe, where the journey is in English. How screens are put together is the
   * same in every language; what they say is held in both by their stories.
   */
  async expectAccessible() {
    await (this.language === 'en' ? expectAccessible : expectArrived)(this.page);
  }

  /** Is a guest already who picks up at a branch, with one dish in the cart; ends on no screen. */
  async prepare({ branch = this.words.branch, dish = this.words.dish }: Choice = {}) {
    await prepareGuest(this.page, this.language, { branch, dish, extras: [this.words.egg] });
  }

  /** Is a member already, signed in, with a dish in the cart; ends on no screen. */
  async prepareMember(account: Account, dish: string = this.words.dish) {
    const { branch, egg } = this.words;
    await prepareMember(this.page, this.language, account, { branch, dish, extras: [egg] });
  }

  /** A guest already, with one dish, at a filled checkout. */
  async comeToCheckout(branch: string = this.words.branch) {
    await this.prepare({ branch });
    await this.page.goto('/orderConfirmation');
    await this.fillBuyer();
  }

  /** The orders of the list on `/order`. */
  orders() {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
  }

  /**
   * Status badge of an order that is paid. The kitchen goes on while a journey looks: an order that is
   * being prepared is ready after 20 seconds, or when another journey moves the shared clock.
   */
  paidStatus() {
    return this.status('PREPARING').or(this.status('READY')).first();
  }

  /** The status badge of the order that is shown. */
  status(status: Status) {
    return shown(this.page, this.t(`orders:status_${status}`), { exact: true }).first();
  }
}

async function setLanguage(context: BrowserContext, language: Language) {
  const everywhere = { domain: 'demo.localhost', path: '/' };
  await context.addCookies([{ name: 'claypot_lang', value: language, ...everywhere }]);
}
