import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { addStaff } from '../../../testing/counter.ts';
import { closeBill, insertBills } from '../../../testing/insert-bills.ts';
import { insertSales } from '../../../testing/insert-sales.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { findClose, findClosedDrawers } from '../close/closes.ts';
import { findLastClose, lockDays } from '../close/last-close.ts';
import { makeClose, uncounted } from '../close/make-close.ts';
import { findOpenDays } from '../close/open-days.ts';
import { createOracle, type Fact } from './close-oracle.ts';

/** Without and with a change of the clock, and with offsets of half an hour. */
const ZONES = ['Asia/Kuala_Lumpur', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
/** Runs and days of a run for each zone: 4 × 10 × 25 days are 1,000. */
const RUNS = { numRuns: 10, seed: 35 };
const DAYS = 25;
/** Each run begins up to ten weeks later, so that months and the clock change in some. */
const FIRST_DAY = Temporal.PlainDate.from('2026-09-20');
const BRANCH = { companyId: 'demo', branchId: SS2 };

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

interface Sale {
  readonly kind: 'sale';
  readonly method: 'delivery' | 'pickup';
  readonly payment: 'card' | 'fpx' | null;
  readonly subtotal: number;
  readonly charge: number;
  readonly tax: number;
}

/** A dine-in bill with its payments, of which the first ones come before the last. */
interface Bill {
  readonly kind: 'bill';
  readonly payments: readonly { readonly method: 'card' | 'cash'; readonly amount: number }[];
  /** Minutes from the payments to the close of the bill. */
  readonly open: number;
}

interface Refund {
  readonly kind: 'refund';
  readonly type: 'refunded' | 'settled' | 'returned' | 'cash';
  readonly amount: number;
}

/** Cash that staff moves, in cents; negative if it is paid out. */
interface Move {
  readonly kind: 'move';
  readonly type: 'float' | 'paid_in' | 'paid_out';
  readonly amount: number;
}

/** A fact or an attempt to close, some minutes after 04:00 of its day. */
interface Deed {
  readonly minute: number;
  /** Minutes between the time of a fact and its storage. */
  readonly delay: number;
  readonly what: Sale | Bill | Refund | Move | { readonly kind: 'close' };
}

const sale: fc.Arbitrary<Sale> = fc.record({
  kind: fc.constant('sale'),
  method: fc.constantFrom('delivery', 'pickup'),
  payment: fc.constantFrom('card', 'fpx', null),
  subtotal: fc.integer({ min: 0, max: 20_000 }),
  charge: fc.integer({ min: 0, max: 300 }),
  tax: fc.integer({ min: 0, max: 300 }),
});
const bill: fc.Arbitrary<Bill> = fc.record({
  kind: fc.constant('bill'),
  payments: fc.array(
    fc.record({
      method: fc.constantFrom('card' as const, 'cash' as const),
      amount: fc.integer({ min: 1, max: 9000 }),
    }),
    { maxLength: 4 },
  ),
  open: fc.constantFrom(0, 0, 30, 300),
});
const refund: fc.Arbitrary<Refund> = fc.record({
  kind: fc.constant('refund'),
  type: fc.constantFrom('refunded', 'settled', 'returned', 'cash'),
  amount: fc.integer({ min: 1, max: 9000 }),
});
const move: fc.Arbitrary<Move> = fc
  .record({
    kind: fc.constant('move' as const),
    type: fc.constantFrom('float' as const, 'paid_in' as const, 'paid_out' as const),
    amount: fc.integer({ min: 1, max: 9000 }),
  })
  .map(({ amount, ...rest }) => ({ ...rest, amount: rest.type === 'paid_out' ? -amount : amount }));
const deed: fc.Arbitrary<Deed> = fc.record({
  minute: fc.oneof(fc.integer({ min: 0, max: 24 * 60 - 1 }), fc.constantFrom(0, 1, 1439)),
  delay: fc.constantFrom(0, 0, 0, 0, 1, 45, 600),
  what: fc.oneof(
    { weight: 4, arbitrary: sale },
    { weight: 3, arbitrary: bill },
    { weight: 1, arbitrary: refund },
    { weight: 1, arbitrary: move },
    { weight: 2, arbitrary: fc.constant({ kind: 'close' as const }) },
  ),
});
const days = fc.array(fc.array(deed, { maxLength: 6 }), { minLength: DAYS, maxLength: DAYS });

/** A deed at an instant, in the order of storage. */
interface Event extends Omit<Deed, 'minute'> {
  readonly at: Temporal.Instant;
}

function eventsOf(zone: string, offset: number, deeds: readonly (readonly Deed[])[]): Event[] {
  return deeds
    .flatMap((ofDay, index) => {
      const plainTime = Temporal.PlainTime.from('04:00');
      const date = FIRST_DAY.add({ days: offset + index });
      const start = date.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
      return ofDay.map(({ minute, ...rest }) => ({ ...rest, at: start.add({ minutes: minute }) }));
    })
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at));
}

const amountOf = (facts: readonly Fact[], kind: Fact['kind'], field: 'amount' | 'charge' | 'tax') =>
  facts.filter((fact) => fact.kind === kind).reduce((sum, fact) => sum + fact[field], 0);

/** Counts a sale once in each of its parts. */
function salesBy(
  facts: readonly Fact[],
  partsOf: (fact: Fact) => readonly (readonly [string, number])[],
) {
  const sums = new Map<string, { order_count: number; amount: number }>();
  for (const fact of facts.filter(({ kind }) => kind === 'sale')) {
    const counted = new Set<string>();
    for (const [key, amount] of partsOf(fact)) {
      const before = sums.get(key) ?? { order_count: 0, amount: 0 };
      const count = counted.has(key) ? 0 : 1;
      counted.add(key);
      sums.set(key, { order_count: before.order_count + count, amount: before.amount + amount });
    }
  }
  return sums;
}

const movesOf = (facts: readonly Fact[], type: Move['type']) => {
  const moves = facts.filter(({ move: each }) => each === type);
  return { count: moves.length, amount: Math.abs(amountOf(moves, 'cash', 'amount')) };
};

/** What both implementations return of a close. */
const expectedOf = (facts: readonly Fact[]) => ({
  orders: facts.filter(({ kind }) => kind === 'sale').length,
  total: amountOf(facts, 'sale', 'amount'),
  charge: amountOf(facts, 'sale', 'charge'),
  tax: amountOf(facts, 'sale', 'tax'),
  refunds: amountOf(facts, 'refund', 'amount'),
  methods: salesBy(facts, ({ amount, method }) => [[method ?? '', amount]]),
  payments: salesBy(facts, ({ payments }) =>
    payments.map(({ amount, payment }) => [payment, amount]),
  ),
  moves: {
    float: movesOf(facts, 'float'),
    paid_in: movesOf(facts, 'paid_in'),
    paid_out: movesOf(facts, 'paid_out'),
  },
  cash: amountOf(facts, 'cash', 'amount'),
});

async function storedClose(number: number) {
  const close = await findClose(restaurant.db, BRANCH, number);
  if (close === null) throw new Error('The close was not stored');
  const { sales, refunds, net } = close.figures;
  const [drawer] = await findClosedDrawers(restaurant.db, BRANCH, number);
  expect(net).toBe(close.sales_amount - close.refund_amount);
  const paid = sales.by_payment.reduce((sum, { amount }) => sum + amount, 0);
  expect(paid).toBe(sales.total);
  const returned = refunds.by_payment?.reduce((sum, { amount }) => sum + amount, 0);
  expect(returned).toBe(refunds.amount);
  // No drawer is counted, so that the next close begins with the expected cash.
  expect(drawer?.left).toBe(drawer?.expected);
  expect(drawer?.expected).toBe((drawer?.opening ?? 0) + (drawer?.cash ?? 0));
  return {
    day: close.business_day.toString(),
    orders: close.order_count,
    total: close.sales_amount,
    charge: sales.service_charge,
    tax: sales.tax,
    refunds: refunds.amount,
    methods: new Map(sales.by_method.map(({ method, ...sums }) => [method, sums])),
    payments: new Map(sales.by_payment.map(({ payment, ...sums }) => [payment, sums])),
    moves: close.figures.drawer_moves,
    cash: drawer?.cash,
  };
}

/** Closes the day; false if it has no duration. */
function tryClose(day: string, zone: string, now: Temporal.Instant): Promise<boolean> {
  const rule = { zone, startsAt: Temporal.PlainTime.from('04:00') };
  const closing = { rule, staffId: 'mei', deviceId: null, now };
  return restaurant.db.transaction(async (tx) => {
    await lockDays(tx, BRANCH);
    return makeClose(tx, BRANCH, Temporal.PlainDate.from(day), closing, ({ drawers }) =>
      drawers.map(uncounted),
    ).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'DAY_CHANGED') return false;
        throw error;
      },
    );
  });
}

const NONE = { charge: 0, tax: 0, method: null, payments: [], move: null } as const;

/** Stores what happened, and returns its facts. */
async function store({ what, at, delay }: Event, id: string): Promise<readonly Fact[]> {
  const paidAt = at.subtract({ minutes: delay });
  const time = paidAt.epochMilliseconds;
  if (what.kind === 'sale') {
    const amounts = { tierDiscount: 0, deliveryFee: 0, rounding: 0 };
    await insertSales(restaurant.db, [{ ...what, ...amounts, id, branchId: SS2, paidAt }]);
    const amount = what.subtotal + what.charge;
    const payment = amount === 0 ? 'none' : (what.payment ?? 'other');
    return [{ ...NONE, ...what, time, amount, payments: [{ payment, amount }] }];
  }
  if (what.kind === 'bill') return storeBill(what, paidAt, id);
  if (what.kind === 'move') {
    await storeCash(what.type, what.amount, null, paidAt);
    return [{ ...NONE, kind: 'cash', time, amount: what.amount, move: what.type }];
  }
  if (what.kind === 'close') return [];
  const amount = what.type === 'returned' ? -what.amount : what.amount;
  const kind = what.type === 'cash' ? 'refunded' : what.type;
  await restaurant.db.execute(sql`
    insert into refund_entries (company_id, branch_id, order_id, source_id, kind, amount, at)
    values ('demo', ${SS2}, 'first', ${id}, ${kind}, ${amount}, ${paidAt})`);
  const fact: Fact = { ...NONE, kind: 'refund', time, amount };
  if (what.type !== 'cash') return [fact];
  await storeCash('bill_refund', -amount, id, paidAt);
  return [fact, { ...NONE, kind: 'cash', time, amount: -amount }];
}

async function storeBill(
  { payments, open }: Bill,
  paidAt: Temporal.Instant,
  id: string,
): Promise<readonly Fact[]> {
  const openedAt = paidAt.subtract({ minutes: open });
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0);
  const aBill = { id, branchId: SS2, openedAt, subtotal: amount, staffId: 'mei' };
  const stored = payments.map((each, index) => ({ ...each, id: `${id}-${index}`, at: openedAt }));
  await insertBills(restaurant.db, [{ ...aBill, payments: stored }]);
  await closeBill(restaurant.db, aBill, paidAt);
  const words = { card: 'terminal', cash: 'cash' };
  const paid = payments.map((each) => ({ payment: words[each.method], amount: each.amount }));
  const nothing = [{ payment: 'none', amount: 0 }];
  return [
    {
      ...NONE,
      kind: 'sale',
      method: 'dine-in',
      time: paidAt.epochMilliseconds,
      amount,
      payments: paid.length === 0 ? nothing : paid,
    },
    ...payments
      .filter(({ method }) => method === 'cash')
      .map((each): Fact => {
        const time = openedAt.epochMilliseconds;
        return { ...NONE, kind: 'cash', time, amount: each.amount };
      }),
  ];
}

const storeCash = (
  kind: Move['type'] | 'bill_refund',
  amount: number,
  source: string | null,
  at: Temporal.Instant,
) =>
  restaurant.db.execute(sql`
    insert into drawer_entries (company_id, branch_id, drawer_id, kind, amount, source_id, reason,
      staff_id, at)
    values ('demo', ${SS2}, 'main', ${kind}, ${amount}, ${source},
      ${source === null ? 'Test' : null}, 'mei', ${at})`);

async function replay(zone: string, events: readonly Event[]): Promise<void> {
  const { db } = restaurant;
  await addStaff(restaurant, { id: 'mei', role: 'manager', branches: [SS2] });
  await db.execute(sql`
    insert into drawers (company_id, branch_id, id, created_at)
    values ('demo', ${SS2}, 'main', '2026-01-01T00:00:00Z')`);
  const oracle = createOracle(zone);
  const all: Fact[] = [];
  const closed: Fact[] = [];
  const add = async (event: Event, id: string) => {
    for (const fact of await store(event, id)) {
      all.push(fact);
      oracle.add(fact);
    }
  };
  const what = { kind: 'sale', method: 'pickup', payment: 'card', subtotal: 1000 } as const;
  const [begin] = events;
  if (begin === undefined) return;
  await add({ at: begin.at, delay: 0, what: { ...what, charge: 0, tax: 0 } }, 'first');
  let closes = 0;
  for (const [index, event] of events.entries()) {
    await add(event, `fact-${index}`);
    if (event.what.kind !== 'close') continue;
    const now = event.at;
    const rule = { zone, startsAt: Temporal.PlainTime.from('04:00') };
    const last = await findLastClose(db, BRANCH);
    const open = await findOpenDays(db, BRANCH, last, { rule, now });
    const days = oracle.openDays(now.epochMilliseconds);
    expect(open.map(({ day }) => day.toString())).toEqual(days);
    const [day] = days;
    const wanted = oracle.close(now.epochMilliseconds);
    if (day === undefined) continue;
    expect(await tryClose(day, zone, now)).toBe(wanted !== null);
    if (wanted === null) continue;
    closes += 1;
    closed.push(...wanted.facts);
    expect(await storedClose(closes)).toEqual({ day: wanted.day, ...expectedOf(wanted.facts) });
  }
  expect(expectedOf([...closed, ...oracle.rest()])).toEqual(expectedOf(all));
  await expectEachFactOnce(closed.length);
}

/** Every fact that is not open is within the period of exactly one close. */
async function expectEachFactOnce(count: number): Promise<void> {
  const rows = await restaurant.db.query<{ facts: number }>(sql`
    select count(*)::integer as facts from (
      select id, paid_at as at from orders
      union all select source_id || ' refund', at from refund_entries
      union all select 'cash ' || position, at from drawer_entries
    ) f
    join day_closes c on f.at < c.period_to and (c.period_from is null or f.at >= c.period_from)
    group by f.id`);
  expect(rows.filter(({ facts }) => facts !== 1)).toEqual([]);
  expect(rows).toHaveLength(count);
}

test.each(ZONES)(
  'closes of random days in %s equal an independent count, each fact once',
  async (zone) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 70 }), days, async (offset, deeds) => {
        await restaurant.reset();
        await restaurant.db.execute(sql`update companies set time_zone = ${zone}`);
        await replay(zone, eventsOf(zone, offset, deeds));
      }),
      RUNS,
    );
  },
  120_000,
);
