/**
 * What journeys begin with when they are about something else: a customer who has come that far
 * already, made through the API and put on the device as the product itself keeps it.
 */
import { randomInt, randomUUID } from 'node:crypto';
import type { Language } from '@claypot/i18n';
import { createSdk, type Dish, type Identity, type Sdk, type User } from '@claypot/sdk';
import { expect, type Page } from '@playwright/test';
import type { SessionRecord } from '../../packages/domain/src/account/session/session.types.ts';
import { readSentCodes } from './sent-codes.ts';

export const SESSION = { key: 'claypot:demo:session', version: 2 };

/** With what a person joins and comes back. */
export interface Account {
  /** As people write it. */
  readonly phone: string;
  readonly password: string;
}

/** What somebody has put into the cart. */
interface Chosen {
  /** By their names, as the customer reads them. */
  readonly branch: string;
  readonly dish: string;
  /** Choices beside those that the dish comes with. */
  readonly extras?: readonly string[];
  /** How many of the dish; 1 where it is not said. */
  readonly qty?: number;
}

/** The address of a page's server for programs, which do not know *.localhost as browsers do. */
export function serverOf(page: Page): string {
  return `http://127.0.0.1:${new URL(page.url()).port}`;
}

interface Server {
  readonly url: string;
  sdk(token?: string): Sdk;
}

/** Opens an empty page of the product's, where the device can be written to, and finds its server. */
async function openDevice(page: Page, language: Language): Promise<Server> {
  const path = '/empty-page';
  // A browser asks for an icon that no page names.
  const body = '<link rel="icon" href="data:,">';
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(path);
  await page.unroute(`**${path}`);
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

/** Network address of a customer, as the proxy before a server names it. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/**
 * Sends what is prepared from an address of its own, as the proxy before a server tells it: one
 * address is sent twenty codes an hour, and the journeys together join more often than that.
 */
export function fromAfar(): (request: Request) => Promise<Response> {
  const address = someAddress();
  return (request) => {
    request.headers.set('x-forwarded-for', address);
    return fetch(request);
  };
}

async function writeSession(page: Page, value: SessionRecord): Promise<void> {
  const { key, version } = SESSION;
  const text = JSON.stringify({ version, value });
  await page.evaluate(([name, record]) => localStorage.setItem(name, record), [key, text] as const);
}

/** A guest who picks up, with something in the cart where it was chosen. */
export async function prepareGuest(page: Page, language: Language, chosen: Chosen): Promise<void> {
  const { sdk } = await openDevice(page, language);
  const guest_id = randomUUID();
  const from = await fillCart(sdk(), { customer_id: null, guest_id }, chosen);
  await writeSession(page, {
    identity: 'guest',
    guest_id,
    guest_name: 'Guest_123456',
    ...from,
    delivery_method: 'pickup',
  });
}

/** A member who has just joined and read the first words, with something in the cart. */
export async function prepareMember(
  page: Page,
  language: Language,
  { phone, password }: Account,
  chosen: Chosen,
): Promise<void> {
  const { sdk, url } = await openDevice(page, language);
  const user = await join(sdk(), url, phone, password);
  await writeMember(page, sdk, user, chosen);
}

/** Puts a member who is signed in on the device, with the cart filled. */
async function writeMember(page: Page, sdk: Server['sdk'], user: User, chosen: Chosen) {
  const { api_token, ...known } = user;
  if (api_token === null) throw new Error('Nobody was signed in');
  const owner = { customer_id: user.id, guest_id: null };
  const from = await fillCart(sdk(api_token), owner, chosen);
  await writeSession(page, {
    identity: 'member',
    api_token,
    left_guest: null,
    user: { ...known, first_time: 0, new_register: 0 },
    ...from,
    delivery_method: 'pickup',
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
 * The newest code that went to a phone, as the demonstration shows what was sent.
 * @param url of the server, as programs know it.
 * @param sent how many must have gone there by then: a code may leave after its answer.
 */
export async function readSentCode(url: string, phone: string, sent = 1): Promise<string> {
  const codes = () => readSentCodes(url, phone);
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(sent);
  return (await codes())[0] ?? '';
}

/** Puts one dish into the cart, with whatever has to be chosen chosen; where it comes from. */
export async function fillCart(sdk: Sdk, owner: Identity, chosen: Chosen) {
  const { branch: name, dish: wanted, extras, qty = 1 } = chosen;
  const { id: companyId } = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  const nowhere = { latitude: null, longitude: null };
  const branches = await sdk.branchList({ path: { companyId }, body: nowhere });
  const branch = named(branches, ({ branch_name }) => branch_name, name);
  const path = { branch_id: branch.id, category_id: 'all' };
  const dishes = await sdk.dishList({ path, body: owner });
  const { id } = named(dishes, (dish) => dish.name, wanted);
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
    const wanted = variations.filter(({ variation_name }) => extras.includes(variation_name));
    const chosen = is_required === 1 && wanted.length === 0 && first ? [first] : wanted;
    return chosen.map((each) => ({ dish_option_id: id, dish_option_variation_id: each.id }));
  });
}

function named<T>(things: readonly T[], nameOf: (thing: T) => string, name: string): T {
  const found = things.find((thing) => nameOf(thing) === name);
  if (found === undefined) throw new Error(`The demo has no ${name}`);
  return found;
}
