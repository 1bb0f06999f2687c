import { cents } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { joinMember } from '../../../testing/join-member.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { givePoints, insertClaimed, offerVoucher } from '../../../testing/vouchers.ts';
import { payIn } from '../../../testing/wallet.ts';
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

const events = () =>
  restaurant.db.query(sql`
    select staff_id, approver_id, changes from staff_events
    where operation = 'changeBill' order by position`);

describe('table', () => {
  test('moves a bill to another table, also after a payment', async () => {
    const first = await counter.rungUp(CLAYPOTS);
    const moved = await counter.change(first, { table_no: '7' });
    expect(moved).toMatchObject({ table_no: '7', version: 3 });
    const paid = await counter.pay(moved, card(100));
    expect(await counter.change(paid, { table_no: null })).toMatchObject({
      table_no: null,
      left: cents(4938),
    });
    expect(await events()).toEqual([
      {
        staff_id: 'ravi',
        approver_id: null,
        changes: [{ field: 'table', before: '12', after: '7' }],
      },
      {
        staff_id: 'ravi',
        approver_id: null,
        changes: [{ field: 'table', before: '7', after: null }],
      },
    ]);
  });

  test('rejects a change of another version', async () => {
    const first = await counter.rungUp(CLAYPOTS);
    await counter.change(first, { table_no: '7' });
    const error = await counter.change(first, { table_no: '8' }).catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'BILL_CHANGED')?.bill).toMatchObject({ table_no: '7', version: 3 });
  });
});

describe('member', () => {
  test('gets the bill; a member without a name, points and wallet has no discounts', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    expect(bill.member).toEqual({
      id: counter.member.id,
      first_name: null,
      is_own: false,
      level_name: 'tier 1',
      tier_percent: 0,
      is_frozen: true,
      points: 0,
      wallet: cents(0),
      point_offer: null,
      vouchers: [],
    });
    expect(bill.left).toBe(5038);
  });

  test('is removed again, with voucher and points', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    await givePoints(restaurant, counter.member.id, 1000);
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    const first = await counter.rungUpForMember(CLAYPOTS);
    const withVoucher = await counter.voucher(first, voucher, counter.code());
    const withPoints = await counter.change(withVoucher, { uses_points: true });
    expect(withPoints).toMatchObject({ voucher: { id: voucher }, uses_points: true });
    const without = await counter.change(withPoints, { customer_id: null, uses_points: false });
    expect(without).toMatchObject({
      member: null,
      voucher: null,
      uses_points: false,
      left: cents(5038),
    });
    const again = await counter.change(without, { customer_id: counter.member.id });
    expect(again.voucher).toBeNull();
  });

  test('cannot change after the first payment', async () => {
    const paid = await counter.pay(await counter.rungUp(CLAYPOTS), card(100));
    const change = counter.change(paid, { customer_id: counter.member.id });
    expect(await codeFrom(change)).toBe('BILL_HAS_PAYMENTS');
  });

  test('of another company is not found', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    expect(await codeFrom(counter.change(bill, { customer_id: 'no-such-member' }))).toBe(
      'NOT_FOUND',
    );
  });

  test('is not served by the person with this number, nor approved by one', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    const own = await joinMember(restaurant, '+60123456789');
    await counter.signIn('mei');
    const change = counter.change(bill, { customer_id: own.id });
    expect(await codeFrom(change)).toBe('OWN_MEMBER_RECORD');
    await counter.signIn('ravi');
    await restaurant.db.execute(sql`update companies set member_bill_count = 0`);
    const approval = await counter.approval('changeBill', bill.id);
    expect(await codeFrom(counter.change(bill, { customer_id: own.id }, approval))).toBe(
      'OWN_MEMBER_RECORD',
    );
    await restaurant.db.execute(sql`update companies set member_bill_count = 5`);
    const served = await counter.change(bill, { customer_id: own.id });
    await counter.signIn('mei');
    expect((await counter.bill(served.id)).member?.is_own).toBe(true);
  });

  test('has a limit of bills on a business day, above which a manager approves', async () => {
    await restaurant.db.execute(sql`update companies set member_bill_count = 2`);
    const { id } = counter.member;
    await counter.pay(await counter.rungUpForMember(openAmount(100)), cash(200));
    await counter.voidBill(await counter.change(await counter.open(), { customer_id: id }));
    await counter.rungUpForMember(openAmount(100));
    const third = await counter.rungUp(openAmount(100));
    const error = await counter.change(third, { customer_id: id }).catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'BILL_LIMIT_EXCEEDED')).toEqual({ max_count: 2, count: 2 });
    const approval = await counter.approval('changeBill', third.id);
    expect((await counter.change(third, { customer_id: id }, approval)).member?.id).toBe(id);
    expect((await events()).at(-1)).toMatchObject({ staff_id: 'ravi', approver_id: 'mei' });
    await counter.signIn('mei');
    await counter.change(await counter.open(), { customer_id: id });
  });

  test('has the limit again on the next business day, except for bills that are still open', async () => {
    await restaurant.db.execute(sql`update companies set member_bill_count = 1`);
    await counter.pay(await counter.rungUpForMember(openAmount(100)), cash(200));
    restaurant.clock.set(at('2026-11-22T04:00'));
    await counter.signIn('ravi');
    await counter.rungUpForMember(openAmount(100));
    const second = await counter.rungUp(openAmount(100));
    expect(await codeFrom(counter.change(second, { customer_id: counter.member.id }))).toBe(
      'BILL_LIMIT_EXCEEDED',
    );
  });

  test('the limit holds when two tablets add the member at the same moment', async () => {
    await restaurant.db.execute(sql`update companies set member_bill_count = 1`);
    const bills = await Promise.all([counter.open(), counter.open()]);
    const codes = await Promise.all(
      bills.map((bill) => codeFrom(counter.change(bill, { customer_id: counter.member.id }))),
    );
    expect(codes.toSorted()).toEqual(['BILL_LIMIT_EXCEEDED', 'OK']);
  });
});

describe('points', () => {
  test('need a member with enough points', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    expect(await codeFrom(counter.change(bill, { uses_points: true }))).toBe('MEMBER_REQUIRED');
    const ofMember = await counter.change(bill, { customer_id: counter.member.id });
    expect(await codeFrom(counter.change(ofMember, { uses_points: true }))).toBe(
      'NOT_ENOUGH_POINT',
    );
  });

  test('that were spent meanwhile change the price, and the payment is rejected', async () => {
    await givePoints(restaurant, counter.member.id, 1000);
    const bill = await counter.change(await counter.rungUpForMember(CLAYPOTS), {
      uses_points: true,
    });
    await givePoints(restaurant, counter.member.id, -1000);
    const error = await counter.pay(bill, card(100)).catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'BILL_CHANGED')?.bill).toMatchObject({
      left: cents(5038),
      price: { point_discount: cents(0) },
    });
  });
});

describe('voucher', () => {
  let voucher: string;
  beforeEach(async () => {
    await payIn(restaurant, counter.member.id, 20_000);
    voucher = await insertClaimed(restaurant, counter.member.id, {});
  });
  const statusOf = (id = voucher) =>
    restaurant.db.one(sql`
      select status, order_id from claimed_vouchers where id = ${id}`);

  test('deducts with a code, is reserved with the first payment and used by the last', async () => {
    const bill = await counter.voucher(
      await counter.rungUpForMember(CLAYPOTS),
      voucher,
      counter.code(),
    );
    expect(bill).toMatchObject({
      voucher: { id: voucher, name: 'rm10', discount: cents(1000) },
      price: { voucher_discount: cents(1000), service_charge: cents(358) },
      left: cents(3938),
    });
    expect(await statusOf()).toEqual({ status: 'ACTIVE', order_id: null });
    const half = await counter.pay(bill, card(1000));
    expect(await statusOf()).toEqual({ status: 'RESERVED', order_id: bill.id });
    await counter.pay(half, cash(3000));
    expect(await statusOf()).toEqual({ status: 'USED', order_id: bill.id });
  });

  test('needs the code of the member, and cannot be removed with one', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const wrong = counter.code() === '000000' ? '000001' : '000000';
    expect(await codeFrom(counter.voucher(bill, voucher, wrong))).toBe('PAYMENT_CODE_WRONG');
    expect(await codeFrom(counter.voucher(bill, voucher, null))).toBe('INVALID_REQUEST');
    expect(await codeFrom(counter.voucher(bill, null, counter.code()))).toBe('INVALID_REQUEST');
    const guest = await counter.rungUp(CLAYPOTS);
    expect(await codeFrom(counter.voucher(guest, voucher, counter.code()))).toBe('MEMBER_REQUIRED');
    expect(await codeFrom(counter.voucher(bill, 'no-such-voucher', counter.code()))).toBe(
      'NOT_FOUND',
    );
  });

  test('a press that is repeated uses one code', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const key = counter.press();
    const code = counter.code();
    const first = await counter.voucher(bill, voucher, code, key);
    expect(await counter.voucher(bill, voucher, code, key)).toEqual(first);
  });

  test('is removed without a code', async () => {
    const first = await counter.rungUpForMember(CLAYPOTS);
    const bill = await counter.voucher(first, voucher, counter.code());
    expect(await counter.voucher(bill, null, null)).toMatchObject({
      voucher: null,
      left: cents(5038),
    });
  });

  test('is used on one of two tablets', async () => {
    const bills = await Promise.all([
      counter.rungUpForMember(CLAYPOTS),
      counter.rungUpForMember(CLAYPOTS),
    ]);
    const codes = [counter.code(), await counter.codeOfAnotherDevice()];
    const results = await Promise.all(
      bills.map((bill, index) => codeFrom(counter.voucher(bill, voucher, codes[index] ?? ''))),
    );
    expect(results.toSorted()).toEqual(['OK', 'VOUCHER_NOT_USABLE']);
  });

  test('that another order used meanwhile deducts nothing, and the payment is rejected', async () => {
    const bill = await counter.voucher(
      await counter.rungUpForMember(CLAYPOTS),
      voucher,
      counter.code(),
    );
    await restaurant.db.execute(sql`
      update claimed_vouchers set status = 'USED', used_at = ${restaurant.clock.now()}`);
    const error = await counter.pay(bill, card(3938)).catch((cause: unknown) => cause);
    const changed = errorDataOf(error, 'BILL_CHANGED')?.bill;
    expect(changed).toMatchObject({ voucher: { discount: cents(0) }, left: cents(5038) });
    await counter.pay(await counter.bill(bill.id), card(5038));
    expect((await counter.bill(bill.id)).voucher).toBeNull();
  });

  test('does not fit below its minimum, and its reason is in the list', async () => {
    const bill = await counter.rungUpForMember(openAmount(1999));
    const [first] = bill.member?.vouchers ?? [];
    expect(first?.fit).toEqual({ usable: 0, reason: 'below_minimum', missing_amount: cents(1) });
    const error = await counter
      .voucher(bill, voucher, counter.code())
      .catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'VOUCHER_NOT_USABLE')).toEqual({ fit: first?.fit });
  });

  test('rests while the wallet holds less than RM 10', async () => {
    await restaurant.db.execute(sql`
      insert into wallet_entries (company_id, member_id, type, account, amount, created_at)
      values ('demo', ${counter.member.id}, 'sales', 'counter', -19001, ${restaurant.clock.now()})`);
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const error = await counter
      .voucher(bill, voucher, counter.code())
      .catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'VOUCHER_NOT_USABLE')).toMatchObject({
      fit: { reason: 'wallet_low' },
    });
  });

  test('for dine-in only is usable on a bill, one for the app is not', async () => {
    const dineIn = await offerVoucher(restaurant, { id: 'noodles', use: 'dine_in' });
    const app = await offerVoucher(restaurant, { id: 'app', use: 'other' });
    const noodles = await insertClaimed(restaurant, counter.member.id, { voucherId: dineIn });
    const ofApp = await insertClaimed(restaurant, counter.member.id, { voucherId: app });
    const first = await counter.rungUpForMember(CLAYPOTS);
    expect(await codeFrom(counter.voucher(first, ofApp, counter.code()))).toBe(
      'VOUCHER_NOT_USABLE',
    );
    const bill = await counter.voucher(first, noodles, counter.code());
    expect(bill.voucher?.id).toBe(noodles);
  });

  test('is not used by the member as staff, nor after a payment', async () => {
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const paid = await counter.pay(bill, wallet(100, counter.code()));
    restaurant.clock.set(at('2026-11-21T12:01'));
    expect(await codeFrom(counter.voucher(paid, voucher, counter.code()))).toBe(
      'BILL_HAS_PAYMENTS',
    );
    const other = await counter.rungUpForMember(CLAYPOTS);
    await restaurant.db.execute(sql`update staff set phone_no = '+60198765432' where id = 'ravi'`);
    expect(await codeFrom(counter.voucher(other, voucher, counter.code()))).toBe(
      'OWN_MEMBER_RECORD',
    );
  });
});
