import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { PASSWORD, type SignedIn, signUp } from '../../apps/api/src/testing/members.ts';
import { decide } from '../../apps/api/src/testing/ordering.ts';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { createStorage } from '../../apps/kiosk/src/platform/storage.ts';
import { type Customer, openKiosk } from './customer.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
let member: SignedIn;
beforeEach(async () => {
  await restaurant.reset();
  await restaurant.db.execute(sql`update companies set sign_up_point = 100`);
  member = await signUp(restaurant);
  // Member number as printed on a card, with its leading zeros.
  await restaurant.db.execute(
    sql`update members set member_no = ${NUMBER}, full_name = 'Mei Ling'`,
  );
});
afterAll(() => restaurant.close());

const NUMBER = '0012345678';
const LINK = /http:\/\/demo\.localhost:8080(\/sandbox\/pay\/\S+)/;

/** Goes from the first screen, in English, to the list of branches and signs in there. */
async function identify(customer: Customer) {
  customer.types('1');
  await customer.sees('I am a member');
  customer.types('m', NUMBER, PASSWORD);
  await customer.sees('Hello, Mei Ling');
}

/** Orders one claypot with the member's details at the branch that has it. */
async function order(customer: Customer) {
  customer.types('2', '1', '2', '1', '', '', '1', '1', 'y');
  await customer.sees('Added to cart successfully');
  customer.types('c', 'o', '', 'mei@example.com', '', '');
}

const sessionsOf = async () =>
  (await restaurant.db.query(sql`select token_hash from member_sessions`)).length;

test('a member scans the code, sees the balances, orders and is signed out afterwards', async () => {
  const customer = await openKiosk(restaurant);
  await customer.sees('scan your payment code');
  const before = await sessionsOf();
  customer.types(NUMBER);
  const passwordPrompt = await customer.sees('Password');
  expect(passwordPrompt).not.toMatch(/Mei|Points: \d|Wallet: /);
  customer.types(PASSWORD);
  await customer.sees('Hello, Mei Ling');
  const screenText = await customer.sees('Start over');
  expect(screenText).toContain('Points: 100 · Wallet: RM 0.00');
  expect(screenText).not.toContain('I am a member');
  expect(await sessionsOf()).toBe(before + 1);
  await order(customer);
  const [, payment_url = null] = LINK.exec(await customer.sees('continues automatically')) ?? [];
  await decide(restaurant, { payment_url }, 'approved');
  customer.types('l');
  await customer.sees('Done, next customer');
  const orderRow = await restaurant.db.one(sql`select customer_id from orders`);
  expect(orderRow).toEqual({ customer_id: member.user.id });
  customer.types('');
  expect(await customer.sees('中文')).not.toContain('Mei Ling');
  await expect.poll(sessionsOf).toBe(before);
  customer.types('1');
  expect(await customer.sees('Start over')).not.toContain('Mei Ling');
  await customer.leaves();
  expect([customer.reported, restaurant.reported]).toEqual([[], []]);
});

test('shows the same for an unknown number as for a wrong password', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('1');
  await customer.sees('I am a member');
  const answers: string[] = [];
  for (const number of [NUMBER, '0000000000']) {
    customer.types('m', number, 'wrong-1');
    answers.push(await customer.sees('Scan your payment code or type'));
    answers.push(await customer.sees('Scan your payment code or type'));
    customer.types('');
    await customer.sees('I am a member');
  }
  expect(answers[1]).toContain('Invalid password');
  expect(answers.slice(2)).toEqual(answers.slice(0, 2));
  customer.types('m', '12', PASSWORD);
  await customer.sees('Enter the number under the payment code');
  customer.types('');
  await customer.sees('I am a member');
  await customer.leaves();
});

test('signs in a member in Chinese', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('2');
  await customer.sees('我是会员');
  customer.types('m', '0012 3456 78', PASSWORD);
  await customer.sees('您好，Mei Ling');
  await customer.sees('积分：100 · 钱包：RM 0.00');
  await customer.leaves();
});

test('offers no sign-in after a guest has added an item', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('1');
  await customer.sees('I am a member');
  customer.types('2', '1', '2', '1', '', '', '1', '1', 'y');
  await customer.sees('Added to cart successfully');
  customer.types('b');
  await customer.sees('Select Your Pickup Branch');
  expect(await customer.sees('Start over')).not.toContain('I am a member');
  customer.types(NUMBER);
  await customer.sees('Please type one of the numbers or letters shown.');
  await customer.leaves();
});

test('signs out a member who walks away', async () => {
  const customer = await openKiosk(restaurant, { idleTimeout: { before: 1500, after: 500 } });
  const before = await sessionsOf();
  await identify(customer);
  await customer.sees('Still there?');
  await customer.sees('Starting over for the next customer');
  await customer.sees('中文');
  await expect.poll(sessionsOf).toBe(before);
  await customer.leaves();
});

test('does not show the member to the next customer after a power cut', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiosk-'));
  const file = join(folder, 'state.json');
  const first = await openKiosk(restaurant, { storage: createStorage(file) });
  await identify(first);
  await first.leaves();
  expect(await readFile(file, 'utf8')).toContain(NUMBER);
  const second = await openKiosk(restaurant, { storage: createStorage(file) });
  expect(await second.sees('中文')).not.toContain('Mei Ling');
  expect(await readFile(file, 'utf8')).not.toMatch(/0012345678|Mei Ling/);
  await second.leaves();
  // Synchronous: the ended kiosk may still receive the sign-out and store it.
  rmSync(folder, { recursive: true });
});
