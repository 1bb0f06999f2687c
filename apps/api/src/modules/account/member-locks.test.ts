import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { afterLocked } from '../../testing/db/locked-rows.ts';
import {
  asMember,
  codeSentTo,
  OTHER_PHONE,
  PASSWORD,
  PHONE,
  type SignedIn,
  signIn,
  signUp,
} from '../../testing/members.ts';
import { placeOrder } from '../../testing/ordering.ts';
import { GUEST, NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { useCode } from '../identity/codes.ts';
import { guestOwner, memberOwner } from '../identity/owner.ts';
import { insertMember } from '../loyalty/members/new-member.ts';
import { migrateGuest } from '../ordering/cart/guest-migration.ts';
import { findAddresses, insertAddress, type NewAddress } from './addresses.ts';

let restaurant: Restaurant;
let mei: SignedIn;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    mei = await signUp(restaurant);
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

test('returns PHONE_NO_REGISTERED when a concurrent sign-up uses the same code', async () => {
  const company_id = 'demo';
  await restaurant.sdk.authSendOtp({ body: { company_id, phone_no: OTHER_PHONE } });
  const otp_code = await codeSentTo(restaurant, OTHER_PHONE);
  const sent = await restaurant.db.one<{ id: string }>(
    sql`select id from one_time_codes where phone_no = ${OTHER_PHONE}`,
  );
  const address = {
    id: 'made-first',
    companyId: 'demo',
    phone: OTHER_PHONE,
    passwordHash: '$argon2id$',
  };
  const registered = afterLocked(
    restaurant.db,
    async (tx) => {
      await useCode(tx, 'demo', sent?.id ?? '', NOON);
      await insertMember(tx, address, (count) => '8'.repeat(count), NOON);
    },
    () =>
      restaurant.sdk.register({
        body: {
          company_id,
          phone_no: OTHER_PHONE,
          password: PASSWORD,
          password_confirmation: PASSWORD,
          otp_code,
        },
      }),
  );
  await expect(registered).rejects.toMatchObject({ code: 'PHONE_NO_REGISTERED' });
});

describe('password changed by another session', () => {
  const change = (tx: Transaction) =>
    tx.execute(sql`update members set password_hash = '$argon2id$of-another-session'`);
  const REFUSED = { code: 'INVALID_PASSWORD' };

  test('rejects a sign-in with the old password', async () => {
    const signedIn = afterLocked(restaurant.db, change, () => signIn(restaurant));
    await expect(signedIn).rejects.toMatchObject(REFUSED);
  });

  test('rejects a change with the old password', async () => {
    const body = { phone_no: PHONE, old_password: PASSWORD, password: 'another-88' };
    const changed = afterLocked(restaurant.db, change, () =>
      mei.sdk.updatePassword({ path: { id: mei.user.id }, body }),
    );
    await expect(changed).rejects.toMatchObject(REFUSED);
  });
});

test('keeps an account open when a guest order is migrated to it while it is being closed', async () => {
  await placeOrder(restaurant);
  const { customer_id } = asMember(mei);
  const parties = {
    companyId: 'demo',
    guest: guestOwner(GUEST),
    member: memberOwner(customer_id),
  };
  const answer = await afterLocked(
    restaurant.db,
    (tx) => migrateGuest(tx, parties, 'both', { cartId: 'cart-of-mei' }, NOON),
    () => mei.sdk.accountClose({ body: { customer_id, password: PASSWORD } }),
  );
  expect(answer).toMatchObject({ closed: false, open: { orders: 1 } });
});

test('does not replace an e-mail address that another session has just set', async () => {
  const updated = afterLocked(
    restaurant.db,
    (tx) => tx.execute(sql`update members set email = 'first@example.test'`),
    () =>
      mei.sdk.updateProfile({
        path: { id: mei.user.id },
        body: { full_name: 'Mei', email: 'second@example.test', date_of_birth: '1994-06-18' },
      }),
  );
  await expect(updated).rejects.toMatchObject({ code: 'EMAIL_ALREADY_SET' });
});

const addressOf = (id: string): NewAddress => ({
  id,
  reference: null,
  mail_name: 'Mei',
  mail_type: null,
  mail_phone: '+60123456789',
  mail_unit_no: 'B-12-3',
  mail_street: 'Jalan SS 21/39',
  mail_city: 'Petaling Jaya',
  mail_state: 'Selangor',
  mail_postcode: '47400',
  mail_country: 'Malaysia',
  notes: null,
  state_id: 'MY-10',
  is_default: false,
  full_address: 'B-12-3, Jalan SS 21/39',
  longitude: '101.644300',
  latitude: '3.135600',
});

const add = (tx: Transaction, id: string) => insertAddress(tx, mei.user.id, addressOf(id), NOON);
const defaults = async () =>
  (await findAddresses(restaurant.db, mei.user.id)).map(({ id, is_default }) => [id, is_default]);

test('makes one of two concurrent first addresses the default', async () => {
  await afterLocked(
    restaurant.db,
    (tx) => add(tx, 'first'),
    () => restaurant.db.transaction((tx) => add(tx, 'second')),
  );
  expect(await defaults()).toEqual([
    ['first', true],
    ['second', false],
  ]);
});
