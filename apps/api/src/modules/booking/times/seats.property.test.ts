import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { book, changeBranch, guestNo, hostMoves } from '../../../testing/booking.ts';
import { as, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import type { ReservationStep } from '../move-reservation.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const SEATS = 8;
const TIMES = ['17:30', '18:00', '18:30', '19:00', '20:00', '20:30'];

/** An action of a customer or a host. `which` selects one of the reservations made so far. */
type Deed =
  | { readonly does: 'book'; readonly party: number; readonly time: string }
  | { readonly does: 'cancel'; readonly which: number }
  | { readonly does: 'move'; readonly which: number; readonly step: ReservationStep };

const STEPS: readonly ReservationStep[] = [
  { from: 'PENDING', to: 'APPROVED' },
  { from: 'PENDING', to: 'REJECTED' },
  { from: 'APPROVED', to: 'REJECTED' },
];

const which = fc.nat({ max: 30 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('book' as const),
      party: fc.integer({ min: 1, max: SEATS }),
      time: fc.constantFrom(...TIMES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      which,
      step: fc.constantFrom(...STEPS),
    }),
  },
);

interface Seat {
  readonly quarter: Temporal.Instant;
  readonly taken: number;
}

const rows = () =>
  restaurant.db.query<Seat>(sql`select quarter, taken from reservation_seats order by quarter`);

/** Seats taken per quarter, computed from the reservations only. */
const returnable = () =>
  restaurant.db.query<Seat>(sql`
    select quarter, sum(number_of_seats) as taken
    from reservations,
      generate_series(starts_at, ends_at - interval '15 minutes', interval '15 minutes') as quarter
    where status in ('PENDING', 'APPROVED')
    group by quarter order by quarter`);

const plain = (seats: readonly Seat[]) =>
  seats
    .filter(({ taken }) => taken > 0)
    .map(({ quarter, taken }) => `${quarter.toString()} ${taken}`);

test('never exceeds the seats of a quarter for any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { maxLength: 4 }), { maxLength: 12 }),
      async (waves) => {
        await restaurant.reset();
        await changeBranch(restaurant, sql`number_of_seats = ${SEATS}`);
        const stored: { readonly id: string; readonly guest: number }[] = [];
        let guests = 0;
        const carryOut = async (each: Deed): Promise<void> => {
          if (each.does === 'book') {
            guests += 1;
            const guest = guests;
            const sdk = restaurant.deviceOf({ address: `198.51.100.${guest}` });
            const changes = { number_of_seats: each.party, time: each.time };
            const { id } = await book({ sdk }, { ...as(guestNo(guest)), ...changes });
            stored.push({ id, guest });
            return;
          }
          const chosen = stored[each.which % Math.max(stored.length, 1)];
          if (chosen === undefined) return;
          if (each.does === 'move') return void (await hostMoves(restaurant, chosen.id, each.step));
          const body = as(guestNo(chosen.guest));
          await restaurant.sdk.reservationCancel({ path: { id: chosen.id }, body });
        };
        for (const wave of waves) {
          const ends = await Promise.allSettled(wave.map(carryOut));
          // A rejection must be a valid API error.
          for (const end of ends) {
            if (end.status === 'rejected') expect(end.reason.status).toBe(422);
          }
          const now = await rows();
          expect(Math.max(0, ...now.map(({ taken }) => taken))).toBeLessThanOrEqual(SEATS);
          expect(plain(now)).toEqual(plain(await returnable()));
        }
        for (const { id } of stored) {
          for (const from of ['PENDING', 'APPROVED'] as const) {
            await hostMoves(restaurant, id, { from, to: 'REJECTED' });
          }
        }
        expect(plain(await rows())).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
