/** Regression tests for bugs of other reservation systems. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  book,
  branchFor,
  changeBranch,
  guestNo,
  hostMoves,
  maxSeatsTaken,
} from '../../../testing/booking.ts';
import { joinMember } from '../../../testing/join-member.ts';
import { as, at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { seedCompany } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const FULL = { code: 'UNABLE_TO_RESERVE', data: { reason: 'full' } };
const APPROVE = { from: 'PENDING', to: 'APPROVED' } as const;

/** Books a table as the guest with this number. */
const bookAs = (guest: number, changes: Parameters<typeof book>[1] = {}) =>
  book(restaurant, { ...as(guestNo(guest)), ...changes });

const seats = (count: number) => changeBranch(restaurant, sql`number_of_seats = ${count}`);
const hours = (open: string, close: string) =>
  changeBranch(
    restaurant,
    sql`opening_hours = (
      select jsonb_agg(jsonb_build_object('weekday', day, 'open', ${open}::text, 'close', ${close}::text))
      from generate_series(1, 7) as day)`,
  );

describe('simultaneous bookings', () => {
  test('gives the last table to one of two parties in the same millisecond', async () => {
    await seats(4);
    const both = await Promise.allSettled([bookAs(1), bookAs(2)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: FULL });
    expect(await maxSeatsTaken(restaurant)).toBe(4);
  });

  test('takes no seats for a rejected request, not even in free quarters', async () => {
    await seats(4);
    await bookAs(1, { time: '19:00' });
    await expect(bookAs(2, { time: '18:00' })).rejects.toMatchObject(FULL);
    expect(await restaurant.sdk.reservationList({ body: as(guestNo(2)) })).toEqual([]);
    expect((await bookAs(3, { time: '17:30' })).time).toBe('17:30');
  });
});

test('reserves the seats of pending reservations', async () => {
  await seats(6);
  const { id } = await bookAs(1);
  await expect(bookAs(2)).rejects.toMatchObject(FULL);
  expect(await hostMoves(restaurant, id, APPROVE)).toBe(true);
  await expect(bookAs(3)).rejects.toMatchObject(FULL);
  expect(await maxSeatsTaken(restaurant)).toBe(4);
});

describe('more guests than seats', () => {
  test('returns the number of seats and the phone number for a party larger than the branch', async () => {
    await seats(10);
    await expect(bookAs(1, { number_of_seats: 11 })).rejects.toMatchObject({
      status: 422,
      code: 'PARTY_TOO_LARGE',
      data: { number_of_seats: 10, contact_no: '+60378765432' },
    });
    expect((await bookAs(1, { number_of_seats: 10 })).number_of_seats).toBe(10);
  });

  test('never exceeds the seats with all parties together', async () => {
    await seats(10);
    await bookAs(1, { number_of_seats: 6 });
    await expect(bookAs(2, { number_of_seats: 5 })).rejects.toMatchObject(FULL);
    await bookAs(3, { number_of_seats: 4 });
    expect(await maxSeatsTaken(restaurant)).toBe(10);
  });
});

test('takes the seats for all 120 minutes of a stay', async () => {
  await seats(4);
  await changeBranch(restaurant, sql`turn_minutes = 120`);
  expect(await bookAs(1)).toMatchObject({ time: '19:00', end_time: '2026-11-22T21:00:00+08:00' });
  for (const time of ['17:30', '18:30', '19:30', '20:00']) {
    await expect(bookAs(2, { time })).rejects.toMatchObject(FULL);
  }
});

test('accepts a party when the earlier one leaves: 18:00 to 20:00, then 20:00 to 21:30', async () => {
  await seats(4);
  await changeBranch(restaurant, sql`turn_minutes = 120`);
  await bookAs(1, { time: '18:00' });
  await changeBranch(restaurant, sql`turn_minutes = 90`);
  expect((await bookAs(2, { time: '20:00' })).time).toBe('20:00');
  expect((await bookAs(3, { time: '16:30' })).time).toBe('16:30');
  expect(await maxSeatsTaken(restaurant)).toBe(4);
});

test('enforces the notice period and returns the earliest time', async () => {
  const today = { date: '2026-11-21' };
  await expect(bookAs(1, { ...today, time: '12:30' })).rejects.toMatchObject({
    status: 422,
    code: 'INVALID_RESERVATION_TIME',
    data: { earliest: { date: '2026-11-21', time: '13:00' } },
  });
  expect((await bookAs(1, { ...today, time: '13:00' })).time).toBe('13:00');
});

test('counts thirty days ahead by date, not by minutes', async () => {
  restaurant.clock.set(at('2026-11-21T08:00'));
  expect((await bookAs(1, { date: '2026-12-21', time: '20:30' })).date).toBe('2026-12-21');
  restaurant.clock.set(at('2026-11-21T23:59'));
  await expect(bookAs(2, { date: '2026-12-22', time: '10:00' })).rejects.toMatchObject({
    code: 'INVALID_RESERVATION_TIME',
  });
  const { date_list } = await branchFor(restaurant, 4);
  expect(date_list?.at(-1)).toBe('2026-12-21');
});

describe('near midnight', () => {
  beforeEach(() => hours('18:00', '02:00'));

  test('takes the seats on both dates for a stay across midnight', async () => {
    await seats(4);
    expect(await bookAs(1, { time: '23:30' })).toMatchObject({
      date: '2026-11-22',
      reservation_time: '2026-11-22T23:30:00+08:00',
      end_time: '2026-11-23T01:00:00+08:00',
    });
    const { date_dropdown_list } = await branchFor(restaurant, 1);
    const monday = date_dropdown_list?.find(({ date }) => date === '2026-11-23');
    expect(monday?.full_time_list).toEqual(['00:00', '00:30']);
    expect(monday?.time_list.slice(0, 2)).toEqual(['18:00', '18:30']);
    await expect(bookAs(2, { date: '2026-11-23', time: '00:30' })).rejects.toMatchObject(FULL);
  });

  test('stores a time after midnight under its own date', async () => {
    expect(await bookAs(1, { date: '2026-11-23', time: '00:30' })).toMatchObject({
      reservation_time: '2026-11-23T00:30:00+08:00',
      end_time: '2026-11-23T02:00:00+08:00',
    });
  });

  test('offers times after midnight shortly before midnight', async () => {
    restaurant.clock.set(at('2026-11-21T23:20'));
    const { date_dropdown_list } = await branchFor(restaurant, 4);
    expect(date_dropdown_list?.[0]).toMatchObject({ date: '2026-11-22' });
    expect(date_dropdown_list?.[0]?.time_list[0]).toBe('00:30');
    expect((await bookAs(1, { date: '2026-11-22', time: '00:30' })).time).toBe('00:30');
  });
});

describe('stale page', () => {
  test('cannot book a past time after it was open overnight', async () => {
    const { date_dropdown_list } = await branchFor(restaurant, 4);
    const firstDay = date_dropdown_list?.[0];
    restaurant.clock.set(at('2026-11-22T09:00'));
    await expect(
      bookAs(1, { date: firstDay?.date ?? '', time: firstDay?.time_list[0] ?? '' }),
    ).rejects.toMatchObject({
      code: 'INVALID_RESERVATION_TIME',
      data: { earliest: { date: '2026-11-22', time: '10:00' } },
    });
  });

  test('cannot book a time when the branch closes earlier now', async () => {
    await hours('10:00', '19:00');
    await expect(bookAs(1, { time: '19:00' })).rejects.toMatchObject({
      code: 'INVALID_RESERVATION_TIME',
    });
  });

  test('cannot book a stay that begins in open hours and ends after closing', async () => {
    expect((await bookAs(1, { time: '20:30' })).end_time).toBe('2026-11-22T22:00:00+08:00');
    for (const time of ['21:00', '21:30']) {
      await expect(bookAs(2, { time })).rejects.toMatchObject({ code: 'INVALID_RESERVATION_TIME' });
    }
  });

  test('cannot book times that are not offered', async () => {
    for (const time of ['19:10', '09:30', '23:00']) {
      await expect(bookAs(1, { time })).rejects.toMatchObject({ code: 'INVALID_RESERVATION_TIME' });
    }
  });

  test('cannot book at a branch that no longer accepts reservations', async () => {
    const rejected = {
      code: 'UNABLE_TO_RESERVE',
      data: { reason: 'not_taken', contact_no: '+60378765432', nearest: [] },
    };
    await changeBranch(restaurant, sql`is_able_reservation = false`);
    await expect(bookAs(1)).rejects.toMatchObject(rejected);
    await changeBranch(restaurant, sql`is_able_reservation = true, temporarily_closed = true`);
    await expect(bookAs(1)).rejects.toMatchObject(rejected);
    expect(await branchFor(restaurant, 1)).toMatchObject({ date_list: [], date_dropdown_list: [] });
  });
});

test('shows the branch’s local time in messages', async () => {
  await seedCompany(restaurant.db, 'harbour', 'America/St_Johns');
  const mei = await joinMember(restaurant, undefined, { company: 'harbour' });
  const reservation = await book({ sdk: mei.sdk }, mei.identity);
  expect(reservation).toMatchObject({ date: '2026-11-22', time: '19:00' });
  expect(reservation.reservation_time).toBe('2026-11-22T19:00:00-03:30');
  await hostMoves(restaurant, reservation.id, APPROVE);
  const [approved] = await mei.sdk.notifications({ path: { id: mei.id } });
  expect(approved?.message).toContain('Sun, 22 Nov, 7:00\u00a0pm');
  const chinese = restaurant.sdkOf('harbour', 'zh_CN', mei.token);
  const [zh] = await chinese.notifications({ path: { id: mei.id } });
  expect(zh?.message).toContain('11月22日周日 晚上7:00');
});

test('notifies the member of a cancellation in the app and by text message', async () => {
  const mei = await joinMember(restaurant);
  const { id, reservation_no } = await book({ sdk: mei.sdk }, mei.identity);
  await mei.sdk.reservationCancel({ path: { id }, body: mei.identity });
  const [notification] = await mei.sdk.notifications({ path: { id: mei.id } });
  expect(notification?.message).toBe(
    `Your booking ${reservation_no} is cancelled: ss2, Sun, 22 Nov, 7:00\u00a0pm.`,
  );
  const queued = await restaurant.db.query(sql`select phone_no, body from queued_messages`);
  expect(queued).toEqual([
    {
      phone_no: '+60123456789',
      body: expect.stringContaining(`booking ${reservation_no} is cancelled`),
    },
  ]);
});
