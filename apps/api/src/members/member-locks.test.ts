import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { migrateGuest } from '../ordering/guest-migration.ts';
import { guestOwner, memberOwner } from '../ordering/owner.ts';
import { afterHeld } from '../testing/held-rows.ts';
import { asMember, PASSWORD, type SignedIn, signUp } from '../testing/members.ts';
import { placeOrder } from '../testing/ordering.ts';
import { GUEST, NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { findAddresses, insertAddress, type NewAddress } from './addresses.ts';

let restaurant: Restaurant;
let mei: SignedIn;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(async () => {
  await restaurant.reset();
  mei = await signUp(restaurant);
});
afterAll(() => restaurant.close());

test('an account stays open when a guest order becomes its own while it is being closed', async () => {
  await placeOrder(restaurant);
  const { customer_id } = asMember(mei);
  const parties = {
    companyId: 'demo',
    guest: guestOwner(GUEST),
    member: memberOwner(customer_id),
  };
  const answer = await afterHeld(
    restaurant.db,
    (tx) => migrateGuest(tx, parties, 'both', { cartId: 'cart-of-mei' }, NOON),
    () => mei.sdk.accountClose({ body: { customer_id, password: PASSWORD } }),
  );
  expect(answer).toMatchObject({ closed: false, open: { orders: 1 } });
});

test('an e-mail address that another session has just set is not replaced', async () => {
  const updated = afterHeld(
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

test('of two first addresses at the same time one is the default', async () => {
  await afterHeld(
    restaurant.db,
    (tx) => add(tx, 'first'),
    () => restaurant.db.transaction((tx) => add(tx, 'second')),
  );
  expect(await defaults()).toEqual([
    ['first', true],
    ['second', false],
  ]);
});
