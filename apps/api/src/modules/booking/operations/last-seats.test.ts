import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { book, changeBranch, guestNo, maxSeatsTaken } from '../../../testing/booking.ts';
import { CROWD, isFailure, patiently } from '../../../testing/http/rushes.ts';
import { as, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** Sends concurrent requests of guests, each with its own address, party and time. */
function bookConcurrently(
  count: number,
  of: (each: number) => { number_of_seats: number; time: string },
) {
  return Promise.allSettled(
    Array.from({ length: count }, (_, each) => {
      const address = `203.0.${113 + (each >> 8)}.${each & 255}`;
      const sdk = restaurant.deviceOf({ address });
      return patiently(() => book({ sdk }, { ...as(guestNo(each)), ...of(each) }));
    }),
  );
}

const accepted = (answers: Awaited<ReturnType<typeof bookConcurrently>>) =>
  answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
const rejections = (answers: Awaited<ReturnType<typeof bookConcurrently>>) =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason.code : []));

/** Reported errors, except those that ask the client to retry. */
const failures = () => restaurant.reported.filter(isFailure);

test(`accepts exactly 4 of ${CROWD} concurrent requests for the last 4 seats`, async () => {
  await changeBranch(restaurant, sql`number_of_seats = 10`);
  await book(restaurant, { number_of_seats: 6 });
  const answers = await bookConcurrently(CROWD, () => ({ number_of_seats: 1, time: '19:00' }));
  expect(failures()).toEqual([]);
  expect(accepted(answers)).toHaveLength(4);
  expect(rejections(answers)).toEqual(Array(CROWD - 4).fill('UNABLE_TO_RESERVE'));
  expect(await maxSeatsTaken(restaurant)).toBe(10);
});

test('sells no seat twice and has no deadlock for overlapping parties of all sizes', async () => {
  await changeBranch(restaurant, sql`number_of_seats = 12`);
  const times = ['18:00', '18:30', '19:00', '19:30', '20:00'];
  const answers = await bookConcurrently(300, (each) => ({
    number_of_seats: 1 + (each % 5),
    time: times[each % times.length] ?? '19:00',
  }));
  expect(failures()).toEqual([]);
  const reservations = accepted(answers);
  expect(reservations.length).toBeGreaterThan(3);
  expect(new Set(rejections(answers))).toEqual(new Set(['UNABLE_TO_RESERVE']));
  const seatsAt = (moment: string) =>
    reservations
      .filter(({ reservation_time, end_time }) => reservation_time <= moment && moment < end_time)
      .reduce((sum, { number_of_seats }) => sum + number_of_seats, 0);
  const rows = await restaurant.db.query<{ quarter: Temporal.Instant; taken: number }>(
    sql`select quarter, taken from reservation_seats order by quarter`,
  );
  for (const { quarter, taken } of rows) {
    const wall = quarter.toZonedDateTimeISO('+08:00').toString({ timeZoneName: 'never' });
    expect([wall, taken]).toEqual([wall, seatsAt(wall)]);
    expect(taken).toBeLessThanOrEqual(12);
  }
});
