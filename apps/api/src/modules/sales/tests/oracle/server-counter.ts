import { ApiError, cents } from '@claypot/sdk';
import { type Bill, type CounterSdk, codeOf } from '@claypot/sdk/counter';
import { sql } from '../../../../platform/db/sql.ts';
import { openCounterTablet } from '../../../../testing/counter-tablet.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { at, type Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';
import { givePoints, insertClaimed, OFFERED, offerVoucher } from '../../../../testing/vouchers.ts';
import { grantLevel, payIn, walletOf } from '../../../../testing/wallet.ts';
import { codeAt, secretOf } from '../../../loyalty/testing/code-counter.ts';
import type { MemberStart, SalesState, SalesStep } from './sales-step.ts';

type Step<Name extends SalesStep['do']> = Extract<SalesStep, { do: Name }>;
type NewLine = Parameters<CounterSdk['addBillLines']>[0]['body']['lines'][number];
type Payment = Parameters<CounterSdk['payBill']>[0]['body']['payment'];

/** The server's counter, which takes the same steps as the oracle. */
export interface ServerCounter {
  /** Takes a step twice with one key, at the same time. Returns `OK` or the code of the error. */
  take(step: SalesStep): Promise<string>;
  state(): Promise<SalesState>;
}

const LEVELS = { 0: null, 5: 2, 10: 3 } as const;
const TIER_ENDS = at('2027-11-21T12:00');
/** One-time codes of a device differ after this time. */
const NEXT_CODE = { seconds: 31 };

/** Opens the counter of ss2 with a manager on the tablet. Codes have no limit in practice. */
export async function openServerCounter(
  restaurant: Restaurant,
  starts: readonly MemberStart[],
  family: number | null,
): Promise<ServerCounter> {
  const { db, clock } = restaurant;
  const day = { day: 21, percent: family };
  await db.execute(sql`
    update companies set payment_code_limit = 99999999, splits_bills = true,
      family_day = ${family === null ? null : JSON.stringify({ ...day, name: NAMED, terms: NAMED })}::jsonb`);
  await db.execute(sql`update branch_dishes set portions_left = null where dish_id = 'crab'`);
  await offerVoucher({ db }, { id: OFFERED });
  const { sdk, press, signIn } = await openCounterTablet(restaurant);
  await signIn('mei');
  const members: Joined[] = [];
  const vouchers: string[] = [];
  for (const [index, start] of starts.entries()) {
    const member = await joinMember(restaurant, `+6019876540${index}`);
    if (start.wallet > 0) await payIn(restaurant, member.id, start.wallet);
    if (start.points > 0) await givePoints(restaurant, member.id, start.points);
    const level = LEVELS[start.tier];
    if (level !== null) await grantLevel(restaurant, member.id, level, TIER_ENDS);
    for (let count = 0; count < start.vouchers; count += 1) {
      vouchers.push(await insertClaimed(restaurant, member.id, {}));
    }
    members.push(member);
  }
  const secrets = await Promise.all(members.map(secretOf));
  const bills: string[] = [];

  const read = (index: number) => sdk.bill({ path: { id: of(bills, index) } });
  const newCode = (memberId: string | undefined) => {
    clock.set(clock.now().add(NEXT_CODE));
    const index = members.findIndex(({ id }) => id === memberId);
    return index === -1 ? '000000' : codeAt(of(secrets, index), clock.now());
  };
  const keyed = (index: number) => ({ path: { id: of(bills, index) }, headers: press() });

  async function pay(index: number, share: number | null, payment: Payment, left?: Bill['left']) {
    const request = keyed(index);
    const bill = await read(index);
    const ofShare = bill.split?.shares.find(({ number }) => number === share);
    const body = { left: left ?? ofShare?.left ?? bill.left, share, payment };
    return twice(() => sdk.payBill({ ...request, body }));
  }

  const take: { readonly [Name in SalesStep['do']]: (step: Step<Name>) => Promise<unknown> } = {
    open: async () => {
      const headers = press();
      const body = { branch_id: SS2, table_no: '7' };
      const opened = await twice(() => sdk.openBill({ headers, body }));
      bills.push(opened.id);
    },
    ring: ({ bill, item, qty }) => {
      const request = keyed(bill);
      const line: NewLine = { kind: 'item', item_type: 'dish', item_id: item, qty, variation: [] };
      return twice(() => sdk.addBillLines({ ...request, body: { lines: [line] } }));
    },
    amount: ({ bill, amount }) => {
      const request = keyed(bill);
      const line = { kind: 'open_amount', name: 'Cake', amount: cents(amount) } as const;
      return twice(() => sdk.addBillLines({ ...request, body: { lines: [line] } }));
    },
    quantity: async ({ bill, line, qty }) => {
      const request = keyed(bill);
      const { version, lines } = await read(bill);
      const body = { version, line_id: of(lines, line).id, qty };
      return twice(() => sdk.changeBillLine({ ...request, body }));
    },
    member: async ({ bill, member, usesPoints }) => {
      const request = keyed(bill);
      const { version, table_no } = await read(bill);
      const customer_id = member === null ? null : of(members, member).id;
      const body = { version, table_no, customer_id, uses_points: usesPoints };
      return twice(() => sdk.changeBill({ ...request, body }));
    },
    voucher: async ({ bill, voucher }) => {
      const request = keyed(bill);
      const { version, member } = await read(bill);
      const voucher_id = voucher === null ? null : of(vouchers, voucher);
      const code = voucher === null ? null : newCode(member?.id);
      return twice(() => sdk.useBillVoucher({ ...request, body: { version, voucher_id, code } }));
    },
    split: async ({ bill, people }) => {
      const request = keyed(bill);
      const { version } = await read(bill);
      const split = people === null ? null : ({ by: 'people', people } as const);
      return twice(() => sdk.splitBill({ ...request, body: { version, split } }));
    },
    cash: async ({ bill, share, extra }) => {
      const { split, cash_due } = await read(bill);
      const ofShare = split?.shares.find(({ number }) => number === share);
      const tendered = cents(Math.max(0, (ofShare?.cash_due ?? cash_due) + extra));
      return pay(bill, share, { method: 'cash', tendered, drawer_id: null });
    },
    card: ({ bill, share, amount }) =>
      pay(bill, share, { method: 'card', amount: cents(amount), terminal_reference: '0042' }),
    wallet: async ({ bill, share, amount }) => {
      const { family_day: offer, member, split } = await read(bill);
      const code = newCode(member?.id);
      const takesOffer = offer !== null && split === null && offer.total === amount;
      const payment = { method: 'wallet', amount: cents(amount), code } as const;
      return pay(bill, share, payment, takesOffer ? offer.total : undefined);
    },
    remove: async ({ bill, payment }) => {
      const request = keyed(bill);
      const { payments } = await read(bill);
      const body = { payment_id: of(payments, payment).id, reason: 'Pays another way' };
      return twice(() => sdk.removeBillPayment({ ...request, body }));
    },
    void: async ({ bill }) => {
      const request = keyed(bill);
      const { version } = await read(bill);
      return twice(() => sdk.voidBill({ ...request, body: { version, reason: 'Wrong table' } }));
    },
    refund: async ({ bill, payment, amount }) => {
      const request = keyed(bill);
      const { payments } = await read(bill);
      const parts = [{ payment_id: of(payments, payment).id, amount: cents(amount) }];
      const body = { parts, reason: 'QUALITY', text: null, drawer_id: null } as const;
      return twice(() => sdk.refundBill({ ...request, body }));
    },
    drawer: ({ kind, amount }) => {
      const headers = press();
      const moved = { branch_id: SS2, drawer_id: null, kind, amount: cents(amount) };
      const body = { ...moved, reason: kind === 'float' ? null : 'Ice' };
      return twice(() => sdk.moveDrawerCash({ headers, body }));
    },
  };

  return {
    take: async (step) => {
      try {
        // The step selects the function for its own type.
        await (take[step.do] as (step: SalesStep) => Promise<unknown>)(step);
        return 'OK';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return codeOf(error);
      }
    },
    state: async () => ({
      bills: (await Promise.all(bills.map((_, index) => read(index)))).map(viewBill),
      members: await Promise.all(members.map((member) => viewMember(restaurant, member))),
      drawer: await drawerCash(sdk),
      receipts: await lastReceipt(restaurant),
    }),
  };
}

const NAMED = { en: 'Family Day', zh_CN: '家庭日' };

/** Sends a request twice at the same time, as after a lost reply. Both get the same result. */
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

function viewBill({ state, price, left, cash_due, receipt }: Bill): SalesState['bills'][number] {
  if (state === 'void') return { state, total: 0, left: 0, cashDue: 0, receipt: null };
  return { state, total: price.total, left, cashDue: cash_due, receipt: receipt?.number ?? null };
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

/** Returns the cash that the only drawer of the branch should have. */
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

function of<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`There is no item ${index} of ${list.length}`);
  return item;
}
