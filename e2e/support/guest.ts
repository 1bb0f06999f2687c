import type { Language } from '@claypot/i18n';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, enterAsGuest, prepareGuest, prepareMember } from './prepare.ts';
import { shown } from './shown.ts';
import { expectAccessible, expectArrived } from './test.ts';
import { type Texts, textsOf, words } from './texts.ts';

export const BUYER = {
  fullName: 'Tan Mei Ling',
  email: 'meiling@example.com',
  phone: '012-345 6789',
} as const;

/** Initial cart, by the names shown to the customer. */
interface Choice {
  readonly branch?: string;
  readonly dish?: string;
  /** Choices in addition to the defaults of the dish; default an egg. */
  readonly extras?: readonly string[];
}

type Status =
  | 'MAKING_PAYMENT'
  | 'PENDING'
  | 'PREPARING'
  | 'READY'
  | 'DELIVERING'
  | 'COMPLETED'
  | 'CANCELLED';

/** A customer in a browser. Finds elements by the texts that the customer reads. */
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

  /** Creates a guest with a device in `language`, before the first page. */
  static async speaking(language: Language, page: Page): Promise<Guest> {
    await setLanguage(page.context(), language);
    return new Guest(page, await textsOf(language), language);
  }

  /** Returns the same guest on another page of the device. */
  at(page: Page): Guest {
    return new Guest(page, this.t, this.language);
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { name });
  }

  /** Returns the toast with this text, excluding its copy in the live region. */
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
    // The press may wait for the app. The next page of a journey would discard it.
    await this.page.waitForURL((url) => !url.pathname.startsWith('/pickupBranch/'));
  }

  async openDish(name: string = this.words.dish) {
    await this.page.getByRole('link', { name }).first().click();
    // The title first, because a search by role examines the whole menu until the dish is shown.
    await expect(this.page).toHaveTitle(new RegExp(`^${name} ·`));
    await expect(this.heading(name)).toBeVisible();
  }

  /** Adds the open dish with one paid extra; ends on the menu. */
  async addWithEgg() {
    await this.page.getByRole('checkbox', { name: this.words.egg }).check();
    await this.button(this.t('item:add')).click();
    await this.page.waitForURL('**/menu');
  }

  /**
   * Goes from the search for a place to the saved address. Uses `postcode` if the place has none.
   */
  async saveAddress(area: string, unitNo: string, postcode = '50200') {
    const { page, t } = this;
    await page.getByLabel(t('addresses:search')).fill(area);
    await page.getByRole('link', { name: area }).first().click();
    await page.getByLabel(t('addresses:name')).fill(BUYER.fullName);
    await page.getByLabel(t('addresses:phone')).fill(BUYER.phone);
    await page.getByLabel(t('addresses:unitNo')).fill(unitNo);
    await page.getByLabel(t('addresses:street')).fill('Jalan Alor');
    const postcodeField = page.getByLabel(t('addresses:postcode'));
    if ((await postcodeField.inputValue()) === '') await postcodeField.fill(postcode);
    await page.getByRole('button', { name: t('addresses:save'), exact: true }).click();
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

  /** Checks the screen with axe. Use it for states that no story and no other journey checks. */
  async expectAccessible() {
    await expectAccessible(this.page);
  }

  /** Checks that the screen has loaded. Stories check its state with axe. */
  async expectArrived() {
    await expectArrived(this.page);
  }

  /** Prepares a guest who picks up at a branch, with one dish in the cart; opens no screen. */
  async prepare({ branch = this.words.branch, dish = this.words.dish, extras }: Choice = {}) {
    const chosen = { branch, dish, extras: extras ?? [this.words.egg] };
    return await prepareGuest(this.page, this.language, chosen);
  }

  /** Continues as a guest with an empty cart; opens no screen. */
  async enter() {
    await enterAsGuest(this.page, this.language);
  }

  /** Signs in a new member with an empty cart; opens no screen. */
  async join(account: Account) {
    await prepareMember(this.page, this.language, account, null);
  }

  /** Prepares a signed-in member with a dish in the cart; opens no screen. */
  async prepareMember(account: Account, dish: string = this.words.dish) {
    const { branch, egg } = this.words;
    await prepareMember(this.page, this.language, account, { branch, dish, extras: [egg] });
  }

  /** Prepares a guest with one dish and fills in the checkout. */
  async comeToCheckout(branch: string = this.words.branch) {
    await this.prepare({ branch });
    await this.page.goto('/orderConfirmation');
    await this.fillBuyer();
  }

  /** Returns the orders of the list on `/order`. */
  orders() {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
  }

  /**
   * Returns the status badge of a paid order. Its status may change meanwhile: an order is ready
   * after 20 seconds, or when another journey moves the shared clock.
   */
  paidStatus() {
    return this.status('PREPARING').or(this.status('READY')).first();
  }

  /** Returns the status badge of the displayed order. */
  status(status: Status) {
    return shown(this.page, this.t(`orders:status_${status}`), { exact: true }).first();
  }
}

async function setLanguage(context: BrowserContext, language: Language) {
  const everywhere = { domain: 'demo.localhost', path: '/' };
  await context.addCookies([{ name: 'claypot_lang', value: language, ...everywhere }]);
}
