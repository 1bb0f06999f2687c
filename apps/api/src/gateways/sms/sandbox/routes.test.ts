import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PHONE } from '../../../testing/members.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const open = (path = '', language = 'en') =>
  restaurant.fetch(
    new Request(`http://demo.localhost:8080/sandbox/sms${path}`, {
      headers: { 'accept-language': language },
    }),
  );
const send = (text: string, reference: string) =>
  restaurant.sms.send({ to: PHONE, text, reference });

test('shows sent messages, newest first, with the code highlighted', async () => {
  expect(await (await open()).text()).toContain('No messages yet');
  await send('Your code is 111111.', 'first');
  await send('<b>222222</b> is your code.', 'second');
  const page = await (await open()).text();
  expect(page).toMatch(/<strong class="code">222222<.*<strong class="code">111111</s);
  expect(page).toContain('&lt;b&gt;222222&lt;/b&gt; is your code.');
  expect(page).toContain(PHONE);
  expect(await (await open('', 'zh-CN')).text()).toContain('验证码');
});

test('forbids scripts and caching', async () => {
  const { headers } = await open();
  expect(headers.get('content-security-policy')).not.toContain('script-src');
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await open('/sms.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('stores a repeated message once', async () => {
  await send('Your code is 111111.', 'first');
  await send('Your code is 111111.', 'first');
  expect(await restaurant.phones.outbox()).toHaveLength(1);
});
