import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../contract/schema/document.ts';
import { listOperations } from '../contract/schema/operations.ts';
import { beginWithMember } from '../testing/begin-with-member.ts';
import { goodRequests } from '../testing/http/bad-requests.ts';
import { type Browser, openBrowser } from '../testing/http/page-visits.ts';
import { type Joined, joinMember } from '../testing/join-member.ts';
import { OTHER_PHONE } from '../testing/members.ts';
import { addition } from '../testing/ordering.ts';
import { as, GUEST, OTHER_GUEST, type Restaurant } from '../testing/restaurant.ts';
import { seedCompany } from '../testing/seed/seed.ts';

let restaurant: Restaurant;
let mei: Joined;
let browser: Browser;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(() => {
  browser = openBrowser(restaurant);
});

describe('for a member', () => {
  beforeEach(async () => {
    browser.token = mei.token;
    await browser.visit(mei.identity);
  });

  test('operations return the member’s data', async () => {
    await mei.sdk.cartCreate({ body: addition(mei.identity) });
    const sdk = await browser.pageSdk();
    expect(await sdk.cartLoad({ body: mei.identity })).toMatchObject({ total_qty: 2 });
    expect(await sdk.customer({ path: { id: mei.id } })).toMatchObject({ id: mei.id });
    expect(await sdk.addressList({ path: { customerId: mei.id } })).toEqual([]);
  });

  test('operations hide the data of other customers', async () => {
    const aisyah = await joinMember(restaurant, OTHER_PHONE);
    const sdk = await browser.pageSdk();
    const path = { customerId: aisyah.id };
    await expect(sdk.addressList({ path })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const body of [aisyah.identity, as(GUEST)]) {
      await expect(sdk.cartLoad({ body })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('for a guest', () => {
  beforeEach(() => browser.sdk.cartCreate({ body: addition(as(GUEST)) }));

  test('operations accept the visitor’s id in place of the guest id', async () => {
    const id = await browser.visit(as(GUEST));
    const sdk = await browser.pageSdk();
    expect(await sdk.cartLoad({ body: as(id) })).toMatchObject({ total_qty: 2 });
  });

  test('operations accept no guest id, not even the guest’s own', async () => {
    await browser.visit(as(GUEST));
    const sdk = await browser.pageSdk();
    for (const id of [GUEST, OTHER_GUEST]) {
      await expect(sdk.cartLoad({ body: as(id) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('the visitor’s id opens nothing from the network', async () => {
    const id = await browser.visit(as(GUEST));
    expect(await browser.sdk.cartLoad({ body: as(id) })).toMatchObject({ total_qty: 0 });
  });
});

test('for an anonymous visitor, public operations work and others do not', async () => {
  const sdk = await browser.pageSdk();
  expect(await sdk.bannerList({ body: { company_id: 'demo' } })).toBeInstanceOf(Array);
  const member = sdk.cartLoad({ body: mei.identity });
  await expect(member).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  await expect(sdk.cartLoad({ body: as(GUEST) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a bearer token in the request of the page or of the operation is ignored', async () => {
  const headers = { authorization: `Bearer ${mei.token}` };
  const request = new Request('http://demo.localhost:8080/me', { headers });
  const call = restaurant.pages.callAs({ request, language: 'en' }, null);
  const url = `http://demo.localhost:8080/api/customer/${mei.id}`;
  expect((await call(new Request(url, { headers }))).status).toBe(401);
});

test('the host of the page decides the company, not that of the operation’s request', async () => {
  await seedCompany(restaurant.db, 'rival');
  browser.token = mei.token;
  await browser.visit(mei.identity);
  const visitor = await browser.visitor();
  const rival = new Request('http://rival.localhost:8080/me');
  const call = restaurant.pages.callAs({ request: rival, language: 'en' }, visitor);
  const headers = { host: 'demo.localhost:8080', 'x-forwarded-host': 'demo.localhost:8080' };
  const url = `http://demo.localhost:8080/api/customer/${mei.id}`;
  expect((await call(new Request(url, { headers }))).status).toBe(401);
});

test('operations that change something are not offered', async () => {
  browser.token = mei.token;
  await browser.visit(mei.identity);
  const page = { request: new Request('http://demo.localhost:8080/'), language: 'en' as const };
  const call = restaurant.pages.callAs(page, await browser.visitor());
  const changes = listOperations(contract).filter(({ isSafe }) => !isSafe);
  expect(changes.length).toBeGreaterThan(20);
  for (const { method, path } of changes) {
    const url = `http://demo.localhost:8080/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
    const hasBody = method !== 'GET';
    const request = new Request(url, { method, ...(hasBody && { body: '{}' }) });
    expect([path, (await call(request)).status]).toEqual([path, 404]);
  }
});

test('no operation accepts the page cookie in place of a token or guest id', async () => {
  const visitAgain = async () => {
    await restaurant.reset();
    const guest = openBrowser(restaurant);
    await guest.visit(as(OTHER_GUEST));
    browser = openBrowser(restaurant);
    browser.token = mei.token;
    await browser.visit(mei.identity);
    return { member: cookieOf(browser), guest: cookieOf(guest), anonymous: null };
  };
  const responsesTo = async (caller: keyof Awaited<ReturnType<typeof visitAgain>>) => {
    const { [caller]: cookie } = await visitAgain();
    const responses: object[] = [];
    for (const request of goodRequests) responses.push(await send(request, cookie));
    return responses;
  };
  const anonymous = await responsesTo('anonymous');
  expect(await responsesTo('member')).toEqual(anonymous);
  expect(await responsesTo('guest')).toEqual(anonymous);
  const members = goodRequests.filter(({ operation }) => operation.membersOnly);
  for (const { operation } of members) {
    expect(anonymous).toContainEqual({
      operation: operation.id,
      status: 401,
      msgCode: 'SESSION_EXPIRED',
    });
  }
  const operations = new Set(goodRequests.map(({ operation }) => operation.id));
  expect(operations.size).toBe(listOperations(contract).length);
});

const cookieOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends a valid request that has no token; its body may name a member or guest. */
async function send(
  { operation, body }: (typeof goodRequests)[number],
  cookie: string | null,
): Promise<object> {
  const path = operation.path.replaceAll(/\{\w+\}/g, mei.id);
  const isForm = operation.body !== null && operation.body.files !== null;
  const response = await restaurant.fetch(
    new Request(`http://demo.localhost:8080/api${path}`, {
      method: operation.method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(cookie !== null && { cookie }),
        'idempotency-key': 'a-key-of-an-anonymous-request',
      },
      ...(body !== null && { body: isForm ? new FormData() : JSON.stringify(body) }),
    }),
  );
  const { msgCode } = await response.json();
  return { operation: operation.id, status: response.status, msgCode };
}
