import { ApiError, cents } from '@claypot/sdk';
import { DbError, DbUnavailable } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { type Joined, joinMember } from '../join-member.ts';
import { addition, checkout } from '../ordering.ts';
import type { Restaurant } from '../restaurant.ts';
import { givePoints, insertClaimed, nameMember, OFFERED, offerVoucher } from '../vouchers.ts';
import { atCounter, payIn } from '../wallet.ts';

/** Concurrent requests for a limited resource. */
export interface RaceScenario {
  readonly name: string;
  /** Number of requests that can succeed. */
  readonly enoughFor: number;
  /** Allowed results of the other requests. */
  readonly rejections: readonly string[];
  /**
   * Runs the requests and returns each result: `done`, the code of the error or the violated
   * constraint.
   */
  readonly run: (restaurant: Restaurant, count: number) => Promise<string[]>;
  /** Query of how often the resource was `taken`, and the `lowest` remaining amount ever stored. */
  readonly stored: Sql;
}

/** Number of concurrent requests in race tests, twenty for each connection to the database. */
export const MANY = 200;

/** Number of concurrent requests that must all wait for a connection without a rejection. */
export const CROWD = 1000;

const LAST_VOUCHERS = 5;
const LAST_SEN = 5;
/** Price of a claim in points, and points redeemed by an order. */
const POINTS = 1000;

/** Returns true for any error except the database being busy. */
export function isFailure(error: unknown): boolean {
  return !(error instanceof DbUnavailable);
}

/** Repeats a request while the server reports that it is busy, as a person would. */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isBusy =
      error instanceof DbUnavailable ||
      (error instanceof ApiError && ['SERVER_BUSY', 'SERVICE_UNAVAILABLE'].includes(error.code));
    if (!isBusy) throw error;
    return patiently(ask);
  }
}

/** Creates members with a name and with consecutive phone numbers from `first`. */
export async function joinNamed(
  restaurant: Restaurant,
  count: number,
  first = 1,
): Promise<Joined[]> {
  const members: Joined[] = [];
  for (let each = first; each < first + count; each += 1) {
    const joined = await joinMember(restaurant, `+6011${String(each).padStart(8, '0')}`);
    await nameMember(restaurant, joined.id);
    members.push(joined);
  }
  return members;
}

/** Runs `come` concurrently, with the index of each call, and returns the results. */
async function atOnce(
  count: number,
  sendRequest: (each: number) => Promise<unknown>,
): Promise<string[]> {
  const outcomes = Array.from({ length: count }, (_, each) =>
    patiently(() => sendRequest(each)).then(() => 'done', reasonOf),
  );
  return Promise.all(outcomes);
}

function reasonOf(error: unknown): string {
  if (error instanceof DbError) return String(error.constraint);
  if (!(error instanceof ApiError)) return String(error);
  if (error.code !== 'ERROR') return error.code;
  // All unexpected errors have this code.
  return [error.message, error.status, error.cause].filter(Boolean).join(' ');
}

/** Creates a member with a name, wallet balance and a cart of two claypots for RM 45.80. */
async function joinHungry(restaurant: Restaurant): Promise<Joined> {
  const mei = await joinMember(restaurant);
  await nameMember(restaurant, mei.id);
  await payIn(restaurant, mei.id, 1000);
  await mei.sdk.cartCreate({ body: addition(mei.identity) });
  return mei;
}

function order(mei: Joined, each: number, off: Parameters<typeof checkout>[0]) {
  return mei.sdk.cartCreateOrder({
    headers: { 'Idempotency-Key': `key-number-${each}-of-this-rush` },
    body: checkout({
      ...mei.identity,
      total_point_get: 22,
      final_total_amount: cents(3580),
      ...off,
    }),
  });
}

const lowestOf = (table: 'point_entries' | 'wallet_entries') => sql`
  (select coalesce(min(balance), 0) from (
    select sum(amount) over (partition by member_id order by position) as balance
    from ${table === 'point_entries' ? sql`point_entries` : sql`wallet_entries`}
  ) as running)`;

export const lastVouchers: RaceScenario = {
  name: `the last ${LAST_VOUCHERS} of a voucher, each claimed by another member`,
  enoughFor: LAST_VOUCHERS,
  rejections: ['VOUCHER_CLAIM_EXCEED'],
  async run(restaurant, count) {
    await offerVoucher(restaurant, { limit: LAST_VOUCHERS });
    const members = await joinNamed(restaurant, count);
    return atOnce(count, async (each) => {
      const { sdk, id } = members[each] ?? anonymous(each);
      return sdk.claimVoucher({ body: { voucher_id: OFFERED, customer_id: id } });
    });
  },
  stored: sql`
    select (select count(*) from claimed_vouchers) as taken,
      (select max_application from vouchers) - (select claimed from voucher_claims) as lowest`,
};

const lastUseAtCounter: RaceScenario = {
  name: 'the last use of a voucher, at the counter',
  enoughFor: 1,
  rejections: ['VOUCHER_USED'],
  async run(restaurant, count) {
    const mei = await joinHungry(restaurant);
    const claimed_voucher_id = await insertClaimed(restaurant, mei.id, {});
    return atOnce(count, () =>
      mei.sdk.useVoucher({ body: { claimed_voucher_id, customer_id: mei.id } }),
    );
  },
  stored: sql`select count(*) as taken, 0 as lowest from claimed_vouchers where status = 'USED'`,
};

const lastUse: RaceScenario = {
  name: 'the last use of a voucher, by orders and at the counter',
  enoughFor: 1,
  rejections: ['VOUCHER_USED', 'VOUCHER_NOT_USABLE'],
  async run(restaurant, count) {
    const mei = await joinHungry(restaurant);
    const id = await insertClaimed(restaurant, mei.id, {});
    return atOnce(count, (each) =>
      each % 2 === 0
        ? order(mei, each, { claim_voucher_id: id, voucher_use_amount: cents(1000) })
        : mei.sdk.useVoucher({ body: { claimed_voucher_id: id, customer_id: mei.id } }),
    );
  },
  stored: sql`
    select (select count(*) from orders)
      + (select count(*) from claimed_vouchers where used_at_branch is not null) as taken,
      0 as lowest`,
};

const lastPoints: RaceScenario = {
  name: 'the last points, by orders and by claims',
  enoughFor: 1,
  rejections: ['NOT_ENOUGH_POINT'],
  async run(restaurant, count) {
    const mei = await joinHungry(restaurant);
    await offerVoucher(restaurant, { points: POINTS });
    await givePoints(restaurant, mei.id, POINTS);
    return atOnce(count, (each) =>
      each % 2 === 0
        ? order(mei, each, { point_discount: cents(1000) })
        : mei.sdk.claimVoucher({ body: { voucher_id: OFFERED, customer_id: mei.id } }),
    );
  },
  stored: sql`
    select (select count(*) from orders) + (select count(*) from claimed_vouchers) as taken,
      ${lowestOf('point_entries')} as lowest`,
};

const lastSen: RaceScenario = {
  name: `the last ${LAST_SEN} sen of a wallet, each spent by itself`,
  enoughFor: LAST_SEN,
  rejections: ['wallet_entries_not_below_zero'],
  async run(restaurant, count) {
    const mei = await joinMember(restaurant);
    await payIn(restaurant, mei.id, LAST_SEN);
    return atOnce(count, (each) =>
      atCounter(restaurant, mei.id, { type: 'sales', amount: 1, reference: `R-${each}` }),
    );
  },
  stored: sql`
    select count(*) as taken, ${lowestOf('wallet_entries')} as lowest
    from wallet_entries where type = 'sales'`,
};

/** Each rush needs a freshly reset restaurant. */
export const raceScenarios: readonly RaceScenario[] = [
  lastVouchers,
  lastUseAtCounter,
  lastUse,
  lastPoints,
  lastSen,
];

function anonymous(each: number): never {
  throw new Error(`Nobody is number ${each}`);
}
