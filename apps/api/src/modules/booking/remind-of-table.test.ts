import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { book, guestNo, hostMoves } from '../../testing/booking.ts';
import { afterLocked } from '../../testing/db/locked-rows.ts';
import { workAt } from '../../testing/jobs.ts';
import { joinMember } from '../../testing/join-member.ts';
import { as, at, GUEST, NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { moveReservation } from './move-reservation.ts';
import { remindOfTable } from './remind-of-table.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const TWO_HOURS_BEFORE = at('2026-11-22T17:00');

/** Sets the clock to the given time and runs the jobs that are due. */
const work = (now: Temporal.Instant) => workAt(restaurant, now);

const texts = async () => (await restaurant.phones.outbox()).map(({ body }) => body);
const reminders = async () => (await texts()).filter((body) => body.includes('Reminder'));

describe('reminder', () => {
  test('is sent once by text message, two hours before the time', async () => {
    const { reservation_no } = await book(restaurant);
    await work(TWO_HOURS_BEFORE.subtract({ seconds: 1 }));
    expect(await texts()).toEqual([]);
    await Promise.all([work(TWO_HOURS_BEFORE), work(TWO_HOURS_BEFORE)]);
    await work(TWO_HOURS_BEFORE.add({ minutes: 30 }));
    expect(await restaurant.phones.outbox()).toMatchObject([
      {
        phone_no: '+60123456789',
        body: `demo House: Reminder of your table: ss2, Sun, 22 Nov, 7:00\u00a0pm, 4 guests (booking ${reservation_no}).`,
      },
    ]);
  });

  test('is also an in-app notification for a member', async () => {
    const mei = await joinMember(restaurant);
    await book({ sdk: mei.sdk }, mei.identity);
    await work(TWO_HOURS_BEFORE);
    const [newest] = await mei.sdk.notifications({ path: { id: mei.id } });
    expect(newest?.message).toContain('Reminder of your table');
  });

  test('uses the language of the reservation', async () => {
    await book({ sdk: restaurant.sdkOf('demo', 'zh_CN') });
    await work(TWO_HOURS_BEFORE);
    expect(await texts()).toEqual([expect.stringMatching(/^【.+】预订提醒：.+4 位/)]);
  });

  test('is sent late when no job ran in time', async () => {
    await book(restaurant);
    await work(at('2026-11-22T18:45'));
    expect(await reminders()).toHaveLength(1);
  });

  test('is not sent a second early, and returns the due time', async () => {
    const { db } = restaurant;
    const { id } = await book(restaurant);
    const early = TWO_HOURS_BEFORE.subtract({ seconds: 1 });
    expect(await remindOfTable(db, id, early)).toEqual(TWO_HOURS_BEFORE);
    expect(await db.query(sql`select reference from queued_messages`)).toEqual([]);
    expect(await db.one(sql`select reminded_at from reservations`)).toEqual({ reminded_at: null });
  });

  test('is not sent once the party is expected', async () => {
    await book(restaurant);
    await work(at('2026-11-22T19:00'));
    expect(await texts()).toEqual([]);
  });

  test('is not sent without consent', async () => {
    await book(restaurant, { reminder: 0 });
    await work(TWO_HOURS_BEFORE);
    expect(await texts()).toEqual([]);
  });

  test('is not sent for a cancelled or rejected reservation', async () => {
    const { id } = await book(restaurant);
    await restaurant.sdk.reservationCancel({ path: { id }, body: as(GUEST) });
    const other = await book(restaurant, as(guestNo(2)));
    await hostMoves(restaurant, other.id, { from: 'PENDING', to: 'REJECTED' });
    await work(TWO_HOURS_BEFORE);
    expect(await reminders()).toEqual([]);
  });

  test.each([
    ['cancelled the booking', sql`update reservations set status = 'CANCELLED'`],
    ['sent the reminder', sql`update reservations set reminded_at = ${NOON}`],
  ])('is not sent after waiting for a session that has %s', async (_, change) => {
    const { db } = restaurant;
    const { id } = await book(restaurant);
    await afterLocked(
      db,
      (tx) => tx.execute(change),
      () => remindOfTable(db, id, TWO_HOURS_BEFORE),
    );
    expect(await db.query(sql`select reference from queued_messages`)).toEqual([]);
  });

  test('is not sent for a reservation made less than two hours ahead', async () => {
    await book(restaurant, { date: '2026-11-21', time: '13:30' });
    await book(restaurant, { date: '2026-11-21', time: '14:30' }, 'key-of-a-later-table');
    await work(NOON.add({ minutes: 5 }));
    expect(await texts()).toEqual([]);
    await work(NOON.add({ minutes: 30 }));
    expect(await texts()).toEqual([expect.stringContaining('2:30\u00a0pm')]);
  });
});

describe('reservation status message', () => {
  test('is sent to a guest’s phone with consent only', async () => {
    const { id } = await book(restaurant);
    await hostMoves(restaurant, id, { from: 'PENDING', to: 'APPROVED' });
    const quiet = await book(restaurant, { ...as(guestNo(2)), reminder: 0 });
    await hostMoves(restaurant, quiet.id, { from: 'PENDING', to: 'APPROVED' });
    const rejected = await book(restaurant, as(guestNo(3)));
    await hostMoves(restaurant, rejected.id, { from: 'PENDING', to: 'REJECTED' });
    await work(NOON);
    const sent = await texts();
    expect(sent).toHaveLength(2);
    expect(sent.some((body) => body.includes('Your table is confirmed'))).toBe(true);
    expect(sent.some((body) => body.includes('or call the branch.'))).toBe(true);
    expect(sent.some((body) => body.includes('+603'))).toBe(false);
  });
});

describe('unavailable SMS gateway', () => {
  test('receives the message when it is back, and the error is reported', async () => {
    await book(restaurant);
    restaurant.phones.behaviour = 'down';
    await work(TWO_HOURS_BEFORE);
    expect(await texts()).toEqual([]);
    expect(restaurant.reported).toMatchObject([{ name: 'SmsUnavailable' }]);
    restaurant.phones.behaviour = 'well';
    await work(TWO_HOURS_BEFORE.add({ seconds: 59 }));
    expect(await texts()).toEqual([]);
    await work(TWO_HOURS_BEFORE.add({ seconds: 60 }));
    expect(await reminders()).toHaveLength(1);
  });

  test('receives no message that is no longer useful', async () => {
    await book(restaurant);
    restaurant.phones.behaviour = 'down';
    await work(TWO_HOURS_BEFORE);
    restaurant.phones.behaviour = 'well';
    await work(at('2026-11-22T19:00'));
    expect(await texts()).toEqual([]);
  });
});

test('sends no message from a transaction that was rolled back', async () => {
  const { id } = await book(restaurant);
  const undone = restaurant.db.transaction(async (tx) => {
    await moveReservation(tx, id, { from: 'PENDING', to: 'APPROVED' }, NOON);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await work(NOON);
  expect(await texts()).toEqual([]);
});
