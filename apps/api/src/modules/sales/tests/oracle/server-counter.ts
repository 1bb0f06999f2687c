import { ApiError } from '@claypot/sdk';
import { type Bill, type CounterSdk, codeOf } from '@claypot/sdk/counter';
import { json, sql } from '../../../../platform/db/sql.ts';
import { openCounterTablet } from '../../../../testing/counter-tablet.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { codeAt, secretOf } from '../../../../testing/payment-code.ts';
import { at, type Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';
import { both } from '../../../../testing/texts.ts';
import { givePoints, insertClaimed, offerVoucher } from '../../../../testing/vouchers.ts';
import { grantLevel, payIn, walletOf } from '../../../../testing/wallet.ts';
import { createSalesDriver, itemOf } from './sales-driver.ts';
import type { MemberStart, SalesState, SalesStep } from './sales-step.ts';

/** The server in process, on which a manager takes the steps of the oracle. */
export interface ServerCounter {
  /** Takes a step, each request twice with one key. Returns `OK` or the code of the error. */
  take(step: SalesStep): Promise<string>;
  state(): Promise<SalesState>;
}

const LEVELS = { 0: null, 5: 2, 10: 3 } as const;
const TIER_ENDS = at('2027-11-21T12:00');
/** One-time codes of a device differ after this time. */
const NEXT_CODE = { seconds: 31 };

/**
 * Opens the counter of ss2 with a manager on the tablet. Members agree by one-time codes, which have
 * no limit in practice.
 */
export async function openServerCounter(
  restaurant: Restaurant,
  starts: readonly MemberStart[],
  family: number | null,
): Promise<ServerCounter> {
  const { clock } = restaurant;
  await prepareCompany(restaurant, family);
  const { sdk, press, signIn } = await openCounterTablet(restaurant);
  await signIn('mei');
  const members: Joined[] = [];
  const vouchers: string[] = [];
  for (const [index, start] of starts.entries()) {
    const member = await joinMember(restaurant, `+6019876540${index}`);
    vouchers.push(...(await giveStart(restaurant, member.id, start)));
    members.push(member);
  }
  const secrets = await Promise.all(members.map(secretOf));
  const newCode = ({ member }: Bill) => {
    clock.set(clock.now().add(NEXT_CODE));
    const index = members.findIndex(({ id }) => id === member?.id);
    return index === -1 ? '000000' : codeAt(itemOf(secrets, index), clock.now());
  };
  const driver = createSalesDriver({
    sdk,
    branchId: SS2,
    dishes: { tea: 'tea', crab: 'crab' },
    members: members.map(({ id }) => id),
    vouchers,
    press,
    send: twice,
    payFromWallet: ({ bill, share, left, amount, headers }) => {
      const payment = { method: 'wallet', amount, code: newCode(bill) } as const;
      const request = { path: { id: bill.id }, headers, body: { left, share, payment } };
      return twice(() => sdk.payBill(request));
    },
    useVoucher: (bill, voucher_id, headers) => {
      const body = { version: bill.version, voucher_id, code: newCode(bill) };
      return twice(() => sdk.useBillVoucher({ path: { id: bill.id }, headers, body }));
    },
  });
  return {
    take: driver.take,
    state: async () => ({
      bills: await driver.bills(),
      members: await Promise.all(members.map((member) => viewMember(restaurant, member))),
      drawer: await drawerCash(sdk),
      receipts: await lastReceipt(restaurant),
    }),
  };
}

async function prepareCompany({ db }: Restaurant, family: number | null): Promise<void> {
  const name = both('Family Day');
  const day = family === null ? null : json({ day: 21, percent: family, name, terms: name });
  await db.execute(sql`
    update companies set payment_code_limit = 99999999, splits_bills = true, family_day = ${day}`);
  await db.execute(sql`update branch_dishes set portions_left = null where dish_id = 'crab'`);
  await offerVoucher({ db });
}

/** Gives a member money, points, tier and vouchers. Returns the ids of the vouchers. */
async function giveStart(
  restaurant: Restaurant,
  memberId: string,
  { wallet, points, tier, vouchers: count }: MemberStart,
): Promise<string[]> {
  if (wallet > 0) await payIn(restaurant, memberId, wallet);
  if (points > 0) await givePoints(restaurant, memberId, points);
  const level = LEVELS[tier];
  if (level !== null) await grantLevel(restaurant, memberId, level, TIER_ENDS);
  const vouchers: string[] = [];
  while (vouchers.length < count) vouchers.push(await insertClaimed(restaurant, memberId, {}));
  return vouchers;
}

/** Sends a request twice at the same time, as after a lost reply. Both have the same outcome. */
async function twice<Result>(send: () => Promise<Result>): Promise<Result> {
  const [first, second] = await Promise.allSettled([send(), send()]);
  const [one, other] = [first, second].map(outcomeOf);
  if (one !== other) throw new Error(`One press had two outcomes: ${one} and ${other}`);
  if (first.status === 'rejected') throw first.reason;
  return first.value;
}

function outcomeOf(settled: PromiseSettledResult<unknown>): string {
  if (settled.status === 'fulfilled') return 'OK';
  return settled.reason instanceof ApiError ? codeOf(settled.reason) : String(settled.reason);
}

async function viewMember(
  { db }: Restaurant,
  member: Joined,
): Promise<SalesState['members'][number]> {
  const points = await db.one<{ points: number }>(sql`
    select coalesce(sum(amount), 0)::integer as points from point_entries
    where company_id = 'demo' and member_id = ${member.id}`);
  const vouchers = await db.one<{ count: number }>(sql`
    select count(*)::integer as count from claimed_vouchers
    where company_id = 'demo' and member_id = ${member.id} and status = 'ACTIVE'`);
  const { wallet } = await walletOf(member);
  return { wallet, points: points?.points ?? 0, vouchers: vouchers?.count ?? 0 };
}

/** Returns the cash that the only drawer of the branch should have, in sen. */
async function drawerCash(sdk: CounterSdk): Promise<number> {
  const { next } = await sdk.dayState({ body: { branch_id: SS2 } });
  return next?.drawers.reduce((sum, { expected }) => sum + expected, 0) ?? 0;
}

/** Returns the number of the last receipt. @throws Error if a number is missing. */
async function lastReceipt({ db }: Restaurant): Promise<number> {
  const rows = await db.query<{ number: number }>(sql`
    select number from receipts where company_id = 'demo' and branch_id = ${SS2} order by number`);
  for (const [index, { number }] of rows.entries()) {
    if (number !== index + 1) throw new Error(`Receipt ${index + 1} is missing`);
  }
  return rows.length;
}
