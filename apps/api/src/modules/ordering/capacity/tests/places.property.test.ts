import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireStale } from '../../../../jobs/expire-stale.ts';
import { USUAL_RETENTION } from '../../../../platform/config/retention.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { guestNo } from '../../../../testing/booking.ts';
import {
  countedQuarters,
  expectedQuarters,
  orderAs,
  type Quarters,
  setCap,
} from '../../../../testing/capacity.ts';
import { type CounterTablet, openCounterTablet } from '../../../../testing/counter-tablet.ts';
import { decide } from '../../../../testing/ordering.ts';
import { as, NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** An action of a guest or of staff. `which` selects one of the orders placed so far. */
type Deed =
  | {
      readonly does: 'order';
      readonly method: 'delivery' | 'pickup';
      /** Quarters from now; null for as soon as possible. */
      readonly ahead: number | null;
    }
  | { readonly does: 'pay' | 'decline' | 'cancel' | 'accept' | 'reject'; readonly which: number }
  | { readonly does: 'moreTime'; readonly which: number }
  | { readonly does: 'setCap'; readonly cap: number | null };

/** Deeds of different sessions at the same moment, some minutes after the wave before. */
interface Wave {
  readonly minutes: number;
  readonly deeds: readonly Deed[];
}

const which = fc.nat({ max: 30 });
const cap = fc.option(fc.integer({ min: 1, max: 3 }), { freq: 6 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('order' as const),
      method: fc.constantFrom('delivery' as const, 'pickup' as const),
      ahead: fc.option(fc.integer({ min: 3, max: 6 }), { freq: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'decline' as const,
        'cancel' as const,
        'accept' as const,
        'reject' as const,
        'moreTime' as const,
      ),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('setCap' as const), cap }) },
);
const waves: fc.Arbitrary<Wave[]> = fc.array(
  fc.record({
    minutes: fc.constantFrom(0, 0, 1, 4, 7),
    deeds: fc.array(deed, { minLength: 1, maxLength: 5 }),
  }),
  { maxLength: 9 },
);

const NO_CAP = Number.POSITIVE_INFINITY;

test('counts each order once and never exceeds the maximum, for any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(waves, cap, fc.boolean(), async (course, firstCap, byHand) => {
      await restaurant.reset();
      const tablet = await openCounterTablet(restaurant);
      await tablet.signIn('mei');
      await setCap(restaurant, firstCap);
      if (byHand) await tablet.acceptByHand();
      const run = createRun(tablet);
      let caps = [firstCap ?? NO_CAP];
      for (const { minutes, deeds } of course) {
        restaurant.clock.set(restaurant.clock.now().add({ minutes }));
        const before = await countedQuarters(restaurant);
        const moves = await staffMoves();
        const newCaps = deeds.flatMap((each) =>
          each.does === 'setCap' ? [each.cap ?? NO_CAP] : [],
        );
        const ends = await Promise.allSettled(deeds.map(run));
        // A rejection must be a valid business error.
        for (const end of ends) {
          if (end.status === 'rejected') expect([409, 422]).toContain(end.reason.status);
        }
        const after = await countedQuarters(restaurant);
        expect(after).toEqual(await expectedQuarters(restaurant));
        const most = Math.max(...caps, ...newCaps);
        expectGrowthWithin(before, after, most, (await staffMoves()) - moves);
        // The order of two changes at the same moment is unknown.
        if (newCaps.length > 0) caps = [await currentCap()];
      }
      await closeAll(tablet);
      expect(await countedQuarters(restaurant)).toEqual({});
      await expireStale(restaurant.db, NOON.add({ hours: 24 }), USUAL_RETENTION);
      expect(await restaurant.db.query(sql`select quarter from order_quarters`)).toEqual([]);
    }),
    { numRuns: 25, seed: 28 },
  );
}, 240_000);

/** A quarter grows beyond the maximum only by orders that staff moved into it. */
function expectGrowthWithin(before: Quarters, after: Quarters, cap: number, moved: number): void {
  for (const [time, taken] of Object.entries(after)) {
    const allowed = Math.max(before[time] ?? 0, cap) + moved;
    expect(`${time}: ${taken <= allowed}`).toBe(`${time}: true`);
  }
}

/** Number of times that staff have given an order. */
async function staffMoves(): Promise<number> {
  const row = await restaurant.db.one<{ moves: number }>(sql`
    select count(*) as moves from staff_events
    where operation in ('changeReadyTime', 'takeStep.accept')`);
  return row?.moves ?? 0;
}

async function currentCap(): Promise<number> {
  const row = await restaurant.db.one<{ cap: number | null }>(sql`
    select orders_per_quarter as cap from branch_settings where branch_id = 'ss2'`);
  return row?.cap ?? NO_CAP;
}

/** Returns a function that carries out a deed. Orders are numbered by their guests. */
function createRun(tablet: CounterTablet): (deed: Deed) => Promise<unknown> {
  const placed: { readonly id: string; readonly payment_url: string; readonly guest: number }[] =
    [];
  let guests = 0;
  return async (each) => {
    if (each.does === 'setCap') return setCap(restaurant, each.cap);
    if (each.does === 'order') {
      guests += 1;
      const guest = guests;
      const { method, ahead } = each;
      const time = ahead === null ? null : quarterAhead(ahead);
      const { id, payment_url } = await orderAs(restaurant, guest, { method, time });
      return placed.push({ id, payment_url, guest });
    }
    const order = placed[each.which % Math.max(placed.length, 1)];
    if (order === undefined) return null;
    const { id } = order;
    switch (each.does) {
      case 'pay':
        return decide(restaurant, order, 'approved');
      case 'decline':
        return decide(restaurant, order, 'declined');
      case 'cancel':
        return restaurant.sdk.orderCancel({ path: { id }, body: as(guestNo(order.guest)) });
      case 'accept':
        return ignoreMissing(
          tablet.step(id, { step: 'accept', from: 'PENDING', ready_in_minutes: 30 }),
        );
      case 'reject':
        return ignoreMissing(tablet.reject(id, { from: 'PREPARING' }));
      case 'moreTime':
        return ignoreMissing(
          tablet.sdk.changeReadyTime({
            path: { id },
            headers: tablet.press(),
            body: { add_minutes: 10 },
          }),
        );
    }
  };
}

function quarterAhead(ahead: number): string {
  const next = restaurant.clock.now().round({ smallestUnit: 'minute', roundingIncrement: 15 });
  return next.add({ minutes: ahead * 15 }).toString({ timeZone: 'Asia/Kuala_Lumpur' });
}

/** Staff do not see an unpaid order. */
async function ignoreMissing(step: Promise<unknown>): Promise<unknown> {
  return step.catch((error: { readonly status?: number }) => {
    if (error.status !== 404) throw error;
  });
}

/** Cancels every order that is still open. */
async function closeAll(tablet: CounterTablet): Promise<void> {
  const open = await restaurant.db.query<{
    id: string;
    status: 'MAKING PAYMENT' | 'PENDING' | 'PREPARING';
    guest_hash: string;
  }>(sql`select id, status, guest_hash from orders where status <> 'CANCELLED'`);
  for (const { id, status } of open) {
    if (status === 'MAKING PAYMENT') {
      const payment = await restaurant.db.one<{ payment_url: string }>(sql`
        select payment_url from payments where order_id = ${id}`);
      if (payment !== null) await decide(restaurant, payment, 'declined');
    } else await tablet.reject(id, { from: status });
  }
}
