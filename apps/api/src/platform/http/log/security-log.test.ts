import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OTHER_PHONE, PASSWORD, PHONE, signIn, signUp } from '../../../testing/members.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { fewOfEach, type SecurityLine } from './security-log.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const HERE = { address: '192.0.2.7' };
const loggedLines = () =>
  restaurant.security.map(({ event, outcome, member, address }) => ({
    event,
    outcome,
    member,
    address,
  }));

describe('security log', () => {
  test('logs sign-up, sign-in and sign-out with member, address and outcome', async () => {
    const { user } = await signUp(restaurant, PHONE, HERE);
    const member = user.id;
    await signIn(restaurant, PHONE, 'ayam-00', HERE).catch(() => undefined);
    await signIn(restaurant, OTHER_PHONE, 'ayam-00', HERE).catch(() => undefined);
    const back = await signIn(restaurant, PHONE, PASSWORD, HERE);
    await back.sdk.sessionEndOthers({ body: { customer_id: member } });
    await back.sdk.authLogout({});
    await back.sdk.customer({ path: { id: member } }).catch(() => undefined);
    const from = HERE;
    expect(loggedLines()).toEqual([
      { event: 'code_request', outcome: 'OK', member: null, ...from },
      { event: 'sign_up', outcome: 'OK', member, ...from },
      { event: 'sign_in', outcome: 'INVALID_PASSWORD', member, ...from },
      { event: 'sign_in', outcome: 'INVALID_PASSWORD', member: null, ...from },
      { event: 'sign_in', outcome: 'OK', member, ...from },
      { event: 'sign_out_others', outcome: 'OK', member, ...from },
      { event: 'sign_out', outcome: 'OK', member, ...from },
      { event: 'rejection', outcome: 'SESSION_EXPIRED', member: null, ...from },
    ]);
    expect(restaurant.security.every(({ requestId }) => /^[\w-]{36}$/.test(requestId))).toBe(true);
  });

  test('logs a member who requests another member’s data, and no other reads', async () => {
    const mei = await signUp(restaurant);
    const ling = await signUp(restaurant, OTHER_PHONE);
    restaurant.security.length = 0;
    await mei.sdk.addressList({ path: { customerId: mei.user.id } });
    await mei.sdk.addressList({ path: { customerId: ling.user.id } }).catch(() => undefined);
    expect(restaurant.security).toMatchObject([
      {
        event: 'rejection',
        operation: 'addressList',
        outcome: 'NOT_THEIRS',
        member: mei.user.id,
        company: 'demo',
      },
    ]);
  });

  test('contains no password, code, token or number', async () => {
    const { token, user, sdk } = await signUp(restaurant);
    await sdk.updatePassword({
      path: { id: user.id },
      body: { phone_no: PHONE, old_password: PASSWORD, password: 'itik-99' },
    });
    await signIn(restaurant, PHONE, 'ayam-00').catch(() => undefined);
    const lines = JSON.stringify(restaurant.security);
    expect(restaurant.security).toHaveLength(4);
    for (const secret of [PASSWORD, 'itik-99', 'ayam-00', token, PHONE.slice(1)]) {
      expect(lines).not.toContain(secret);
    }
  });

  test('limits the lines per address and minute and logs once that there were more', () => {
    const lines: SecurityLine[] = [];
    let now = NOON;
    const log = fewOfEach((line) => lines.push(line), { now: () => now });
    const logFrom = (address: string) =>
      log({
        event: 'sign_in',
        operation: 'authLogin',
        outcome: 'INVALID_PASSWORD',
        member: null,
        company: 'demo',
        address,
        requestId: 'r',
      });
    for (let n = 0; n < 1000; n += 1) logFrom('192.0.2.7');
    logFrom('192.0.2.8');
    expect(lines).toHaveLength(62);
    expect(lines.at(60)).toMatchObject({ event: 'more_of_the_same', address: '192.0.2.7' });
    now = NOON.add({ minutes: 1 });
    logFrom('192.0.2.7');
    expect(lines).toHaveLength(63);
  });
});
