import { beforeEach, describe, expect, test } from 'vitest';
import { expireStale } from '../jobs/expire-stale.ts';
import { closeSession, openSession } from '../modules/identity/sessions.ts';
import { USUAL_RETENTION } from '../platform/config/retention.ts';
import { sql } from '../platform/db/sql.ts';
import { beginWithMember } from '../testing/begin-with-member.ts';
import { afterLocked } from '../testing/db/locked-rows.ts';
import { type Browser, openBrowser } from '../testing/http/page-visits.ts';
import { type Joined, joinMember } from '../testing/join-member.ts';
import { OTHER_PHONE, PASSWORD, signUp } from '../testing/members.ts';
import { as, GUEST, NOON, type Restaurant } from '../testing/restaurant.ts';
import { seedCompany } from '../testing/seed/seed.ts';

const TOKEN = 'claypot_page';
const VISIT = 'claypot_visit';

let restaurant: Restaurant;
let mei: Joined;
let browser: Browser;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(() => {
  browser = openBrowser(restaurant);
  browser.token = mei.token;
});

const visitorRows = () => restaurant.db.query(sql`select token_hash from page_visitors`);
const tokenOf = ({ cookies }: Browser) => cookies.get(TOKEN) ?? '';

describe('a member', () => {
  test('is found by the cookie, with the profile and without a token', async () => {
    const id = await browser.visit(mei.identity);
    const found = await browser.visitor();
    expect(found).toMatchObject({
      identity: 'member',
      customerId: mei.id,
      guestId: null,
      visitorId: id,
      user: { id: mei.id, member_no: '0123456789', api_token: null, first_time: 0 },
    });
    expect(JSON.stringify(found)).not.toContain(mei.token);
  });

  test('is found in the language of the page', async () => {
    const id = await browser.visit(mei.identity);
    const cookie = `${TOKEN}=${tokenOf(browser)}; ${VISIT}=${id}`;
    const request = new Request('http://demo.localhost:8080/', { headers: { cookie } });
    const levels = await Promise.all(
      (['en', 'zh_CN'] as const).map(async (language) => {
        const found = await restaurant.pages.findVisitor({ request, language });
        return found?.user?.leveling.level_name;
      }),
    );
    expect(new Set(levels).size).toBe(2);
  });

  test('who signed in before the cookie existed gets it with the token alone', async () => {
    expect(await browser.visitor()).toBeNull();
    await browser.visit(mei.identity);
    expect(await browser.visitor()).toMatchObject({ customerId: mei.id });
  });

  test('is not found after a sign-out, which deletes the cookies', async () => {
    await browser.visit(mei.identity);
    const before = new Map(browser.cookies);
    await browser.sdk.authLogout({ body: {} });
    expect([...browser.cookies.keys()]).toEqual([]);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect(await browser.visitor()).toBeNull();
    expect(await visitorRows()).toEqual([]);
  });

  test('is not found after the device is revoked', async () => {
    await browser.visit(mei.identity);
    const token = 'token-of-another-device-of-the-member';
    await openSession(restaurant.db, mei.id, { token }, NOON);
    const other = restaurant.sdkOf('demo', 'en', token);
    await other.sessionEndOthers({ body: { customer_id: mei.id } });
    expect(await browser.visitor()).toBeNull();
    expect(await visitorRows()).toEqual([]);
  });

  test('is not found on other devices after the password changes', async () => {
    const { user } = await signUp(restaurant, OTHER_PHONE);
    const identity = { customer_id: user.id, guest_id: null };
    const token = 'token-of-another-device-of-the-member';
    await openSession(restaurant.db, user.id, { token }, NOON);
    const changing = openBrowser(restaurant);
    changing.token = user.api_token;
    browser.token = token;
    await changing.visit(identity);
    await browser.visit(identity);
    await changing.sdk.updatePassword({
      path: { id: user.id },
      body: {
        phone_no: OTHER_PHONE,
        old_password: PASSWORD,
        password: 'satay-99',
      },
    });
    expect(await browser.visitor()).toBeNull();
    expect(await changing.visitor()).toMatchObject({ customerId: user.id });
  });

  test('is not found after the account is closed', async () => {
    const { user } = await signUp(restaurant, OTHER_PHONE);
    browser.token = user.api_token;
    await browser.visit({ customer_id: user.id, guest_id: null });
    await browser.sdk.accountClose({ body: { customer_id: user.id, password: PASSWORD } });
    expect(await browser.visitor()).toBeNull();
    expect(await visitorRows()).toEqual([]);
  });

  test('is not found when the session has expired, and pages do not prolong it', async () => {
    await browser.visit(mei.identity);
    restaurant.clock.set(NOON.add({ hours: 60 * 24 }));
    expect(await browser.visitor()).not.toBeNull();
    restaurant.clock.set(NOON.add({ hours: 90 * 24 }));
    expect(await browser.visitor()).toBeNull();
  });

  test('cannot be named by another member, an anonymous caller or at another company', async () => {
    await seedCompany(restaurant.db, 'rival');
    const aisyah = await joinMember(restaurant, OTHER_PHONE);
    const body = mei.identity;
    await expect(aisyah.sdk.pageVisitor({ body })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const sdk of [restaurant.sdk, restaurant.sdkOf('rival', 'en', mei.token)]) {
      await expect(sdk.pageVisitor({ body })).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    }
    expect(await visitorRows()).toEqual([]);
  });
});

describe('a guest', () => {
  beforeEach(() => {
    browser.token = null;
  });

  test('is found by the cookie, without the guest id', async () => {
    const id = await browser.visit(as(GUEST));
    const found = await browser.visitor();
    expect(found).toMatchObject({ identity: 'guest', customerId: null, guestId: id, user: null });
    expect(JSON.stringify(found)).not.toContain(GUEST);
    expect(browser.cookies.get(VISIT)).toBe(id);
  });

  test('is not found 90 days after the last page', async () => {
    await browser.visit(as(GUEST));
    restaurant.clock.set(NOON.add({ hours: 60 * 24 }));
    expect(await browser.visitor()).not.toBeNull();
    restaurant.clock.set(NOON.add({ hours: 149 * 24 }));
    expect(await browser.visitor()).not.toBeNull();
    restaurant.clock.set(NOON.add({ hours: 239 * 24 }));
    expect(await browser.visitor()).toBeNull();
  });

  test('is replaced by the member after a sign-in on the device', async () => {
    const guestId = await browser.visit(as(GUEST));
    const guestToken = tokenOf(browser);
    browser.token = mei.token;
    await browser.visit(mei.identity);
    expect(await browser.visitor()).toMatchObject({ customerId: mei.id });
    expect(await visitorRows()).toHaveLength(1);
    browser.cookies.set(TOKEN, guestToken);
    browser.cookies.set(VISIT, guestId);
    expect(await browser.visitor()).toBeNull();
  });
});

test('a 401 response deletes the cookies of the browser', async () => {
  await browser.visit(mei.identity);
  browser.token = 'a token that nobody has';
  await expect(browser.sdk.customer({ path: { id: mei.id } })).rejects.toMatchObject({
    code: 'SESSION_EXPIRED',
  });
  expect([...browser.cookies.keys()]).toEqual([]);
});

test('a 401 response sets no cookie for a client without them', async () => {
  const url = `http://demo.localhost:8080/api/customer/${mei.id}`;
  const response = await restaurant.fetch(new Request(url));
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
});

test('without the visitor’s id the page shows no one and deletes the token', async () => {
  await browser.visit(mei.identity);
  browser.cookies.delete(VISIT);
  expect(await browser.open()).toBeNull();
  expect([...browser.cookies.keys()]).toEqual([]);
});

test('with the id of an earlier visitor the page shows no one', async () => {
  const earlier = await browser.visit(mei.identity);
  await browser.visit(mei.identity);
  browser.cookies.set(VISIT, earlier);
  expect(await browser.open()).toBeNull();
});

test('a page for a visitor leaves the cookies unchanged', async () => {
  await browser.visit(mei.identity);
  const before = new Map(browser.cookies);
  expect(await browser.open()).toMatchObject({ customerId: mei.id });
  expect(browser.cookies).toEqual(before);
});

test.each([
  ['malformed', 'x y'],
  ['empty', ''],
  ['oversized', 'a'.repeat(8_000)],
  ['unknown', 'a'.repeat(43)],
  ['quoted', `"${'a'.repeat(43)}"`],
])('a page deletes a cookie that is %s', async (_, value) => {
  const id = await browser.visit(mei.identity);
  browser.cookies.set(TOKEN, value);
  browser.cookies.set(VISIT, id);
  expect(await browser.open()).toBeNull();
  expect(browser.cookies.has(TOKEN)).toBe(false);
});

test('a page without cookies sets none', async () => {
  const request = new Request('http://demo.localhost:8080/menu');
  expect(restaurant.pages.cookiesOf({ request }, null)).toEqual([]);
});

test('the cookie of one company names no one at another', async () => {
  await seedCompany(restaurant.db, 'rival');
  await joinMember(restaurant, '+60123456789', { company: 'rival' });
  await browser.visit(mei.identity);
  expect(await browser.visitor('rival')).toBeNull();
  expect(await browser.visitor()).not.toBeNull();
});

test('scripts can read the id and not the token, and HTTPS requires a secure cookie', async () => {
  const post = (scheme: string) =>
    restaurant.fetch(
      new Request(`${scheme}://demo.localhost:8080/api/page_visitor`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(as(GUEST)),
      }),
    );
  const [token, visit] = (await post('http')).headers.getSetCookie();
  const rest = 'Path=/; Max-Age=34560000';
  expect(token).toMatch(new RegExp(`^${TOKEN}=[\\w-]{43}; ${rest}; HttpOnly; SameSite=Lax$`));
  expect(visit).toMatch(new RegExp(`^${VISIT}=[0-9a-f-]{36}; ${rest}; SameSite=Lax$`));
  const [secure] = (await post('https')).headers.getSetCookie();
  expect(secure).toMatch(/^__Host-claypot_page=.*; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/);
});

test('a server with HTTPS ignores the cookie without the prefix', async () => {
  const secure = openBrowser(restaurant, { scheme: 'https' });
  secure.token = mei.token;
  await secure.visit(mei.identity);
  expect(await secure.visitor()).toMatchObject({ customerId: mei.id });
  const token = secure.cookies.get(`__Host-${TOKEN}`) ?? '';
  secure.cookies.delete(`__Host-${TOKEN}`);
  secure.cookies.set(TOKEN, token);
  expect(await secure.visitor()).toBeNull();
});

test('the database stores neither the token nor the guest id', async () => {
  browser.token = null;
  await browser.visit(as(GUEST));
  const rows = await restaurant.db.query<{ text: string }>(sql`
    select v::text as text from page_visitors v`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(tokenOf(browser));
  expect(JSON.stringify(rows)).not.toContain(GUEST);
});

test('returns SESSION_EXPIRED when the session ends while the cookie is made', async () => {
  const asked = afterLocked(
    restaurant.db,
    (tx) => closeSession(tx, 'demo', mei.token),
    () => browser.visit(mei.identity),
  );
  await expect(asked).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(restaurant.reported).toEqual([]);
});

test('a session has three visitors at most, and the last is found although the clock did not move', async () => {
  for (let count = 0; count < 12; count += 1) {
    const each = openBrowser(restaurant);
    each.token = mei.token;
    await each.visit(mei.identity);
    expect(await each.visitor()).toMatchObject({ customerId: mei.id });
  }
  expect(await visitorRows()).toHaveLength(3);
});

test('the clean-up deletes expired visitors', async () => {
  browser.token = null;
  await browser.visit(as(GUEST));
  await expireStale(restaurant.db, NOON.add({ hours: 89 * 24 }), USUAL_RETENTION);
  expect(await visitorRows()).toHaveLength(1);
  await expireStale(restaurant.db, NOON.add({ hours: 90 * 24 }), USUAL_RETENTION);
  expect(await visitorRows()).toEqual([]);
});
