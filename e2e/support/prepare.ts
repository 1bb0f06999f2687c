/**
 * Storage key and version of the session. Journeys that test later steps create their customer
 * through the API and write the session as the product does.
 */
import { randomInt, randomUUID } from 'node:crypto';
import type { Language } from '@claypot/i18n';
import { createSdk, type Dish, type Identity, type Sdk, type User } from '@claypot/sdk';
import { expect, type Page } from '@playwright/test';
import type { SessionRecord } from '../../packages/domain/src/account/session/session.types.ts';
import { readSentCodes } from './sent-codes.ts';

export const SESSION = { key: 'claypot:demo:session', version: 2 };

/** Credentials of a member. */
export interface Account {
  /** National format, such as `012-345 6789`. */
  readonly phone: string;
  readonly password: string;
}

/** Initial cart of a customer. */
interface Chosen {
  /** Names as shown to the customer. */
  readonly branch: string;
  readonly dish: string;
  /** Choices in addition to the defaults of the dish. */
  readonly extras?: readonly string[];
  /** Quantity of the dish; default 1. */
  readonly qty?: number;
}

/**
 * Returns the URL of a page's server for Node, which does not resolve *.localhost as browsers do.
 */
export function serverOf(page: Page): string {
  return `http://127.0.0.1:${new URL(page.url()).port}`;
}

interface Server {
  readonly url: string;
  sdk(token?: string): Sdk;
}

/** Opens an empty page of the product, where storage and cookies can be written. */
export async function openEmptyPage(page: Page): Promise<void> {
  const path = '/empty-page';
  // Browsers request a default icon if the page declares none.
  const body = '<link rel="icon" href="data:,">';
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(path);
  await page.unroute(`**${path}`);
}

/** Opens a device on which storage can be written. Returns its server. */
async function openDevice(page: Page, language: Language): Promise<Server> {
  await openEmptyPage(page);
  const url = serverOf(page);
  const fetchFromAfar = fromAfar();
  return {
    url,
    sdk: (token) =>
      createSdk({
        baseUrl: `${url}/api`,
        fetch: fetchFromAfar,
        language: () => language,
        token: () => token ?? null,
      }),
  };
}

/** Returns a random IP address, as the reverse proxy would forward it. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/**
 * Returns a `fetch` that sends requests from a separate IP address. An address can request twenty
 * codes an hour, and all journeys together sign up more members.
 */
export function fromAfar(): (request: Request) => Promise<Response> {
  const address = someAddress();
  return (request) => {
    request.headers.set('x-forwarded-for', address);
    return fetch(request);
  };
}

/** Returns the session that a device has stored. Requires a page of the product with a customer. */
export async function readSession(page: Page): Promise<SessionRecord> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', SESSION.key);
  const { value }: { readonly value: SessionRecord } = JSON.parse(text);
  return value;
}

async function writeSession(page: Page, value: SessionRecord): Promise<void> {
  const { key, version } = SESSION;
  const text = JSON.stringify({ version, value });
  await page.evaluate(([name, record]) => localStorage.setItem(name, record), [key, text] as const);
}

/** A guest of a device and their API client. */
interface PreparedGuest {
  readonly owner: Identity;
  readonly branch_id: string;
  readonly sdk: Sdk;
  readonly url: string;
}

/** Prepares a guest without a branch and with an empty cart. */
export async function enterAsGuest(page: Page, language: Language): Promise<void> {
  await openDevice(page, language);
  await writeGuest(page, randomUUID(), { branch_id: null, branch_name: null });
}

/** Writes a guest's session to the device. */
async function writeGuest(
  page: Page,
  guest_id: string,
  from: Pick<SessionRecord, 'branch_id' | 'branch_name'>,
): Promise<void> {
  const delivery_method = from.branch_id === null ? null : 'pickup';
  await writeSession(page, {
    identity: 'guest',
    guest_id,
    guest_name: 'Guest_123456',
    ...from,
    delivery_method,
  });
}

/** Prepares a guest who picks up, with a filled cart. */
export async function prepareGuest(
  page: Page,
  language: Language,
  chosen: Chosen,
): Promise<PreparedGuest> {
  const { sdk: createClient, url } = await openDevice(page, language);
  const sdk = createClient();
  const guest_id = randomUUID();
  const owner = { customer_id: null, guest_id };
  const from = await fillCart(sdk, owner, chosen);
  await writeGuest(page, guest_id, from);
  return { owner, branch_id: from.branch_id, sdk, url };
}

/**
 * Prepares a new member who has seen the welcome messages.
 * @param chosen the cart; null leaves it empty, without a branch.
 */
export async function prepareMember(
  page: Page,
  language: Language,
  { phone, password }: Account,
  chosen: Chosen | null,
): Promise<void> {
  const { sdk, url } = await openDevice(page, language);
  const user = await join(sdk(), url, phone, password);
  await writeMember(page, sdk, user, chosen);
}

/** Writes a signed-in member's session to the device and fills the cart. */
async function writeMember(page: Page, sdk: Server['sdk'], user: User, chosen: Chosen | null) {
  const { api_token, ...details } = user;
  if (api_token === null) throw new Error('Nobody was signed in');
  const owner = { customer_id: user.id, guest_id: null };
  const from =
    chosen === null
      ? { branch_id: null, branch_name: null }
      : await fillCart(sdk(api_token), owner, chosen);
  await writeSession(page, {
    identity: 'member',
    api_token,
    left_guest: null,
    user: { ...details, first_time: 0, new_register: 0 },
    ...from,
    delivery_method: chosen === null ? null : 'pickup',
  });
}

export async function join(
  sdk: Sdk,
  url: string,
  phone_no: string,
  password: string,
): Promise<User> {
  const { id: company_id } = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  await sdk.authSendOtp({ body: { company_id, phone_no } });
  const otp_code = await readSentCode(url, phone_no);
  const passwords = { password, password_confirmation: password };
  return sdk.register({ body: { company_id, phone_no, otp_code, ...passwords } });
}

/**
 * Returns the newest code sent to a phone, from the sandbox's list of messages.
 * @param url URL of the server for Node.
 * @param sent minimum number of codes to wait for: a code may be sent after the response.
 */
export async function readSentCode(url: string, phone: string, sent = 1): Promise<string> {
  const codes = () => readSentCodes(url, phone);
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(sent);
  return (await codes())[0] ?? '';
}

/** Puts one dish with its required choices into the cart. Returns its branch. */
export async function fillCart(sdk: Sdk, owner: Identity, chosen: Chosen) {
  const { branch: name, dish: dishName, extras, qty = 1 } = chosen;
  const { id: companyId } = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  const nowhere = { latitude: null, longitude: null };
  const branches = await sdk.branchList({ path: { companyId }, body: nowhere });
  const branch = named(branches, ({ branch_name }) => branch_name, name);
  const path = { branch_id: branch.id, category_id: 'all' };
  const dishes = await sdk.dishList({ path, body: owner });
  const { id } = named(dishes, (dish) => dish.name, dishName);
  const dish = await sdk.dishDetail({ path: { branch_id: branch.id, dish_id: id }, body: owner });
  await sdk.cartCreate({
    body: {
      ...owner,
      item_id: id,
      type: 'dish',
      qty,
      variation: choices(dish, extras ?? []),
      branch_id: branch.id,
      delivery_method: 'pickup',
    },
  });
  return { branch_id: branch.id, branch_name: branch.branch_name };
}

function choices({ dish_option }: Dish, extras: readonly string[]) {
  return dish_option.flatMap(({ id, is_required, default_variation_id, ...option }) => {
    const variations = option.dish_option_variation;
    const first = variations.find((each) => each.id === default_variation_id) ?? variations[0];
    const dishName = variations.filter(({ variation_name }) => extras.includes(variation_name));
    const chosen = is_required === 1 && dishName.length === 0 && first ? [first] : dishName;
    return chosen.map((each) => ({ dish_option_id: id, dish_option_variation_id: each.id }));
  });
}

function named<T>(items: readonly T[], nameOf: (item: T) => string, name: string): T {
  const match = items.find((item) => nameOf(item) === name);
  if (match === undefined) throw new Error(`The demo has no ${name}`);
  return match;
}
