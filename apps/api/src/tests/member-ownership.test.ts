import type { Sdk } from '@claypot/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Joined, joinMember } from '../testing/join-member.ts';
import {
  createMemberOwned,
  type MemberOwned,
  memberOwnedRows,
} from '../testing/ownership/member-things.ts';
import { MEMBER_OPERATIONS } from '../testing/ownership/operations-by-owner.ts';
import {
  createOwnedRows,
  expectAnswer,
  expectUntouched,
  type Owned,
  ownedRows,
} from '../testing/ownership/owned-things.ts';
import { as, GUEST, OTHER_GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { seedCompany } from '../testing/seed/seed.ts';

let restaurant: Restaurant;
let mei: Joined;
let aisyah: Joined;
let rival: Joined;
let owned: MemberOwned;
let orders: Owned;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
  await seedCompany(restaurant.db, 'rival');
  mei = await joinMember(restaurant);
  aisyah = await joinMember(restaurant, '+60198765432');
  rival = await joinMember(restaurant, '+60123456789', { company: 'rival' });
  owned = await createMemberOwned(restaurant, mei);
  orders = await createOwnedRows(
    { sdk: mei.sdk, identity: mei.identity, company: 'demo' },
    restaurant,
  );
});
afterAll(() => restaurant.close());

const EXPIRED = { status: 401, code: 'SESSION_EXPIRED' };
const NOT_THERE = { status: 404, code: 'NOT_FOUND' };

/** Callers that must not receive Mei's data, and the expected result. */
const pretenders: readonly { name: string; sdk: () => Sdk; company?: string; gets: object }[] = [
  { name: 'somebody without a token', sdk: () => restaurant.sdk, gets: EXPIRED },
  { name: 'another member', sdk: () => aisyah.sdk, gets: NOT_THERE },
  {
    name: 'a member of another company',
    sdk: () => restaurant.sdkOf('demo', 'en', rival.token),
    gets: EXPIRED,
  },
  {
    name: 'herself at another company',
    sdk: () => restaurant.sdkOf('rival', 'en', mei.token),
    company: 'rival',
    gets: EXPIRED,
  },
  {
    name: 'somebody with a token nobody has',
    sdk: () => restaurant.sdkOf('demo', 'en', `${mei.token}x`),
    gets: EXPIRED,
  },
];

/** Operations that create or revoke a token; they have their own tests. */
const ENDPOINTS = [
  'accountClose',
  'authLogin',
  'authLoginByMemberNo',
  'authLogout',
  'authResetPassword',
  'authSendForgotOtp',
  'authSendOtp',
  'register',
  'updatePassword',
];

test('covers every operation for members except sign-in', () => {
  const operations = memberOwnedRows.map(({ operation }) => operation);
  expect([...ENDPOINTS, ...operations].sort()).toEqual([...MEMBER_OPERATIONS].sort());
});

describe.each(memberOwnedRows)('$operation', ({ ask }) => {
  test.each(pretenders)('returns nothing to $name', async ({ sdk, gets }) => {
    await expect(ask(sdk(), mei.id, owned)).rejects.toMatchObject(gets);
  });

  test('returns nothing for a guest id in place of the id of a member', async () => {
    await expect(ask(restaurant.sdk, GUEST, owned)).rejects.toMatchObject(EXPIRED);
    await expect(ask(mei.sdk, GUEST, owned)).rejects.toMatchObject(NOT_THERE);
  });
});

const namingThings = memberOwnedRows.filter(({ namesResource: namesThing }) => namesThing);

test.each(namingThings)(
  '$operation returns 404 when a member names the record of another',
  async ({ ask }) => {
    await expect(ask(aisyah.sdk, aisyah.id, owned)).rejects.toMatchObject(NOT_THERE);
  },
);

describe.each(ownedRows)('$operation on data of a member', ({ ask, answer }) => {
  test.each(pretenders)('returns nothing to $name', async ({ sdk, company = 'demo', gets }) => {
    const response = ask({ sdk: sdk(), identity: mei.identity, company }, orders);
    await expect(response).rejects.toMatchObject(gets);
  });

  test('shows nothing of it to other customers', async () => {
    const other = { sdk: aisyah.sdk, identity: aisyah.identity, company: 'demo' };
    await expectAnswer(ask(other, orders), answer);
    const guest = { sdk: restaurant.sdk, identity: as(OTHER_GUEST), company: 'demo' };
    await expectAnswer(ask(guest, orders), answer);
  });
});

test('leaves the data of the owner unchanged', async () => {
  await expectUntouched(orders);
  const [address] = await mei.sdk.addressList({ path: { customerId: mei.id } });
  expect(address).toMatchObject({ id: owned.addressId, mail_name: 'Aisyah' });
  // The greeting, three paid orders and the received booking.
  expect(await mei.sdk.unreadCount({ path: { userId: mei.id } })).toBe(5);
  expect(await mei.sdk.customer({ path: { id: mei.id } })).toMatchObject({ full_name: 'Mei Ling' });
});

test.each(memberOwnedRows)('$operation returns data to its owner', async ({ ask }) => {
  await expect(ask(mei.sdk, mei.id, owned)).resolves.not.toBeUndefined();
});

test.each(ownedRows)('$operation returns another result to its owner', async ({ ask, answer }) => {
  const response = expectAnswer(ask(orders.owner, orders), answer);
  await expect(response).rejects.toBeInstanceOf(Error);
});
