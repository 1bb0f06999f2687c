import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { book, changeBranch, guestNo } from '../../../../../testing/booking.ts';
import { type CounterTablet, openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { afterLocked } from '../../../../../testing/db/locked-rows.ts';
import { isFailure } from '../../../../../testing/http/rushes.ts';
import { as, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { SS2 } from '../../../../../testing/seed/seed.ts';
import { toTime } from './seat-deeds.ts';

/** Customers and staff at once: the seats suffice in any order. */

let restaurant: Restaurant;
let tablet: CounterTablet;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => begin(4));
afterAll(() => restaurant.close());

async function begin(seats: number): Promise<void> {
  await restaurant.reset();
  await changeBranch(restaurant, sql`number_of_seats = ${seats}`);
  tablet = await openCounterTablet(restaurant);
  await tablet.signIn('mei');
}

const DATE = '2026-11-22';

const bookAs = (guest: number, party: number, time = '19:00') => {
  const sdk = restaurant.deviceOf({ address: `198.51.100.${guest}` });
  return book({ sdk }, { ...as(guestNo(guest)), number_of_seats: party, time });
};

const phone = (party: number, time = '19:00', minutes = 90) =>
  tablet.sdk.addBooking({
    headers: tablet.press(),
    body: {
      branch_id: SS2,
      date: DATE,
      time,
      minutes,
      number_of_seats: party,
      customer_name: 'Mr Tan',
      phone_no: '012-345 6789',
      occasion: null,
      note: null,
      reminder: false,
    },
  });

const move = (id: string, time: string, party: number, revision = 0) =>
  tablet.sdk.moveBooking({
    path: { id },
    headers: tablet.press(),
    body: { revision, date: DATE, time, minutes: 90, number_of_seats: party },
  });

const block = (seats: number | null, time = '18:00', end_time = '21:00') =>
  tablet.sdk.blockSeats({
    headers: tablet.press(),
    body: {
      branch_id: SS2,
      date: DATE,
      time,
      end_time,
      seats,
      reason: 'A leak',
      accept_over: false,
    },
  });

const setSeats = (seats: number) =>
  tablet.sdk.setDaySeats({
    headers: {},
    body: { branch_id: SS2, date: DATE, seats, accept_over: false },
  });

const outcomes = async (requests: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(requests)).map((end) =>
    end.status === 'fulfilled' ? 'done' : String(end.reason.receivedCode),
  );

/** Taken and possible seats of each quarter, and the seats of the bookings that hold it. */
const quarters = () =>
  restaurant.db.query<{ taken: number; capacity: number; held: number }>(sql`
    select s.taken, quarter_capacity(b.number_of_seats, s.day_seats, s.blocked) as capacity,
      (select coalesce(sum(r.number_of_seats), 0)::integer from reservations r
        where r.branch_id = s.branch_id and r.status in ('PENDING', 'APPROVED')
          and coalesce(r.held_from, r.starts_at) <= s.quarter and r.ends_at > s.quarter) as held
    from reservation_seats s
    join branches b on b.company_id = s.company_id and b.id = s.branch_id
    order by s.quarter`);

async function expectSound(): Promise<void> {
  expect(restaurant.reported.filter(isFailure)).toEqual([]);
  for (const { taken, capacity, held } of await quarters()) {
    expect(taken).toBe(held);
    expect(taken).toBeLessThanOrEqual(capacity);
  }
}

describe('the last table', () => {
  test('is not sold to a customer and at the counter at once', async () => {
    const ends = await outcomes([bookAs(1, 4), phone(4), bookAs(2, 4), phone(4)]);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['done', 'UNABLE_TO_RESERVE', 'NO_SEATS_LEFT']));
    await expectSound();
  });

  test('is not taken by a move and a booking at once', async () => {
    const { id } = await bookAs(1, 4, '12:00');
    const ends = await outcomes([bookAs(2, 4), move(id, '19:00', 4), bookAs(3, 4)]);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    await expectSound();
  });

  test('is either blocked or booked', async () => {
    const ends = await outcomes([bookAs(1, 4), block(null)]);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    await expectSound();
  });

  test('is either booked or no longer there', async () => {
    const ends = await outcomes([bookAs(1, 4), setSeats(3)]);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    await expectSound();
  });
});

test('two blocks at once add up', async () => {
  await begin(10);
  expect(await outcomes([block(3, '18:00', '20:00'), block(4, '19:00', '21:00')])).toEqual([
    'done',
    'done',
  ]);
  const rows = await restaurant.db.query<{ blocked: number }>(sql`
    select distinct blocked from reservation_seats order by blocked`);
  expect(rows.map(({ blocked }) => blocked)).toEqual([3, 4, 7]);
});

test('a booking that another person is changing is moved in its new state only', async () => {
  const { id } = await bookAs(1, 2);
  const moved = afterLocked(
    restaurant.db,
    (tx) => tx.execute(sql`update reservations set revision = 1 where id = ${id}`),
    () => move(id, '20:00', 2),
  );
  await expect(moved).rejects.toMatchObject({ receivedCode: 'BOOKING_CHANGED' });
  await expectSound();
});

const TIMES = Array.from({ length: 13 }, (_, quarter) => toTime(68 + quarter));
type Rush =
  | { does: 'book' | 'phone'; party: number; time: string }
  | { does: 'move'; which: number; party: number; time: string }
  | { does: 'block'; seats: number; time: string }
  | { does: 'seats'; seats: number };
const time = fc.constantFrom(...TIMES);
const party = fc.integer({ min: 1, max: 5 });
const rush: fc.Arbitrary<Rush> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('book' as const, 'phone' as const), party, time }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('move' as const), which: fc.nat(20), party, time }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('block' as const), seats: party, time }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('seats' as const),
      seats: fc.integer({ min: 6, max: 16 }),
    }),
  },
);

interface Known {
  readonly id: string;
  readonly revision: number;
}

/** Sends a request without waiting for others. */
function rushIn(each: Rush, guest: number, known: readonly Known[]): Promise<unknown> {
  switch (each.does) {
    case 'book':
      return bookAs(guest, each.party, each.time);
    case 'phone':
      return phone(each.party, each.time);
    case 'block':
      return block(each.seats, each.time, '22:00');
    case 'seats':
      return setSeats(each.seats);
    case 'move': {
      const booking = known[each.which % Math.max(1, known.length)];
      return booking === undefined
        ? Promise.resolve()
        : move(booking.id, each.time, each.party, booking.revision);
    }
  }
}

test('seats suffice after any waves of simultaneous actions, without deadlocks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(rush, { minLength: 2, maxLength: 6 }), { maxLength: 5 }),
      async (waves) => {
        await begin(10);
        let guests = 0;
        for (const wave of waves) {
          const known = await restaurant.db.query<Known>(sql`
          select id, revision from reservations order by id`);
          await outcomes(
            wave.map((each) => {
              guests += 1;
              return rushIn(each, guests, known);
            }),
          );
          await expectSound();
        }
      },
    ),
    { numRuns: 20, seed: 35 },
  );
}, 240_000);
