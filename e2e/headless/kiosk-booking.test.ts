import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { book, changeBranch } from '../../apps/api/src/testing/booking.ts';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { createStorage } from '../../apps/kiosk/src/platform/storage.ts';
import { type Customer, openKiosk } from './customer.ts';
import { losingOneReply, startBooking } from './openings.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** Goes from the first screen to the booking form of a branch that takes bookings. */
async function openForm(customer: Customer) {
  await startBooking(customer);
  customer.types('1');
  await customer.sees('Book a Table');
}

/** Enters four guests tomorrow in the form, and ends at the times. */
async function chooseDay(customer: Customer) {
  customer.types('4');
  await customer.sees('Day');
  customer.types('2');
  await customer.sees('Time');
}

/** Enters four guests tomorrow at the first available time. */
async function chooseTime(customer: Customer) {
  await chooseDay(customer);
  customer.types('1');
  await customer.sees('Contact details');
}

async function countBookings(): Promise<number> {
  const row = await restaurant.db.one<{ count: number }>(
    sql`select count(*)::int as count from reservations`,
  );
  return row?.count ?? 0;
}

const isNone = sql`is_able_reservation = false`;

test('books a table and returns to the first screen for the next customer', async () => {
  const customer = await openKiosk(restaurant);
  await startBooking(customer);
  expect(await customer.sees('Start over')).toContain('klang · No bookings');
  customer.types('1');
  await customer.sees('Guests [2]');
  await chooseTime(customer);
  customer.types('Aisyah', '012-345 6789');
  await customer.sees('Processing');
  expect(await customer.sees('Done, next customer')).toMatch(
    /ss2 · Sun, 22 Nov, 10:00 am · 4 guests\nBooking no\.: \S+\nYour booking awaits approval/,
  );
  customer.types('');
  await customer.sees('Welcome to');
  const storedRow = await restaurant.db.one(
    sql`select customer_name, phone_no, number_of_seats, reminder from reservations`,
  );
  expect(storedRow).toEqual({
    customer_name: 'Aisyah',
    phone_no: '+60123456789',
    number_of_seats: 4,
    reminder: true,
  });
  customer.types('q');
  expect(await customer.ended).toBeUndefined();
  expect([customer.reported, restaurant.reported]).toEqual([[], []]);
});

test('books a table in Chinese', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('2');
  await customer.sees('选择自取分店');
  customer.types('t', '1', '4', '2', '1', '美玲', '012-345 6789');
  await customer.sees('完成，下一位顾客');
  await customer.leaves();
});

test('names an invalid value and asks for it again', async () => {
  const customer = await openKiosk(restaurant);
  await openForm(customer);
  customer.types('0');
  await customer.sees('Number of guests should be at least 1');
  customer.types('200');
  expect(await customer.sees('03-7876 5432')).toContain('seats up to 80 guests');
  await chooseTime(customer);
  customer.types('', '12');
  await customer.sees('Name is a required field');
  await customer.sees('Enter a Malaysian mobile number');
  customer.types('Aisyah', '012-345 6789');
  await customer.sees('Done, next customer');
  await customer.leaves();
});

test('shows a full time that cannot be chosen', async () => {
  await changeBranch(restaurant, sql`number_of_seats = 4`);
  await book(restaurant, { time: '10:00' });
  const customer = await openKiosk(restaurant);
  await openForm(customer);
  await chooseDay(customer);
  const times = await customer.sees('Back');
  expect(times).toContain('–  10:00 am · Full');
  expect(times).toContain('1  11:30 am');
  await customer.leaves();
});

test('offers the nearest times when the last table is taken meanwhile', async () => {
  await changeBranch(restaurant, sql`number_of_seats = 4`);
  const customer = await openKiosk(restaurant);
  await openForm(customer);
  await chooseTime(customer);
  await book(restaurant, { time: '10:00' });
  customer.types('Aisyah', '012-345 6789');
  await customer.sees('We are sorry');
  expect(await customer.sees('Choose another time')).toContain('Sun, 22 Nov, 11:30 am');
  customer.types('1');
  expect(await customer.sees('Done, next customer')).toContain('ss2 · Sun, 22 Nov, 11:30 am');
  await customer.leaves();
});

test('shows the phone number when the branch stops taking bookings meanwhile', async () => {
  const customer = await openKiosk(restaurant);
  await openForm(customer);
  await chooseTime(customer);
  await changeBranch(restaurant, isNone);
  customer.types('Aisyah', '012-345 6789');
  await customer.sees('We are sorry');
  await customer.sees('03-7876 5432');
  await customer.sees('Select Your Booking Branch');
  await customer.leaves();
});

test('makes no second booking when the reply is lost', async () => {
  const { send } = losingOneReply(restaurant, '/reservation/store');
  const customer = await openKiosk(restaurant, { send });
  await openForm(customer);
  await chooseTime(customer);
  customer.types('Aisyah', '012-345 6789');
  await customer.sees('Checking whether your booking arrived');
  await customer.sees('Done, next customer');
  expect(await countBookings()).toBe(1);
  await customer.leaves();
});

test('recovers the booking after a power cut before the reply', async () => {
  const storage = createStorage(null);
  const never = new Promise<never>(() => {});
  const stored = Promise.withResolvers<void>();
  const send = async (request: Request) => {
    const answer = await restaurant.fetch(request);
    if (!request.url.endsWith('/reservation/store')) return answer;
    stored.resolve();
    return never;
  };
  const customer = await openKiosk(restaurant, { send, storage });
  await openForm(customer);
  await chooseTime(customer);
  customer.types('Aisyah', '012-345 6789');
  await customer.sees('Processing');
  await stored.promise;
  customer.disconnects();
  const secondKiosk = await openKiosk(restaurant, { storage });
  await secondKiosk.sees('Select Your Pickup Branch');
  expect(await countBookings()).toBe(1);
  await secondKiosk.leaves();
});
