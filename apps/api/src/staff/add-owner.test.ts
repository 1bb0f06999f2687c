import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemRandom } from '../shared/random.ts';
import { counterClient } from '../testing/counter.ts';
import { NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { addOwner } from './add-owner.ts';
import { listStaff } from './list-staff.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const OWNER = { company: 'demo', name: 'Salmah', phone: '012-999 8887', email: null };
const add = (changes: Partial<typeof OWNER> | { email: string } = {}) =>
  addOwner(restaurant.db, systemRandom, { ...OWNER, ...changes }, NOON);

test('the printed code makes the first owner, who signs in', async () => {
  const text = await add();
  const code = /code: (\S+)/.exec(text)?.[1] ?? '';
  const { sdk } = counterClient(restaurant);
  const body = { code, password: 'clay and fire 9', pin: '640283' };
  const { person } = await sdk.acceptInvitation({ body });
  expect(person).toMatchObject({ name: 'Salmah', role: 'owner' });
  expect(person?.branches).toHaveLength(2);
  expect(await listStaff(restaurant.db, 'demo')).toBe('owner    +60129998887             Salmah');
});

test.each([
  [{ company: 'nobody' }, /There is no company nobody. The database has: demo/],
  [{ phone: '123' }, /123 is not a Malaysian mobile number/],
  [{ phone: null as unknown as string }, /Add --phone or --email/],
  [{ email: 'no address' }, /no address is not an e-mail address/],
  [{ name: ' ' }, /1 to 100 characters/],
])('rejects %j', async (changes, message) => {
  await expect(add(changes)).rejects.toThrow(message);
});

test('rejects a login that is taken', async () => {
  await add();
  await expect(add({ name: 'Another' })).rejects.toThrow('Another person of the company');
});
