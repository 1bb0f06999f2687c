import { cents } from '@claypot/sdk';
import type { Bill, CounterSdk } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import { closeBill, insertBills, type TestBill } from '../../../testing/insert-bills.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { addPoints, addWalletEntry } from '../../loyalty/index.ts';
import { lockOrder } from '../../ordering/index.ts';
import { openSalesCounter, type SalesCounter } from '../testing/open-sales-counter.ts';

type RefundBody = Parameters<CounterSdk['refundBill']>[0]['body'];
type Part = readonly [paymentId: string, amount: number];

let restaurant: Restaurant;
let counter: SalesCounter;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openSalesCounter(restaurant);
    await restaurant.db.execute(sql`
      insert into drawers (company_id, branch_id, id, created_at) values ('demo', ${SS2}, 'main', ${NOON})`);
    await counter.signIn('mei');
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

/** A bill of RM 30.00: RM 12.50 from the wallet, RM 10.00 by card and RM 7.50 in cash. */
const MIXED: TestBill['payments'] = [
  { id: 'by-wallet', method: 'wallet', amount: 1250, at: NOON },
  { id: 'by-card', method: 'card', amount: 1000, at: NOON },
  { id: 'by-cash', method: 'cash', amount: 750, at: NOON },
];

/** Stores a bill that the member has paid, which earned 30 points. */
async function paidBill(payments = MIXED, id = 'bill'): Promise<string> {
  const { db, clock } = restaurant;
  const memberId = counter.member.id;
  const subtotal = payments.reduce(
    (sum, { amount, isRemoved = false }) => sum + (isRemoved ? 0 : amount),
    0,
  );
  const bill = { id, branchId: SS2, memberId, openedAt: NOON, subtotal, staffId: 'ravi', payments };
  await insertBills(db, [bill]);
  await db.execute(sql`update orders set point_earn = 30 where id = ${id}`);
  await closeBill(db, bill, clock.now());
  await db.transaction(async (tx) => {
    await addPoints(tx, { memberId, type: 'dine_in', amount: 30, orderId: id }, clock.now());
    const branch = { id: SS2, reference: 'TU-of-the-test' };
    const topUp = { type: 'cash_topup', account: 'cash', amount: cents(5000), branch } as const;
    await addWalletEntry(tx, { memberId, ...topUp }, clock.now());
  });
  return id;
}

const refund = (
  id: string,
  parts: readonly Part[],
  { headers = {}, ...changes }: Partial<RefundBody> & { readonly headers?: object } = {},
): Promise<Bill> =>
  counter.sdk.refundBill({
    path: { id },
    headers: { ...counter.press(), ...headers },
    body: {
      parts: parts.map(([payment_id, amount]) => ({ payment_id, amount: cents(amount) })),
      reason: 'QUALITY',
      text: null,
      drawer_id: null,
      ...changes,
    },
  });

const refundedOf = ({ payments }: Bill) => payments.map(({ refunded }) => refunded);

const balances = () =>
  restaurant.db.one<{ wallet: number; points: number; drawer: number }>(sql`
    select (select sum(amount) from wallet_entries)::integer as wallet,
      (select sum(amount) from point_entries)::integer as points,
      (select coalesce(sum(amount), 0) from drawer_entries)::integer as drawer`);

const receipts = () =>
  restaurant.db.query<{ number: number }>(sql`
    select number, refund_id is not null as is_refund from receipts order by number`);

describe('refundBill', () => {
  test('gives each part back to where it came from, with a receipt of its own', async () => {
    const id = await paidBill();
    const before = await counter.bill(id);
    const bill = await refund(id, [
      ['by-wallet', 1000],
      ['by-card', 1000],
      ['by-cash', 250],
    ]);
    expect(refundedOf(bill)).toEqual([1000, 1000, 250]);
    expect(bill).toMatchObject({ state: 'paid', receipt: { number: 1 } });
    expect(bill.version).toBe(before.version + 1);
    expect(bill.refunds).toEqual([
      {
        id: expect.stringMatching(/^REF/),
        amount: 2250,
        parts: [
          { payment_id: 'by-wallet', method: 'wallet', amount: 1000 },
          { payment_id: 'by-card', method: 'card', amount: 1000 },
          { payment_id: 'by-cash', method: 'cash', amount: 250 },
        ],
        reason: 'QUALITY',
        text: null,
        receipt_number: 2,
        at: '2026-11-21T12:00:00+08:00',
        staff_name: 'Staff mei',
        approver_name: null,
      },
    ]);
    // Points in proportion: 30 × 2250 / 3000 = 22.5 of those it earned; 7.5 stay.
    expect(await balances()).toEqual({ wallet: 6000, points: 7, drawer: 500 });
    const ledger = await restaurant.db.query(sql`
      select type, account, amount, branch_id, reference from wallet_entries where type = 'refund'`);
    expect(ledger).toEqual([
      { type: 'refund', account: 'counter', amount: 1000, branch_id: SS2, reference: 'DI-BILL-R1' },
    ]);
    const { next } = await counter.sdk.dayState({ body: { branch_id: SS2 } });
    expect(next?.figures).toMatchObject({
      sales: { total: 3000 },
      refunds: {
        count: 1,
        amount: 2250,
        by_kind: [{ kind: 'refunded', count: 1 }],
        by_payment: [
          { payment: 'terminal', count: 1, amount: 1000 },
          { payment: 'cash', count: 1, amount: 250 },
          { payment: 'wallet', count: 1, amount: 1000 },
        ],
      },
      net: 750,
    });
    expect(next?.drawers).toMatchObject([{ cash: 500 }]);
    expect(next?.figures.people).toContainEqual(
      expect.objectContaining({ name: 'Staff mei', refund_count: 1, refund_amount: 2250 }),
    );
  });

  test('pays a whole bill back in several refunds, and nothing after that', async () => {
    const id = await paidBill();
    await refund(id, [['by-cash', 500]]);
    await refund(id, [['by-cash', 250]]);
    expect(await codeFrom(refund(id, [['by-cash', 5]]))).toBe('REFUND_EXCEEDS_PAYMENT');
    const bill = await refund(id, [
      ['by-wallet', 1250],
      ['by-card', 1000],
    ]);
    expect(refundedOf(bill)).toEqual([1250, 1000, 750]);
    expect(bill.refunds.map(({ receipt_number }) => receipt_number)).toEqual([2, 3, 4]);
    expect(await balances()).toEqual({ wallet: 6250, points: 0, drawer: 0 });
  });

  test('names what is left of a payment', async () => {
    const id = await paidBill();
    await refund(id, [['by-card', 400]]);
    await expect(refund(id, [['by-card', 601]])).rejects.toMatchObject({
      code: 'ERROR',
      data: { refundable: cents(600) },
    });
    expect(await receipts()).toHaveLength(2);
  });

  test('is once when the press is repeated, also at the same moment', async () => {
    const id = await paidBill();
    const headers = counter.press();
    await Promise.all([
      refund(id, [['by-wallet', 1250]], { headers }),
      refund(id, [['by-wallet', 1250]], { headers }),
    ]);
    const bill = await refund(id, [['by-wallet', 1250]], { headers });
    expect(bill.refunds).toHaveLength(1);
    expect(await balances()).toMatchObject({ wallet: 6250 });
    expect(await codeFrom(refund(id, [['by-card', 1]], { headers }))).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('of one payment by two people at once never exceeds it', async () => {
    const id = await paidBill();
    const results = await Promise.all([
      codeFrom(refund(id, [['by-cash', 500]])),
      codeFrom(refund(id, [['by-cash', 500]])),
      codeFrom(refund(id, [['by-cash', 500]])),
    ]);
    expect(results.toSorted()).toEqual(['OK', 'REFUND_EXCEEDS_PAYMENT', 'REFUND_EXCEEDS_PAYMENT']);
    expect(await balances()).toMatchObject({ drawer: 250 });
  });

  test('waits for another refund of the bill', async () => {
    const id = await paidBill();
    const bill = await afterLocked(
      restaurant.db,
      (tx) => lockOrder(tx, id),
      () => refund(id, [['by-card', 1000]]),
    );
    expect(refundedOf(bill)).toEqual([0, 1000, 0]);
  });

  test('of two wallet payments adds two entries to the ledger', async () => {
    const id = await paidBill([
      { id: 'first', method: 'wallet', amount: 700, at: NOON },
      { id: 'second', method: 'wallet', amount: 300, at: NOON },
    ]);
    await refund(id, [
      ['first', 700],
      ['second', 300],
    ]);
    const ledger = await restaurant.db.query(sql`
      select amount, reference from wallet_entries where type = 'refund' order by position`);
    expect(ledger).toEqual([
      { amount: 700, reference: 'DI-BILL-R1.1' },
      { amount: 300, reference: 'DI-BILL-R1.2' },
    ]);
  });

  test('notifies the member', async () => {
    const id = await paidBill();
    await refund(id, [
      ['by-wallet', 1250],
      ['by-card', 250],
    ]);
    await refund(id, [['by-cash', 750]]);
    const messages = await restaurant.db.query<{ en: string }>(sql`
      select message ->> 'en' as en, message ->> 'zh_CN' as zh from notifications
      where id like 'bill-refund-%' order by created_at, id`);
    expect(messages.map(({ en }) => en).toSorted()).toEqual([
      'RM\u00a015.00 of bill DI-BILL was refunded, RM\u00a012.50 of it to your wallet.',
      'RM\u00a07.50 of bill DI-BILL was refunded.',
    ]);
  });

  test.each<[string, readonly Part[], Partial<RefundBody>, string]>([
    ['nothing', [['by-cash', 0]], {}, 'body.parts.0.amount'],
    ['cash that coins cannot make', [['by-cash', 51]], {}, 'body.parts.0.amount'],
    ['a payment of another bill', [['elsewhere', 50]], {}, 'body.parts.0.payment_id'],
    [
      'a payment twice',
      [
        ['by-card', 50],
        ['by-card', 50],
      ],
      {},
      'body.parts.1.payment_id',
    ],
    ['the reason OTHER without a text', [['by-card', 50]], { reason: 'OTHER' }, 'body.text'],
    ['an unknown drawer', [['by-cash', 50]], { drawer_id: 'bar' }, 'body.drawer_id'],
  ])('rejects %s', async (_, parts, changes, path) => {
    const id = await paidBill();
    await paidBill([{ id: 'elsewhere', method: 'card', amount: 50, at: NOON }], 'other').catch(
      () => undefined,
    );
    await expect(refund(id, parts, changes)).rejects.toMatchObject({ data: { path } });
    expect((await counter.bill(id)).refunds).toEqual([]);
  });

  test('rejects a payment that was removed', async () => {
    const id = await paidBill([
      { id: 'removed', method: 'card', amount: 1000, at: NOON, isRemoved: true },
      { id: 'counted', method: 'card', amount: 1000, at: NOON },
    ]);
    await expect(refund(id, [['removed', 100]])).rejects.toMatchObject({
      data: { path: 'body.parts.0.payment_id' },
    });
  });

  test('rejects an open bill, of which nothing can go back', async () => {
    const bill = { id: 'open', branchId: SS2, openedAt: NOON, subtotal: 1000, staffId: 'ravi' };
    await insertBills(restaurant.db, [
      { ...bill, payments: [{ id: 'half', method: 'card', amount: 500, at: NOON }] },
    ]);
    await expect(refund('open', [['half', 100]])).rejects.toMatchObject({
      data: { refundable: cents(0) },
    });
  });

  test('is the only way to refund a bill', async () => {
    const id = await paidBill();
    const call = counter.sdk.refundOrder({
      path: { id },
      headers: counter.press(),
      body: { amount: cents(100), line_ids: [], reason: 'QUALITY', text: null },
    });
    expect(await codeFrom(call)).toBe('NOT_FOUND');
  });
});

describe('an approval of a refund', () => {
  beforeEach(() => counter.signIn('ravi'));

  test('permits this sum of this bill, and both people are recorded', async () => {
    const id = await paidBill();
    const parts: readonly Part[] = [
      ['by-wallet', 250],
      ['by-cash', 750],
    ];
    expect(await codeFrom(refund(id, parts))).toBe('APPROVAL_REQUIRED');
    const wrong = await counter.approval('refundBill', id, 1250);
    expect(await codeFrom(refund(id, parts, { headers: wrong }))).toBe('APPROVAL_INVALID');
    const headers = await counter.approval('refundBill', id, 1000);
    const bill = await refund(id, parts, { headers, reason: 'OTHER', text: 'A hair' });
    expect(bill.refunds).toMatchObject([
      { staff_name: 'Staff ravi', approver_name: 'Staff mei', text: 'A hair' },
    ]);
    const [event] = await restaurant.db.query<{ changes: unknown }>(sql`
      select staff_id as by, approver_id as approver, changes from staff_events
      where operation = 'refundBill'`);
    expect(event).toEqual({
      by: 'ravi',
      approver: 'mei',
      changes: [
        {
          field: 'refund',
          before: null,
          after: `${bill.refunds[0]?.id}: 10.00, OTHER, A hair`,
        },
        { field: 'payment', before: 'wallet 12.50', after: 'wallet 10.00' },
        { field: 'payment', before: 'cash 7.50', after: 'cash 0.00' },
        { field: 'drawer_cash', before: null, after: 'main: -7.50' },
        { field: 'receipt', before: null, after: '2' },
      ],
    });
    const entries = await restaurant.db.query(sql`
      select kind, amount, staff_id as by, approver_id as approver from drawer_entries
      order by position desc limit 1`);
    expect(entries).toEqual([{ kind: 'bill_refund', amount: -750, by: 'ravi', approver: 'mei' }]);
  });
});

describe('the own record', () => {
  beforeEach(() =>
    restaurant.db.execute(sql`
      update members set phone_no = '+60123456789' where id = ${counter.member.id}`),
  );

  test('gets nothing back into the wallet from the person whom it belongs to', async () => {
    const id = await paidBill();
    expect(await codeFrom(refund(id, [['by-wallet', 100]]))).toBe('OWN_MEMBER_RECORD');
    expect(await codeFrom(refund(id, [['by-card', 100]]))).toBe('OK');
  });

  test('cannot be approved either', async () => {
    await counter.signIn('ravi');
    const id = await paidBill();
    const headers = await counter.approval('refundBill', id, 100);
    const call = refund(id, [['by-wallet', 100]], { headers });
    expect(await codeFrom(call)).toBe('OWN_MEMBER_RECORD');
  });
});

describe('the database', () => {
  const insertPart = (
    refundId: string,
    amount: number,
    db: Pick<Restaurant['db'], 'execute'> = restaurant.db,
  ) =>
    db.execute(sql`
      insert into bill_refund_parts values ('demo', ${refundId}, 'by-card', ${amount})`);

  /** Refunds a part of the cash of a paid bill. Returns the id of the refund. */
  async function refundedCash(): Promise<string> {
    const { refunds } = await refund(await paidBill(), [['by-cash', 250]]);
    return refunds[0]?.id ?? '';
  }

  test('rejects parts above a payment, and the same payment twice in a refund', async () => {
    const refundId = await refundedCash();
    await expect(insertPart(refundId, 1001)).rejects.toMatchObject({
      constraint: 'bill_refunds_within_payment',
    });
    await insertPart(refundId, 400);
    await expect(insertPart(refundId, 400)).rejects.toMatchObject({
      constraint: 'bill_refund_parts_pkey',
    });
  });

  test('lets a part wait for another one of the same payment', async () => {
    const first = await refundedCash();
    const { refunds } = await refund('bill', [['by-cash', 250]]);
    const second = refunds.at(-1)?.id ?? '';
    const call = afterLocked(
      restaurant.db,
      (tx) => insertPart(first, 600, tx),
      () => insertPart(second, 600),
    );
    await expect(call).rejects.toMatchObject({ constraint: 'bill_refunds_within_payment' });
  });

  test.each([
    ['bill_refund_parts', sql`update bill_refund_parts set amount = 1`],
    ['bill_refund_parts', sql`delete from bill_refund_parts`],
    ['bill_refund_parts', sql`truncate bill_refund_parts`],
    ['receipts', sql`update receipts set issued_at = issued_at`],
    ['receipts', sql`delete from receipts`],
    ['receipts', sql`truncate receipts`],
  ])('never changes a row of %s (%#)', async (table, statement) => {
    await refundedCash();
    await expect(restaurant.db.execute(statement)).rejects.toThrow(`${table} is append-only`);
  });

  const insertReceipt = (
    refundId: string | null,
    db: Pick<Restaurant['db'], 'execute'> = restaurant.db,
  ) =>
    db.execute(sql`
      insert into receipts (company_id, branch_id, order_id, refund_id, issued_at)
      values ('demo', ${SS2}, 'bill', ${refundId}, ${NOON})`);

  test('rejects a second receipt of a bill and of a refund', async () => {
    const refundId = await refundedCash();
    for (const of of [null, refundId]) {
      await expect(insertReceipt(of)).rejects.toMatchObject({ constraint: 'receipts_once' });
    }
    expect((await receipts()).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('lets a receipt wait for another one of the branch, and leaves no gap', async () => {
    await refundedCash();
    const bill = { id: 'next', branchId: SS2, openedAt: NOON, subtotal: 500, staffId: 'ravi' };
    await insertBills(restaurant.db, [
      { ...bill, payments: [{ id: 'next-card', method: 'card', amount: 500, at: NOON }] },
    ]);
    await afterLocked(
      restaurant.db,
      (tx) => closeBill(tx, bill, NOON),
      () => refund('bill', [['by-card', 100]]),
    );
    expect((await receipts()).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});
