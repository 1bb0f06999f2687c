import { cents } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { insertClaimed } from '../../../testing/vouchers.ts';
import { payIn } from '../../../testing/wallet.ts';
import { lockOrder } from '../../ordering/index.ts';
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

const caught = (work: Promise<unknown>) => work.catch((cause: unknown) => cause);
const lockMember = (tx: Transaction) =>
  tx.query(sql`
    select 1 as locked from members where id = ${counter.member.id} for no key update`);

describe('a request that waits for another tablet', () => {
  test('sees the version that the other one stores', async () => {
    const seen = await counter.rungUp(CLAYPOTS);
    const change = afterLocked(
      restaurant.db,
      async (tx) => {
        await lockOrder(tx, seen.id);
        await tx.execute(sql`update bills set version = 3, table_no = '9'`);
      },
      () => counter.change(seen, { table_no: '7' }),
    );
    const error = await caught(change);
    expect(errorDataOf(error, 'BILL_CHANGED')?.bill).toMatchObject({ table_no: '9', version: 3 });
  });

  test('does not pay what the other one has paid', async () => {
    const seen = await counter.rungUp(CLAYPOTS);
    const paid = afterLocked(
      restaurant.db,
      async (tx) => {
        await lockOrder(tx, seen.id);
        await tx.execute(sql`
          insert into bill_payments
            (company_id, id, order_id, branch_id, method, amount, staff_id, at)
          values ('demo', 'payment-of-another-tablet', ${seen.id}, ${SS2}, 'card', 5000, 'ravi',
            ${restaurant.clock.now()})`);
      },
      () => counter.pay(seen, card(5038)),
    );
    expect(errorDataOf(await caught(paid), 'BILL_CHANGED')?.bill).toMatchObject({
      left: cents(38),
    });
  });

  test('does not spend what the wallet has spent meanwhile', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    const bill = await counter.rungUpForMember(openAmount(1000));
    const half = await counter.pay(bill, card(100));
    const paid = afterLocked(
      restaurant.db,
      async (tx) => {
        await lockMember(tx);
        await tx.execute(sql`
          insert into wallet_entries (company_id, member_id, type, account, amount, created_at)
          values ('demo', ${counter.member.id}, 'sales', 'counter', -9500,
            ${restaurant.clock.now()})`);
      },
      () => counter.pay(half, wallet(1000, counter.code())),
    );
    expect(errorDataOf(await caught(paid), 'WALLET_TOO_LOW')).toEqual({ wallet: cents(500) });
  });

  test('counts the bill that another tablet gives to the member', async () => {
    await restaurant.db.execute(sql`update companies set member_bill_count = 1`);
    const [first, second] = [await counter.open(), await counter.open()];
    const change = afterLocked(
      restaurant.db,
      async (tx) => {
        await lockMember(tx);
        await tx.execute(sql`
          update orders set customer_id = ${counter.member.id}, guest_hash = null
          where id = ${first.id}`);
      },
      () => counter.change(second, { customer_id: counter.member.id }),
    );
    expect(await codeFrom(change)).toBe('BILL_LIMIT_EXCEEDED');
  });

  test('draws the number after that of the receipt that another tablet stores', async () => {
    const other = await counter.rungUp(openAmount(100));
    const bill = await counter.rungUp(openAmount(100));
    const paid = await afterLocked(
      restaurant.db,
      (tx) =>
        tx.execute(sql`
          insert into receipts (company_id, branch_id, order_id, issued_at)
          values ('demo', ${SS2}, ${other.id}, ${restaurant.clock.now()})`),
      () => counter.pay(bill, card(110)),
    );
    expect(paid.receipt?.number).toBe(2);
  });
});

test.each([
  ['a payment', async (id: string) => counter.pay(await counter.bill(id), card(110), { share: 2 })],
  [
    'a removal',
    async (id: string) => {
      const { payments } = await counter.bill(id);
      return counter.removePayment(id, payments[0]?.id ?? '');
    },
  ],
])('%s waits for a close before it locks the bill', async (_, act) => {
  await counter.allowSplits();
  await counter.signIn('mei');
  const split = await counter.split(await counter.rungUp(openAmount(200)), {
    by: 'people',
    people: 2,
  });
  const { id } = await counter.pay(split, card(110), { share: 1 });
  const work = afterLocked(
    restaurant.db,
    (tx) =>
      tx.query(sql`
        select pg_advisory_xact_lock(day_close_key('demo', ${SS2}))::text as locked`),
    () => act(id),
    (tx) => tx.query(sql`select 1 as locked from orders where id = ${id} for update nowait`),
  );
  await expect(work).resolves.toBeDefined();
});

describe('the database', () => {
  test('rejects a voucher on two open bills', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    await counter.rungUpForMember(CLAYPOTS);
    await counter.rungUpForMember(CLAYPOTS);
    const both = restaurant.db.execute(sql`update bills set claimed_voucher_id = ${voucher}`);
    await expect(both).rejects.toMatchObject({ constraint: 'bills_voucher_once' });
  });

  test.each([
    [
      'a second bill of one press',
      sql`update bills set idempotency_key = 'one'`,
      'bills_opened_once',
    ],
    ['a version below 1', sql`update bills set version = 0`, 'bills_version_check'],
    [
      'a line twice',
      sql`insert into bill_lines (company_id, order_id, line_id, staff_id, at)
        select company_id, order_id, line_id, staff_id, at from bill_lines`,
      'bill_lines_pkey',
    ],
    [
      'an open amount twice',
      sql`insert into order_open_amounts
          (company_id, order_id, line_id, name, amount, qty, line_total)
        select company_id, order_id, line_id, name, amount, qty, line_total
        from order_open_amounts`,
      'order_open_amounts_pkey',
    ],
    [
      'a second receipt of a bill',
      sql`insert into receipts (company_id, branch_id, order_id, issued_at)
        select company_id, branch_id, order_id, issued_at from receipts`,
      'receipts_once',
    ],
    [
      'a total that does not add up',
      sql`update orders set final_total_amount = final_total_amount + 1`,
      'orders_total_adds_up',
    ],
    [
      'a total below 0',
      sql`update orders set adj_amount = -1000, final_total_amount = final_total_amount - 1000`,
      'orders_final_total_amount_check',
    ],
  ])('rejects %s', async (_, change, constraint) => {
    await counter.pay(await counter.rungUp(openAmount(100)), card(110));
    await counter.rungUp(openAmount(200));
    await expect(restaurant.db.execute(change)).rejects.toMatchObject({ constraint });
  });

  test('numbers a receipt once, also without the trigger', async () => {
    const bills = [await counter.rungUp(openAmount(100)), await counter.rungUp(openAmount(100))];
    for (const bill of bills) await counter.pay(bill, card(110));
    const { db } = restaurant;
    const same = db.transaction(async (tx) => {
      await tx.script('alter table receipts disable trigger user');
      await tx.execute(sql`update receipts set number = 7`);
    });
    await expect(same).rejects.toMatchObject({ constraint: 'receipts_pkey' });
  });

  test.each([
    ['receipts', 'update receipts set number = 9'],
    ['receipts', 'delete from receipts'],
    ['receipts', 'truncate receipts'],
    ['bill_payments', 'truncate bill_payments cascade'],
  ])('keeps %s: %s', async (_, statement) => {
    await counter.pay(await counter.rungUp(openAmount(100)), card(110));
    const changed = restaurant.db.transaction((tx) => tx.script(statement));
    await expect(changed).rejects.toThrow();
    expect(await restaurant.db.query(sql`select number from receipts`)).toEqual([{ number: 1 }]);
  });

  test('keeps the amounts of payments, and removes each once', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    await counter.pay(bill, card(100));
    const { db } = restaurant;
    await expect(db.execute(sql`update bill_payments set amount = 200`)).rejects.toThrow();
    await expect(db.execute(sql`delete from bill_payments`)).rejects.toThrow();
    const remove = () =>
      db.execute(sql`
        update bill_payments set removed_at = at, removed_by = 'mei', removal_reason = 'Again'`);
    await remove();
    await expect(remove()).rejects.toThrow();
  });

  test.each([
    ['cash without a drawer', sql`'cash', 100, null, null`],
    ['a card payment with cash received', sql`'card', 100, 200, 'main'`],
    ['a card payment of 0', sql`'card', 0, null, null`],
  ])('rejects %s', async (_, columns) => {
    const bill = await counter.rungUp(CLAYPOTS);
    await counter.pay(await counter.rungUp(openAmount(100)), cash(200));
    const stored = restaurant.db.execute(sql`
      insert into bill_payments
        (company_id, id, order_id, branch_id, method, amount, tendered, drawer_id, staff_id, at)
      select 'demo', 'a-wrong-payment', ${bill.id}, ${SS2}, ${columns}, 'ravi',
        ${restaurant.clock.now()}`);
    await expect(stored).rejects.toMatchObject({ sqlState: '23514' });
  });
});
