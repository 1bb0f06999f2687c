import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  BOOKING_KEY,
  book,
  booking,
  branchFor,
  changeBranch,
  guestNo,
  maxSeatsTaken,
} from '../../../testing/booking.ts';
import { joinMember } from '../../../testing/join-member.ts';
import {
  as,
  at,
  GUEST,
  NOON,
  openRestaurant,
  type Restaurant,
} from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const list = () => restaurant.sdk.reservationList({ body: as(GUEST) });
const outcome = (idempotency_key: string, guest = GUEST) =>
  restaurant.sdk.reservationOutcome({ body: { ...as(guest), idempotency_key } });

describe('reservationStore', () => {
  test('returns all fields of the reservation', async () => {
    const booked = await book(restaurant);
    expect(booked).toMatchObject({
      reservation_time: '2026-11-22T19:00:00+08:00',
      end_time: '2026-11-22T20:30:00+08:00',
      date: '2026-11-22',
      time: '19:00',
      number_of_seats: 4,
      reservation_status: 'PENDING',
      branch_id: SS2,
      branch: { id: SS2, turn_minutes: 90, distance: null },
      customer_name: 'Aisyah',
      phone_no: '+60123456789',
      reminder: 1,
      revision: 0,
      created_at: '2026-11-21T12:00:00+08:00',
    });
    expect(booked.reservation_no).toMatch(/^RS-261122-[0-9A-Z]{6}$/);
    expect(booked.branch).not.toHaveProperty('date_list');
    expect(await list()).toEqual([booked]);
  });

  test('stores the occasion and the trimmed note', async () => {
    const note = '  A high chair, please.\nNo peanuts.  ';
    const booked = await book(restaurant, { occasion: 'anniversary', note });
    const wanted = { occasion: 'anniversary', note: 'A high chair, please.\nNo peanuts.' };
    expect(booked).toMatchObject(wanted);
    expect(await list()).toMatchObject([wanted]);
  });

  test.each([
    ['a blank note', { note: ' \u200b ', occasion: null }],
    ['neither', {}],
  ])('stores null for %s', async (_, request) => {
    expect(await book(restaurant, request)).toMatchObject({ occasion: null, note: null });
  });

  test.each([
    ['/body/note', { note: 'x'.repeat(201) }],
    ['/body/occasion', { occasion: 'wedding' as 'other' }],
  ])('rejects an invalid %s', async (_, request) => {
    await expect(book(restaurant, request)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
    expect(await book(restaurant, { note: '煲'.repeat(200) })).toMatchObject({
      note: '煲'.repeat(200),
    });
  });

  test('returns the distance to the branch if coordinates are given', async () => {
    const { id } = await book(restaurant);
    const body = { ...as(GUEST), latitude: '3.12', longitude: '101.62' };
    const detail = await restaurant.sdk.reservationDetail({ path: { id }, body });
    expect(detail.branch.distance).toBe(0.3);
    const nowhere = await restaurant.sdk.reservationDetail({ path: { id }, body: as(GUEST) });
    expect(nowhere.branch.distance).toBeNull();
  });

  test('lists the latest time first and keeps reservations of a retired branch', async () => {
    for (const [key, time] of [
      ['lunch', '12:00'],
      ['dinner', '20:00'],
      ['tea', '15:30'],
    ] as const) {
      await book(restaurant, { time }, `key-of-the-${key}-table`);
    }
    await restaurant.db.execute(sql`update branches set retired = true where id = ${SS2}`);
    expect((await list()).map(({ time }) => time)).toEqual(['20:00', '15:30', '12:00']);
  });

  test('moves the time to the list of full times', async () => {
    await changeBranch(restaurant, sql`number_of_seats = 6`);
    await book(restaurant);
    const tomorrow = async (party: number) =>
      (await branchFor(restaurant, party)).date_dropdown_list?.[1];
    const full = ['18:00', '18:30', '19:00', '19:30', '20:00'];
    expect((await tomorrow(3))?.full_time_list).toEqual(full);
    expect((await tomorrow(3))?.time_list).not.toContain('19:00');
    expect((await tomorrow(2))?.full_time_list).toEqual([]);
    expect((await tomorrow(7))?.time_list).toEqual([]);
  });
});

describe('idempotency key', () => {
  test('creates one reservation for repeated requests', async () => {
    const first = await book(restaurant);
    restaurant.clock.set(NOON.add({ hours: 40 }));
    expect(await book(restaurant)).toMatchObject({ id: first.id, time: '19:00' });
    expect(await maxSeatsTaken(restaurant)).toBe(4);
  });

  test('creates one reservation for fifty concurrent requests for the last seats', async () => {
    await changeBranch(restaurant, sql`number_of_seats = 4`);
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(restaurant)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await maxSeatsTaken(restaurant)).toBe(4);
  });

  test('returns 409 when reused with another body', async () => {
    await book(restaurant);
    await expect(book(restaurant, { number_of_seats: 5 })).rejects.toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('is scoped to its owner', async () => {
    const ownReservation = await book(restaurant);
    const other = await book(restaurant, as(guestNo(2)));
    expect(other.id).not.toBe(ownReservation.id);
  });
});

describe('reservationOutcome', () => {
  test('returns the reservation of the key to its owner', async () => {
    expect(await outcome(BOOKING_KEY)).toEqual({ reservation: null });
    const booked = await book(restaurant);
    expect(await outcome(BOOKING_KEY)).toEqual({ reservation: booked });
    expect(await outcome(BOOKING_KEY, guestNo(2))).toEqual({ reservation: null });
  });

  test('returns null after a rejection, and the key can be used again', async () => {
    await changeBranch(restaurant, sql`number_of_seats = 4`);
    const { id } = await book(restaurant, as(guestNo(2)));
    await expect(book(restaurant)).rejects.toMatchObject({ code: 'UNABLE_TO_RESERVE' });
    expect(await outcome(BOOKING_KEY)).toEqual({ reservation: null });
    await restaurant.sdk.reservationCancel({ path: { id }, body: as(guestNo(2)) });
    expect((await book(restaurant)).reservation_status).toBe('PENDING');
  });
});

describe('rejected reservation', () => {
  test('returns the three nearest available times for a full time', async () => {
    await changeBranch(restaurant, sql`number_of_seats = 4`);
    await book(restaurant, as(guestNo(2)));
    await expect(book(restaurant)).rejects.toMatchObject({
      status: 422,
      code: 'UNABLE_TO_RESERVE',
      data: {
        reason: 'full',
        contact_no: '+60378765432',
        nearest: [
          { date: '2026-11-22', time: '17:00' },
          { date: '2026-11-22', time: '17:30' },
          { date: '2026-11-22', time: '20:30' },
        ],
      },
    });
  });

  test('returns not_taken for a branch without reservations, regardless of the time', async () => {
    await expect(book(restaurant, { branch_id: KLANG, time: '03:10' })).rejects.toMatchObject({
      code: 'UNABLE_TO_RESERVE',
      data: { reason: 'not_taken', nearest: [] },
    });
  });

  test('returns 404 for an unknown branch and INVALID_PHONE_NO for an invalid phone number', async () => {
    await expect(book(restaurant, { branch_id: 'nowhere' })).rejects.toMatchObject({ status: 404 });
    await expect(book(restaurant, { phone_no: '12345' })).rejects.toMatchObject({
      code: 'INVALID_PHONE_NO',
    });
  });

  test('returns 400 for a blank name', async () => {
    await expect(book(restaurant, { customer_name: '  ' })).rejects.toMatchObject({
      status: 400,
      data: { path: 'body.customer_name' },
    });
    expect((await book(restaurant, { customer_name: ' Mei ' })).customer_name).toBe('Mei');
  });

  test('returns UNABLE_TO_RESERVE when the branch has no opening hours', async () => {
    await changeBranch(restaurant, sql`opening_hours = '[]'`);
    await expect(book(restaurant)).rejects.toMatchObject({ code: 'UNABLE_TO_RESERVE' });
  });
});

describe('reservation rate limit', () => {
  const bookMany = async (count: number, changes: (each: number) => object) => {
    for (let each = 0; each < count; each += 1) {
      const key = `key-of-booking-number-${each}`;
      const body = booking({ number_of_seats: 1, ...changes(each) });
      await restaurant.sdk.reservationStore({ body, headers: { 'Idempotency-Key': key } });
    }
  };

  test('allows twenty a day per owner', async () => {
    await bookMany(20, () => ({}));
    await expect(book(restaurant)).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      data: { retry_at: '2026-11-22T04:00:00Z' },
    });
    expect(await maxSeatsTaken(restaurant)).toBe(20);
    restaurant.clock.set(at('2026-11-22T12:00'));
    expect((await book(restaurant)).reservation_status).toBe('PENDING');
  });

  test('allows sixty an hour per address, across guests', async () => {
    await bookMany(60, (each) => as(guestNo(each)));
    await expect(book(restaurant)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const elsewhere = restaurant.deviceOf({ address: '203.0.113.9' });
    expect((await book({ sdk: elsewhere })).reservation_status).toBe('PENDING');
  });
});

test('lists a member’s reservation and notifies the member', async () => {
  const mei = await joinMember(restaurant);
  const booked = await book({ sdk: mei.sdk }, mei.identity);
  expect(await mei.sdk.reservationList({ body: mei.identity })).toEqual([booked]);
  expect(await mei.sdk.notifications({ path: { id: mei.id } })).toMatchObject([
    {
      message: expect.stringContaining(booked.reservation_no),
      about: { kind: 'booking', id: booked.id },
    },
  ]);
});
