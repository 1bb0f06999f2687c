import { expect, test } from 'vitest';
import { memberKeyOf } from '../../../platform/config/member-key.ts';
import { sql } from '../../../platform/db/sql.ts';
import { decrypt } from '../../../platform/secrets/encrypt.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { openBrowser } from '../../../testing/http/page-visits.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { OTHER_PHONE, PASSWORD, signIn, signUp } from '../../../testing/members.ts';
import { secretOf } from '../../../testing/payment-code.ts';
import { NOON, type Restaurant } from '../../../testing/restaurant.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const stored = () =>
  restaurant.db.query<{ secret: string; member_id: string }>(
    sql`select secret, member_id from payment_code_secrets order by created_at`,
  );
const url = () => `http://demo.localhost:8080/api/payment_code/${mei.id}`;

test('a session without a secret gets one at its next request, and the same one afterwards', async () => {
  expect(await stored()).toEqual([]);
  const input = { path: { customerId: mei.id } };
  const first = await mei.sdk.paymentCode(input);
  expect(first).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    period: 30,
    digits: 6,
    server_time: '2026-11-21T04:00:00Z',
  });
  expect(await mei.sdk.paymentCode(input)).toEqual(first);
  expect(await stored()).toHaveLength(1);
});

test('a new session gets a secret of its own', async () => {
  const { sdk, user } = await signUp(restaurant, OTHER_PHONE);
  const second = await signIn(restaurant, OTHER_PHONE);
  const secrets = [
    await secretOf({ id: user.id, sdk }),
    await secretOf({ id: user.id, sdk: second.sdk }),
  ];
  expect(new Set(secrets).size).toBe(2);
});

test('two requests at once return the same secret', async () => {
  const secrets = await Promise.all([secretOf(mei), secretOf(mei), secretOf(mei)]);
  expect(new Set(secrets).size).toBe(1);
});

test('the row holds the secret encrypted, with a key of this purpose', async () => {
  const secret = await secretOf(mei);
  const [row] = await stored();
  expect(row?.member_id).toBe(mei.id);
  expect(JSON.stringify(row)).not.toContain(secret);
  const memberKey = memberKeyOf(restaurant.secret);
  const text = row?.secret ?? '';
  expect(decrypt({ memberKey, purpose: 'claypot payment code' }, text)).toBe(secret);
  expect(() => decrypt({ memberKey, purpose: 'claypot staff second factor' }, text)).toThrow();
  expect(() =>
    decrypt({ memberKey: memberKeyOf('another'), purpose: 'claypot payment code' }, text),
  ).toThrow();
});

test('the response must not be stored by any cache', async () => {
  const headers = { authorization: `Bearer ${mei.token}` };
  const response = await restaurant.fetch(new Request(url(), { method: 'POST', headers }));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
});

test('the page cookie alone does not get it, neither over HTTP nor in page rendering', async () => {
  const browser = openBrowser(restaurant);
  browser.token = mei.token;
  await browser.visit(mei.identity);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie };
  const response = await restaurant.fetch(new Request(url(), { method: 'POST', headers }));
  expect(response.status).toBe(401);
  const pageSdk = await browser.pageSdk();
  await expect(pageSdk.customer({ path: { id: mei.id } })).resolves.toMatchObject({ id: mei.id });
  await expect(pageSdk.paymentCode({ path: { customerId: mei.id } })).rejects.toThrow();
  expect(await stored()).toEqual([]);
});

test('another member’s secret is not found', async () => {
  const aisyah = await joinMember(restaurant, OTHER_PHONE);
  await expect(secretOf({ id: mei.id, sdk: aisyah.sdk })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await stored()).toEqual([]);
});

test('a token that was signed out gets none', async () => {
  await mei.sdk.authLogout({ body: {} });
  await expect(secretOf(mei)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(await stored()).toEqual([]);
});

test('closing the account deletes secret and sums', async () => {
  const { sdk, user } = await signUp(restaurant, OTHER_PHONE);
  await secretOf({ id: user.id, sdk });
  await restaurant.db.execute(sql`
    insert into payment_code_days (company_id, member_id, business_day, amount)
    values ('demo', ${user.id}, ${NOON.toZonedDateTimeISO('UTC').toPlainDate()}, 100)`);
  await sdk.accountClose({ body: { customer_id: user.id, password: PASSWORD } });
  expect(await stored()).toEqual([]);
  expect(await restaurant.db.query(sql`select amount from payment_code_days`)).toEqual([]);
});
