import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { book, changeBranch } from '../../../../../testing/booking.ts';
import { PINS } from '../../../../../testing/counter.ts';
import { type CounterTablet, openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { workAt } from '../../../../../testing/jobs.ts';
import { joinMember } from '../../../../../testing/join-member.ts';
import {
  as,
  at,
  GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../../testing/restaurant.ts';
import { SS2 } from '../../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const DATE = '2026-11-22';

type Steps = Parameters<CounterTablet['sdk']['takeBookingStep']>[0]['body']['step'];

const step = (id: string, name: Steps, revision: number, headers = tablet.press()) =>
  tablet.sdk.takeBookingStep({ path: { id }, headers, body: { step: name, revision } });

const reject = (id: string, reason: 'FULL' | 'OTHER', text: string | null = null) =>
  tablet.sdk.rejectBooking({
    path: { id },
    headers: tablet.press(),
    body: { revision: 0, reason, text },
  });

const move = (id: string, date: string, time: string, party = 4, revision = 0) =>
  tablet.sdk.moveBooking({
    path: { id },
    headers: tablet.press(),
    body: { revision, date, time, minutes: 90, number_of_seats: party },
  });

const detail = (id: string) => restaurant.sdk.reservationDetail({ path: { id }, body: as(GUEST) });
const texts = async () => (await restaurant.phones.outbox()).map(({ body }) => body);

test('a repeated press approves once', async () => {
  const { id } = await book(restaurant);
  const press = tablet.press();
  const first = await step(id, 'approve', 0, press);
  expect(await step(id, 'approve', 0, press)).toEqual(first);
  expect(first).toMatchObject({ status: 'APPROVED', revision: 1 });
});

test('rejects a step with an earlier revision, and returns the present booking', async () => {
  const { id } = await book(restaurant);
  await restaurant.sdk.reservationCancel({ path: { id }, body: as(GUEST) });
  await expect(step(id, 'approve', 0)).rejects.toMatchObject({
    status: 409,
    data: { booking: { id, status: 'CANCELLED' } },
  });
});

test('a seated party stays APPROVED for the customer', async () => {
  const { id } = await book(restaurant, { date: '2026-11-21', time: '13:30' });
  await step(id, 'approve', 0);
  expect((await step(id, 'seat', 1)).seated_at).toBe('2026-11-21T12:00:00+08:00');
  expect((await detail(id)).reservation_status).toBe('APPROVED');
});

test('no-show is possible from the time on', async () => {
  const { id } = await book(restaurant, { date: '2026-11-21', time: '13:30' });
  await step(id, 'approve', 0);
  await expect(step(id, 'no_show', 1)).rejects.toMatchObject({ status: 400 });
});

describe('rejection', () => {
  test('shows the reason to the customer, on the booking and in the notification', async () => {
    const mei = await joinMember(restaurant);
    const { id } = await book({ sdk: mei.sdk }, mei.identity);
    await reject(id, 'OTHER', 'Call 03-1234 5678, our kitchen is being repaired.');
    expect(await mei.sdk.reservationDetail({ path: { id }, body: mei.identity })).toMatchObject({
      reservation_status: 'REJECTED',
      rejection: { reason: 'OTHER', text: 'Call 03-1234 5678, our kitchen is being repaired.' },
    });
    const [newest] = await mei.sdk.notifications({ path: { id: mei.id } });
    expect(newest?.message).toContain('our kitchen is being repaired');
  });

  test('sends a fixed reason as a text message, but no text of staff', async () => {
    const full = await book(restaurant);
    await reject(full.id, 'FULL');
    const other = await book(restaurant, { time: '12:00' }, 'a-key-of-another-booking');
    await reject(other.id, 'OTHER', 'See https://cch.example');
    await workAt(restaurant);
    const [first = '', second = ''] = await texts();
    expect(first + second).toContain('is full on');
    expect(first + second).not.toContain('https');
  });

  test('needs a text exactly for another reason', async () => {
    const { id } = await book(restaurant);
    await expect(reject(id, 'OTHER')).rejects.toMatchObject({ status: 400 });
    await expect(reject(id, 'FULL', 'why')).rejects.toMatchObject({ status: 400 });
  });
});

describe('a moved booking', () => {
  test('notifies the customer of the new time, which the booking shows', async () => {
    const mei = await joinMember(restaurant);
    const { id } = await book({ sdk: mei.sdk }, mei.identity);
    await move(id, DATE, '20:15', 6);
    expect(await mei.sdk.reservationDetail({ path: { id }, body: mei.identity })).toMatchObject({
      time: '20:15',
      end_time: '2026-11-22T21:45:00+08:00',
      number_of_seats: 6,
    });
    const [newest] = await mei.sdk.notifications({ path: { id: mei.id } });
    expect(newest?.message).toMatch(/It is now: ss2, Sun, 22 Nov, 8:15\s?pm, 6 guests/);
  });

  test('is reminded of two hours before the new time, also if the reminder was sent', async () => {
    const { id } = await book(restaurant);
    await workAt(restaurant, at('2026-11-22T17:00'));
    await restaurant.db.execute(sql`update staff_sessions set used_at = ${at('2026-11-22T17:00')},
      expires_at = ${at('2026-11-23T17:00')}`);
    await move(id, '2026-11-24', '19:00');
    await workAt(restaurant, at('2026-11-24T17:00'));
    const reminders = (await texts()).filter((text) => text.includes('Reminder'));
    expect(reminders.map((text) => /\d+ Nov/.exec(text)?.[0])).toEqual(
      expect.arrayContaining(['22 Nov', '24 Nov']),
    );
  });

  test('returns the largest party that fits', async () => {
    await changeBranch(restaurant, sql`number_of_seats = 6`);
    const { id } = await book(restaurant);
    await expect(move(id, DATE, '19:30', 7)).rejects.toMatchObject({
      status: 422,
      data: { free: 6 },
    });
    expect((await detail(id)).time).toBe('19:00');
  });
});

test('approves automatically up to the party size of the branch', async () => {
  await tablet.signIn('mei');
  for (const up_to of [null, 4]) {
    await tablet.sdk.setBookingApproval({ body: { branch_id: SS2, up_to } });
  }
  const small = await book(restaurant);
  const large = await book(restaurant, { number_of_seats: 5 }, 'a-key-of-a-large-party');
  expect([small.reservation_status, large.reservation_status]).toEqual(['APPROVED', 'PENDING']);
  await workAt(restaurant);
  expect(await texts()).toEqual([expect.stringContaining('Your table is confirmed')]);
});

test('a cashier blocks seats with a manager’s approval', async () => {
  const body = {
    branch_id: SS2,
    date: DATE,
    time: '18:00',
    end_time: '20:00',
    seats: 10,
    reason: 'A leak',
    accept_over: false,
  };
  await expect(tablet.sdk.blockSeats({ headers: tablet.press(), body })).rejects.toMatchObject({
    status: 403,
  });
  const { token } = await tablet.sdk.approve({
    body: { staff_id: 'mei', pin: PINS.manager, operation: 'blockSeats', target_id: SS2 },
  });
  const headers = { ...tablet.press(), 'Counter-Approval': token };
  expect((await tablet.sdk.blockSeats({ headers, body })).blocks).toHaveLength(1);
});

test('finds bookings by name, number and the last four digits of the phone', async () => {
  const { id, reservation_no } = await book(restaurant);
  const idsOf = async (query: string) =>
    (await tablet.sdk.bookingSearch({ body: { branch_id: SS2, query } })).bookings.map(
      (booking) => booking.id,
    );
  expect(await idsOf('aisy')).toEqual([id]);
  expect(await idsOf(reservation_no.slice(-6))).toEqual([id]);
  expect(await idsOf('6789')).toEqual([id]);
  expect(await idsOf('%%')).toEqual([]);
});

test('a walk-in without a name has no personal data, and its owner sees nothing', async () => {
  const walkIn = await tablet.sdk.addBooking({
    headers: tablet.press(),
    body: {
      branch_id: SS2,
      date: null,
      time: null,
      minutes: 60,
      number_of_seats: 2,
      customer_name: null,
      phone_no: null,
      occasion: null,
      note: null,
      reminder: false,
    },
  });
  expect(walkIn).toMatchObject({ customer_name: null, phone_no: null, status: 'APPROVED' });
  expect(await restaurant.sdk.reservationList({ body: as(GUEST) })).toEqual([]);
});
