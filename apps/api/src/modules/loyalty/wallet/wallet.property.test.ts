import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentEnd } from '../../../gateways/payments/payments.ts';
import { DbError } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { decide } from '../../../testing/ordering.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { tierVoucherTerms } from '../../../testing/vouchers.ts';
import { atCounter, post, sweep, topUp, walletOf, webhookOf } from '../../../testing/wallet.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/**
 * An action of a member, the provider, a branch or the clock. `which` selects one of the top-ups
 * made so far.
 */
type Deed =
  | {
      readonly kind: 'top up';
      readonly memberIndex: number;
      readonly amount: number;
      readonly key: number;
    }
  | { readonly kind: 'decide'; readonly which: number; readonly outcome: PaymentEnd }
  | {
      readonly kind: 'report';
      readonly which: number;
      readonly outcome: PaymentEnd;
      readonly event: number;
      readonly wrong: boolean;
    }
  | { readonly kind: 'cancel'; readonly which: number }
  | {
      readonly kind: 'counter';
      readonly memberIndex: number;
      readonly type: 'sales' | 'refund' | 'cash_topup';
      readonly amount: number;
      readonly reference: number;
    }
  | { readonly kind: 'deliver'; readonly how: 'once' | 'twice' | 'lost' | 'delayed' }
  | { readonly kind: 'release'; readonly order: 'as-sent' | 'reversed' }
  | { readonly kind: 'wait' };

/** Vouchers that a tier grants per level. */
const VOUCHERS_OF_LEVEL = 2;

const memberIndex = fc.nat({ max: 1 });
const which = fc.nat({ max: 20 });
const outcome = fc.constantFrom<PaymentEnd>('approved', 'approved', 'declined', 'cancelled');
const AMOUNTS = [1000, 4999, 49_999, 50_000, 99_999, 100_000, 500_000];

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('top up' as const),
      memberIndex,
      amount: fc.constantFrom(...AMOUNTS),
      key: fc.nat({ max: 8 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('decide' as const), which, outcome }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      which,
      outcome,
      event: fc.nat({ max: 2 }),
      wrong: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('counter' as const),
      memberIndex,
      type: fc.constantFrom('sales', 'sales', 'refund', 'cash_topup'),
      amount: fc.integer({ min: 1, max: 60_000 }),
      reference: fc.nat({ max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      how: fc.constantFrom('once', 'twice', 'lost', 'delayed'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('release' as const),
      order: fc.constantFrom('as-sent', 'reversed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
);

/** Expected state, computed from payments and branch records instead of the ledger. */
interface Ledger {
  readonly started: Map<
    string,
    { readonly memberIndex: number; readonly amount: number; readonly url: string }
  >;
  /** Top-ups that the provider has reported as paid. */
  readonly reported: Set<string>;
  /** Entries that the API accepted from the branch, by type and reference. */
  readonly counter: Map<string, { readonly memberIndex: number; readonly amount: number }>;
}

/** Executes one kind of action against the expected state and the members. */
type Done<Name extends Deed['kind']> = (
  deed: Extract<Deed, { kind: Name }>,
  ledger: Ledger,
  members: readonly Joined[],
) => Promise<unknown>;

const begin: Done<'top up'> = async ({ memberIndex, amount, key }, { started }, members) => {
  const { id, payment_url } = await topUp(
    memberOf(members, memberIndex),
    amount,
    `property-test-key-${key}`,
  );
  started.set(id, { memberIndex, amount, url: payment_url ?? started.get(id)?.url ?? '' });
};

const decideOne: Done<'decide'> = async ({ which, outcome }, { started }) => {
  const [, chosen] = chosenOf(started, which);
  if (chosen !== null) await decide(restaurant, { payment_url: chosen.url }, outcome);
};

const report: Done<'report'> = async ({ which, outcome, event, wrong }, { started, reported }) => {
  const [id, chosen] = chosenOf(started, which);
  if (chosen === null) return;
  const amount = wrong ? chosen.amount + 1 : chosen.amount;
  const changes = { event_id: `${id}-${event}`, outcome, amount };
  const effect = await post(restaurant, await webhookOf(restaurant, { id }, changes));
  expect(effect === 'applied' && wrong).toBe(false);
  if (effect === 'applied' && outcome === 'approved') reported.add(id);
};

const cancel: Done<'cancel'> = async ({ which }, { started }, members) => {
  const [id, chosen] = chosenOf(started, which);
  if (chosen === null) return;
  const { id: customer_id, sdk } = memberOf(members, chosen.memberIndex);
  await sdk.walletTopupCancel({ path: { id }, body: { customer_id } });
};

const count: Done<'counter'> = async (
  { memberIndex, type, amount, reference: no },
  ledger,
  members,
) => {
  const reference = `R-${memberIndex}-${no}`;
  const done = { type, amount, reference };
  const isNew = await atCounter(restaurant, memberOf(members, memberIndex).id, done);
  const name = `${type} ${reference}`;
  // The same reference of the same kind is the same entry, even if other fields differ.
  expect(isNew && ledger.counter.has(name)).toBe(false);
  if (isNew) ledger.counter.set(name, { memberIndex, amount: type === 'sales' ? -amount : amount });
};

async function wait(): Promise<void> {
  restaurant.clock.set(restaurant.clock.now().add({ minutes: 31 }));
  await sweep(restaurant);
}

async function carryOut(each: Deed, ledger: Ledger, members: readonly Joined[]): Promise<unknown> {
  const { notifications } = restaurant.sandbox;
  switch (each.kind) {
    case 'top up':
      return begin(each, ledger, members);
    case 'decide':
      return decideOne(each, ledger, members);
    case 'report':
      return report(each, ledger, members);
    case 'cancel':
      return cancel(each, ledger, members);
    case 'counter':
      return count(each, ledger, members);
    case 'deliver':
      notifications.delivery = each.how;
      return;
    case 'release':
      return notifications.release(each.order);
    case 'wait':
      return wait();
  }
}

function chosenOf(started: Ledger['started'], which: number) {
  return [...started.entries()][which % Math.max(started.size, 1)] ?? (['', null] as const);
}

function memberOf(members: readonly Joined[], memberIndex: number): Joined {
  const member = members[memberIndex];
  if (member === undefined) throw new Error(`Nobody is number ${memberIndex}`);
  return member;
}

/** Expects an error that is a valid rejection. */
function expectError(reason: unknown): void {
  if (reason instanceof DbError) {
    expect(reason.constraint).toBe('wallet_entries_not_below_zero');
    return;
  }
  const codes = ['TOO_MANY_REQUESTS', 'IDEMPOTENCY_CONFLICT', 'TOP_UP_NOT_CANCELLABLE'];
  expect(codes).toContain((reason as { code?: string }).code);
}

interface TopUpRow {
  readonly id: string;
  readonly member_id: string;
  readonly amount: number;
  readonly status: string;
  readonly state: string;
  readonly credited: number;
  readonly levels: readonly number[];
  readonly vouchers: number;
  readonly told: number;
  readonly collected: boolean;
}

const topUps = () =>
  restaurant.db.query<TopUpRow>(sql`
    select u.id, u.member_id, u.amount, u.status, p.state,
      (select count(*) from wallet_entries e
        where e.company_id = u.company_id and e.top_up_id = u.id and e.type = 'topup'
          and e.amount = u.amount
          and e.member_id = u.member_id) as credited,
      array(select level_id from tier_grants g where g.company_id = u.company_id
        and g.top_up_id = u.id) as levels,
      (select count(*) from claimed_vouchers v
        where v.member_id = u.member_id and v.source = 'tier'
          and v.source_key like 'tier tier-' || u.id || ' %') as vouchers,
      (select count(*) from notifications n where n.id = 'top-up-' || u.id) as told,
      exists (select 1 from sandbox_sessions s
        where s.reference = p.id and s.state = 'approved') as collected
    from top_ups u join payments p on p.company_id = u.company_id and p.top_up_id = u.id`);

async function expectBalanced(ledger: Ledger, members: readonly Joined[]): Promise<void> {
  const rows = await topUps();
  for (const row of rows) {
    const isPaid = row.state === 'approved';
    expect(row.state).not.toBe('refund_due');
    expect(row.status === 'COMPLETED').toBe(isPaid);
    expect(row.credited).toBe(isPaid ? 1 : 0);
    expect(row.told).toBe(isPaid ? 1 : 0);
    const levels = isPaid ? levelsFor(row.amount) : [];
    expect(row.levels).toEqual(levels);
    expect(row.vouchers).toBe(levels.reduce((sum, level) => sum + VOUCHERS_OF_LEVEL * level, 0));
    // Every credited top-up was collected or reported by the provider, and every reported one was
    // credited.
    if (isPaid) expect(row.collected || ledger.reported.has(row.id)).toBe(true);
    if (ledger.reported.has(row.id)) expect(isPaid).toBe(true);
  }
  for (const [memberIndex, member] of members.entries()) {
    const settled = rows.filter(
      ({ member_id, state }) => member_id === member.id && state === 'approved',
    );
    const counter = [...ledger.counter.values()].filter((done) => done.memberIndex === memberIndex);
    const expected = [...settled, ...counter].reduce((sum, { amount }) => sum + amount, 0);
    const { wallet, level_id } = await walletOf(member);
    expect(wallet).toBe(expected);
    expect(wallet).toBeGreaterThanOrEqual(0);
    expect(level_id).toBe(Math.max(1, ...settled.flatMap(({ amount }) => levelsFor(amount))));
    expect(await lowestBalance(member)).toBeGreaterThanOrEqual(0);
  }
}

function levelsFor(amount: number): number[] {
  if (amount >= 100_000) return [3];
  return amount >= 50_000 ? [2] : [];
}

async function lowestBalance({ id }: Joined): Promise<number> {
  const row = await restaurant.db.one<{ lowest: number }>(sql`
    select coalesce(min(balance), 0) as lowest from (
      select sum(amount) over (order by position) as balance from wallet_entries
      where member_id = ${id}
    ) as running`);
  return row?.lowest ?? 0;
}

test('keeps the wallet equal to settled payments and branch entries for any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { maxLength: 5 }), { maxLength: 14 }),
      async (waves) => {
        await restaurant.reset();
        const members = [
          await joinMember(restaurant),
          await joinMember(restaurant, '+60198765432'),
        ];
        for (const level of [2, 3])
          await tierVoucherTerms(restaurant, level, VOUCHERS_OF_LEVEL * level);
        const ledger: Ledger = { started: new Map(), reported: new Set(), counter: new Map() };
        for (const wave of waves) {
          const ends = await Promise.allSettled(
            wave.map((each) => carryOut(each, ledger, members)),
          );
          for (const end of ends) if (end.status === 'rejected') expectError(end.reason);
          await expectBalanced(ledger, members);
        }
        restaurant.sandbox.notifications.delivery = 'once';
        await restaurant.sandbox.notifications.release('reversed');
        await wait();
        await expectBalanced(ledger, members);
        expect((await topUps()).filter(({ status }) => status === 'MAKING PAYMENT')).toEqual([]);
        expect(restaurant.reported).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
}, 180_000);
