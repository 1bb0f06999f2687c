import { cents } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { givePoints } from '../../../testing/vouchers.ts';
import { grantLevel, payIn, walletOf } from '../../../testing/wallet.ts';
import {
  CLAYPOTS,
  card,
  cash,
  openAmount,
  openSalesCounter,
  type SalesCounter,
  wallet,
} from '../testing/open-sales-counter.ts';

let restaurant: Restaurant;
let counter: SalesCounter;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openSalesCounter(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const drawer = () =>
  restaurant.db.query(sql`
    select kind, amount, source_id, staff_id from drawer_entries order by position`);
const walletEntries = () =>
  restaurant.db.query(sql`
    select type, account, amount, balance, branch_id, reference from wallet_entries
    where account = 'counter' order by position`);
const pointEntries = () =>
  restaurant.db.query(sql`
    select type, amount, order_id, bill_id from point_entries order by position`);
const messages = async () => {
  const path = { id: counter.member.id };
  const sent = await counter.member.sdk.notifications({ path });
  return sent.map(({ message }) => message);
};
const caught = (work: Promise<unknown>) => work.catch((cause: unknown) => cause);

describe('cash', () => {
  test('pays all that is left, rounded to 5 sen, and closes the bill with a receipt', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    const paid = await counter.pay(bill, cash(6000));
    expect(paid).toMatchObject({
      state: 'paid',
      price: { total: cents(5040), rounding: cents(2) },
      payments: [
        {
          method: 'cash',
          amount: cents(5040),
          tendered: cents(6000),
          change: cents(960),
          staff_name: 'Staff ravi',
          removal: null,
        },
      ],
      paid: cents(5040),
      left: cents(0),
      cash_due: cents(0),
      receipt: { number: 1, issued_at: '2026-11-21T12:00:00+08:00' },
    });
    expect(await drawer()).toEqual([
      { kind: 'bill', amount: 5040, source_id: paid.payments[0]?.id, staff_id: 'ravi' },
    ]);
    const [order] = await restaurant.db.query(sql`
      select o.status, o.final_total_amount, o.adj_amount, o.paid_at is not null as is_paid,
        p.provider, p.state, p.amount
      from orders o join payments p on p.company_id = o.company_id and p.order_id = o.id`);
    expect(order).toEqual({
      status: 'COMPLETED',
      final_total_amount: 5040,
      adj_amount: 2,
      is_paid: true,
      provider: 'counter',
      state: 'approved',
      amount: 5040,
    });
  });

  test.each([
    ['1 sen, which no coin pays', 1, 0, 0],
    ['2 sen', 2, 0, 0],
    ['3 sen', 3, 5, 1],
  ])('pays a bill of %s', async (_, sen, due, entries) => {
    const bill = await counter.rungUp(openAmount(sen));
    expect(bill.cash_due).toBe(due);
    const paid = await counter.pay(bill, cash(due));
    expect(paid).toMatchObject({ state: 'paid', price: { total: due }, left: cents(0) });
    expect(await drawer()).toHaveLength(entries);
  });

  test('rejects too little cash, and sums that coins cannot make', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    const error = await caught(counter.pay(bill, cash(5000)));
    expect(errorDataOf(error, 'CASH_TOO_LITTLE')).toEqual({ missing: cents(40) });
    expect(await codeFrom(counter.pay(bill, cash(5038)))).toBe('INVALID_REQUEST');
    const other = { ...cash(6000), drawer_id: 'no-such-drawer' };
    expect(await codeFrom(counter.pay(bill, other))).toBe('INVALID_REQUEST');
    expect((await counter.bill(bill.id)).payments).toEqual([]);
  });

  test('rejects a bill without lines', async () => {
    const bill = await counter.open();
    expect(await codeFrom(counter.pay(bill, cash(0)))).toBe('INVALID_REQUEST');
  });
});

describe('card', () => {
  test('is recorded exactly, and the rest is paid in cash', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    const half = await counter.pay(bill, { ...card(3000), terminal_reference: 'SLIP 0042' });
    expect(half).toMatchObject({
      state: 'open',
      paid: cents(3000),
      left: cents(2038),
      cash_due: cents(2040),
      payments: [{ method: 'card', amount: cents(3000), terminal_reference: 'SLIP 0042' }],
      receipt: null,
    });
    const paid = await counter.pay(half, cash(2040));
    expect(paid).toMatchObject({
      state: 'paid',
      price: { total: cents(5040), rounding: cents(2) },
      receipt: { number: 1 },
    });
  });

  test('rejects more than what is left, and 0', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    const error = await caught(counter.pay(bill, card(5039)));
    expect(errorDataOf(error, 'OVERPAID')).toEqual({ left: cents(5038) });
    expect(await codeFrom(counter.pay(bill, card(0)))).toBe('INVALID_REQUEST');
    await counter.pay(bill, card(5038));
    expect(await codeFrom(counter.pay(bill, card(1)))).toBe('BILL_CLOSED');
  });

  test('is not rounded', async () => {
    const paid = await counter.pay(await counter.rungUp(CLAYPOTS), card(5038));
    expect(paid.price).toMatchObject({ total: cents(5038), rounding: cents(0) });
  });
});

test('rejects a payment if another amount is left than the person saw, and returns the bill', async () => {
  const seen = await counter.rungUp(CLAYPOTS);
  await counter.add(seen.id, [openAmount(100)]);
  const error = await caught(counter.pay(seen, card(5038)));
  expect(errorDataOf(error, 'BILL_CHANGED')).toMatchObject({
    bill: { id: seen.id, version: 3, left: cents(5148), payments: [] },
  });
});

test('numbers the receipts of a branch without gaps, also of bills paid at the same moment', async () => {
  const bills = await Promise.all(Array.from({ length: 6 }, () => counter.rungUp(openAmount(500))));
  await caught(counter.pay(bills[0] ?? (await counter.open()), card(9999)));
  const paid = await Promise.all(bills.map((bill) => counter.pay(bill, cash(1000))));
  const numbers = paid.map(({ receipt }) => receipt?.number ?? 0);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('wallet', () => {
  beforeEach(() => payIn(restaurant, counter.member.id, 10_000));

  test('pays a part with a code, and the member is notified', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const half = await counter.pay(bill, wallet(2000, counter.code()));
    expect(half).toMatchObject({
      state: 'open',
      left: cents(3038),
      member: { wallet: cents(8000) },
      payments: [{ method: 'wallet', amount: cents(2000), confirmed_by: 'code' }],
    });
    const reference = `${bill.number}-1`;
    expect(await walletEntries()).toEqual([
      {
        type: 'sales',
        account: 'counter',
        amount: -2000,
        balance: 8000,
        branch_id: SS2,
        reference,
      },
    ]);
    expect(await walletOf(counter.member)).toMatchObject({ wallet: cents(8000) });
    expect(await messages()).toEqual([
      expect.stringMatching(/^RM\s20\.00 was paid from your wallet at .+\.$/),
    ]);
  });

  test('shows in the wallet history of the member, with the bill once it is paid', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    await counter.pay(bill, wallet(5038, counter.code()));
    const months = await counter.member.sdk.transactionHistoryList({
      path: { customerId: counter.member.id },
      body: { startDate: '2026-11-01', endDate: '2026-11-30' },
    });
    const [entry] = Object.values(months).flat();
    expect(entry).toMatchObject({ type: 'sales', amount: cents(5038) });
    const details = await counter.member.sdk.transactionHistoryDetails({
      path: { id: entry?.id ?? '' },
      body: { customer_id: counter.member.id },
    });
    expect(details).toMatchObject({ sales_order_id: bill.id, sales_order_tx_id: bill.number });
  });

  test('never pays more than it holds', async () => {
    const bill = await counter.rungUpForMember(openAmount(20_000));
    const error = await caught(counter.pay(bill, wallet(10_001, counter.code())));
    expect(errorDataOf(error, 'WALLET_TOO_LOW')).toEqual({ wallet: cents(10_000) });
    expect(await walletEntries()).toEqual([]);
  });

  test('pays at most RM 100 a day with codes', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    const bill = await counter.rungUpForMember(openAmount(20_000));
    const half = await counter.pay(bill, wallet(9_990, counter.code()));
    restaurant.clock.set(at('2026-11-21T12:01'));
    const error = await caught(counter.pay(half, wallet(11, counter.code())));
    expect(errorDataOf(error, 'CODE_LIMIT_EXCEEDED')).toEqual({ left: cents(10) });
  });

  test('rejects a wrong code, a used one, and a bill without a member', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const code = counter.code();
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await codeFrom(counter.pay(bill, wallet(100, wrong)))).toBe('PAYMENT_CODE_WRONG');
    const half = await counter.pay(bill, wallet(100, code));
    expect(await codeFrom(counter.pay(half, wallet(100, code)))).toBe('PAYMENT_CODE_WRONG');
    const ofGuest = await counter.rungUp(CLAYPOTS);
    expect(await codeFrom(counter.pay(ofGuest, wallet(100, code)))).toBe('MEMBER_REQUIRED');
  });

  test('a code that a rejected payment did not use can be entered again', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const code = counter.code();
    expect(await codeFrom(counter.pay(bill, wallet(5039, code)))).toBe('OVERPAID');
    expect(await counter.pay(bill, wallet(5038, code))).toMatchObject({ state: 'paid' });
  });

  test('a lost response: the same press pays once and returns the bill', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const headers = counter.press();
    const payment = wallet(2000, counter.code());
    const first = await counter.pay(bill, payment, { headers });
    restaurant.clock.set(at('2026-11-21T12:05'));
    expect((await counter.pay(bill, payment, { headers })).payments).toEqual(first.payments);
    expect(await walletEntries()).toHaveLength(1);
  });

  test('two requests of one press at the same moment pay once', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const headers = counter.press();
    const payment = wallet(2000, counter.code());
    const paid = await Promise.all(
      Array.from({ length: 4 }, () => counter.pay(bill, payment, { headers })),
    );
    expect(new Set(paid.map(({ version }) => version)).size).toBe(1);
    expect(await walletEntries()).toHaveLength(1);
  });

  test('two tablets charge one wallet at the same moment: it pays one of them', async () => {
    await restaurant.db.execute(sql`update companies set payment_code_limit = 100000`);
    const one = await counter.rungUpForMember(openAmount(6000));
    const other = await counter.rungUpForMember(openAmount(6000));
    const secondDevice = await counter.codeOfAnotherDevice();
    const codes = await Promise.all([
      codeFrom(counter.pay(one, wallet(6600, counter.code()))),
      codeFrom(counter.pay(other, wallet(6600, secondDevice))),
    ]);
    expect(codes.toSorted()).toEqual(['OK', 'WALLET_TOO_LOW']);
    expect(await walletOf(counter.member)).toMatchObject({ wallet: cents(3400) });
  });

  test('is not charged by the member as staff', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    await restaurant.db.execute(sql`update staff set phone_no = '+60198765432' where id = 'ravi'`);
    expect(await codeFrom(counter.pay(bill, wallet(100, counter.code())))).toBe(
      'OWN_MEMBER_RECORD',
    );
  });
});

describe('points and tier', () => {
  beforeEach(() => payIn(restaurant, counter.member.id, 10_000));

  test('a paid bill credits points as dine-in and notifies the member', async () => {
    await restaurant.db.execute(sql`update dishes set point = 7 where id = 'claypot'`);
    restaurant.clock.set(at('2026-11-21T12:01'));
    const bill = await counter.rungUpForMember(CLAYPOTS);
    expect(bill.price.points_earned).toBe(16);
    await counter.pay(bill, card(5038));
    expect(await pointEntries()).toEqual([
      { type: 'dine_in', amount: 16, order_id: bill.id, bill_id: null },
    ]);
    expect((await messages()).toSorted()).toEqual([
      `Bill ${bill.number} is paid. Thank you for dining with us!`,
      `You earned 16 points with order ${bill.number}.`,
    ]);
  });

  test('points are spent with the first payment', async () => {
    await givePoints(restaurant, counter.member.id, 1000);
    const rules = await restaurant.db.one<{ points: number; amount: number }>(sql`
      select max_discount_point as points, max_discount_amount as amount from companies
      where id = 'demo'`);
    const bill = await counter.change(await counter.rungUpForMember(CLAYPOTS), {
      uses_points: true,
    });
    expect(bill.price.point_discount).toBe(rules?.amount);
    expect(bill.member?.point_offer).toEqual({ points: rules?.points, amount: rules?.amount });
    expect(await pointEntries()).toHaveLength(1);
    await counter.pay(bill, card(100));
    expect((await pointEntries())[1]).toEqual({
      type: 'order_discount',
      amount: -(rules?.points ?? 0),
      order_id: null,
      bill_id: bill.id,
    });
  });

  test.each([
    ['RM 9.99, which freezes the tier', 999, 0],
    ['RM 10.00, which does not', 1000, 5],
  ])('a wallet of %s', async (_, left, percent) => {
    await grantLevel(restaurant, counter.member.id, 2, at('2027-11-21T12:00'));
    await restaurant.db.execute(sql`
      insert into wallet_entries (company_id, member_id, type, account, amount, created_at)
      values ('demo', ${counter.member.id}, 'sales', 'counter', ${left - 10_000}, ${at('2026-11-21T12:00')})`);
    const bill = await counter.rungUpForMember(openAmount(10_000));
    expect(bill.member).toMatchObject({ tier_percent: percent, is_frozen: percent === 0 });
    expect(bill.price).toMatchObject({ tier_percent: percent, tier_discount: percent * 100 });
  });

  test('the first payment fixes the price: a tier that the payment freezes still counts', async () => {
    await grantLevel(restaurant, counter.member.id, 2, at('2027-11-21T12:00'));
    const bill = await counter.rungUpForMember(openAmount(20_000));
    expect(bill.left).toBe(20_900);
    const half = await counter.pay(bill, wallet(9_900, counter.code()));
    expect(half).toMatchObject({ member: { is_frozen: true }, left: cents(11_000) });
    expect(await counter.pay(half, card(11_000))).toMatchObject({
      state: 'paid',
      price: { tier_discount: cents(1000), tier_percent: 5 },
    });
  });

  test('a tier that is granted in the middle changes the price before the first payment', async () => {
    const bill = await counter.rungUpForMember(openAmount(10_000));
    await grantLevel(restaurant, counter.member.id, 2, at('2027-11-21T12:00'));
    const error = await caught(counter.pay(bill, card(11_000)));
    expect(errorDataOf(error, 'BILL_CHANGED')?.bill.left).toBe(10_450);
  });
});

test('a sale after 04:00 belongs to the next business day, and the list shows today only', async () => {
  const early = await counter.rungUp(openAmount(1000));
  const late = await counter.rungUp(openAmount(1000));
  restaurant.clock.set(at('2026-11-22T03:59'));
  await counter.signIn('ravi');
  await counter.pay(early, cash(2000));
  restaurant.clock.set(at('2026-11-22T04:00'));
  await counter.pay(late, cash(2000));
  const closed = await counter.sdk.billList({ body: { branch_id: SS2, list: 'closed' } });
  expect(closed.map(({ id, receipt_number, total }) => [id, receipt_number, total])).toEqual([
    [late.id, 2, 1100],
  ]);
  const [first, second] = await restaurant.db.query<{ paid_at: Temporal.Instant }>(sql`
    select paid_at from orders order by paid_at`);
  expect([String(first?.paid_at), String(second?.paid_at)]).toEqual([
    '2026-11-21T19:59:00Z',
    '2026-11-21T20:00:00Z',
  ]);
});
