import { cents } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, sql } from '../../../platform/db/sql.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { both } from '../../../testing/texts.ts';
import { givePoints, insertClaimed } from '../../../testing/vouchers.ts';
import { payIn, walletOf } from '../../../testing/wallet.ts';
import {
  CLAYPOTS,
  CRAB,
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
const pointSum = async () => {
  const row = await restaurant.db.one<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::integer as sum from point_entries`,
  );
  return row?.sum;
};

describe('split', () => {
  beforeEach(() => counter.allowSplits());

  test('by people that does not divide: each share is paid, and rounded on its own', async () => {
    const bill = await counter.rungUp(openAmount(910));
    expect(bill.left).toBe(1001);
    const split = await counter.split(bill, { by: 'people', people: 3 });
    expect(split.split?.shares.map(({ total, cash_due }) => [total, cash_due])).toEqual([
      [334, 335],
      [334, 335],
      [333, 335],
    ]);
    expect(split).toMatchObject({ left: cents(1001), cash_due: cents(1005), can_split: true });
    const first = await counter.pay(split, cash(335), { share: 1 });
    expect(first.split?.shares[0]).toMatchObject({ paid: cents(335), left: cents(0) });
    expect(first).toMatchObject({ state: 'open', left: cents(667) });
    const second = await counter.pay(first, card(334), { share: 2 });
    const partly = await counter.pay(second, card(100), { share: 3 });
    const paid = await counter.pay(partly, cash(500), { share: 3 });
    expect(paid).toMatchObject({
      state: 'paid',
      price: { total: cents(1004), rounding: cents(3) },
      paid: cents(1004),
    });
  });

  test('by lines', async () => {
    const bill = await counter.rungUp(CLAYPOTS, CRAB, openAmount(1000));
    const [claypots, crab, cake] = bill.lines.map(({ id }) => id);
    const groups = [[claypots ?? '', cake ?? ''], [crab ?? '']];
    const split = await counter.split(bill, { by: 'lines', groups });
    expect(split.split).toMatchObject({
      by: 'lines',
      shares: [
        { number: 1, line_ids: groups[0], total: cents(6138) },
        { number: 2, line_ids: groups[1], total: cents(4950) },
      ],
    });
    const paid = await counter.pay(split, cash(5000), { share: 2 });
    expect(paid).toMatchObject({ left: cents(6138) });
    expect(await counter.pay(paid, card(6138), { share: 1 })).toMatchObject({ state: 'paid' });
  });

  test('a share cannot be overpaid, paid twice or paid as a whole bill', async () => {
    const split = await counter.split(await counter.rungUp(openAmount(1000)), {
      by: 'people',
      people: 2,
    });
    expect(await codeFrom(counter.pay(split, card(551), { share: 1 }))).toBe('OVERPAID');
    expect(await codeFrom(counter.pay(split, card(100), { share: null }))).toBe('BILL_CHANGED');
    expect(await codeFrom(counter.pay(split, card(100), { share: 3, left: cents(550) }))).toBe(
      'BILL_CHANGED',
    );
    const paid = await counter.pay(split, card(550), { share: 1 });
    expect(await codeFrom(counter.pay(paid, cash(0), { share: 1 }))).toBe('OVERPAID');
    expect(await codeFrom(counter.pay(split, card(550), { share: 1 }))).toBe('BILL_CHANGED');
  });

  test.each([
    ['people', { by: 'people', people: 99 } as const, 50],
    ['lines', { by: 'lines', groups: [['no-such-line'], ['another']] } as const, 1000],
  ])('is not possible by %s that do not fit', async (reason, split, amount) => {
    const bill = await counter.rungUp(openAmount(amount));
    const given =
      split.by === 'people' ? split : { ...split, groups: split.groups.map((g) => [...g]) };
    const error = await caught(counter.split(bill, given));
    expect(errorDataOf(error, 'SPLIT_NOT_POSSIBLE')).toEqual({ reason });
  });

  test('is a setting of the company, and not possible with a voucher or after a payment', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const two = { by: 'people', people: 2 } as const;
    const withVoucher = await counter.voucher(bill, voucher, counter.code());
    const error = await caught(counter.split(withVoucher, two));
    expect(errorDataOf(error, 'SPLIT_NOT_POSSIBLE')).toEqual({ reason: 'voucher' });
    const without = await counter.voucher(withVoucher, null, null);
    await restaurant.db.execute(sql`update companies set splits_bills = false`);
    const forbidden = await caught(counter.split(without, two));
    expect(errorDataOf(forbidden, 'SPLIT_NOT_POSSIBLE')).toEqual({ reason: 'not_allowed' });
    await counter.allowSplits();
    const paid = await counter.pay(without, card(100));
    expect(await codeFrom(counter.split(paid, two))).toBe('BILL_HAS_PAYMENTS');
  });

  test('is undone by another line, the member, a voucher, and on demand', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    const two = { by: 'people', people: 2 } as const;
    const bill = await counter.split(await counter.rungUp(CLAYPOTS), two);
    const more = await counter.add(bill.id, [openAmount(100)]);
    expect(more.split).toBeNull();
    const moved = await counter.change(await counter.split(more, two), { table_no: '3' });
    expect(moved.split).not.toBeNull();
    const ofMember = await counter.change(moved, { customer_id: counter.member.id });
    expect(ofMember.split).toBeNull();
    const again = await counter.split(ofMember, two);
    const withVoucher = await counter.voucher(again, voucher, counter.code());
    expect(withVoucher.split).toBeNull();
    const last = await counter.split(await counter.voucher(withVoucher, null, null), two);
    expect((await counter.split(last, null)).split).toBeNull();
  });

  test('follows the price until the first payment', async () => {
    const two = { by: 'people', people: 2 } as const;
    const split = await counter.split(await counter.rungUpForMember(openAmount(10_000)), two);
    await payIn(restaurant, counter.member.id, 10_000);
    await restaurant.db.execute(sql`
      insert into tier_grants (id, company_id, member_id, level_id, change, granted_at, ends_at)
      values ('grant', 'demo', ${counter.member.id}, 2, 'reached', ${at('2026-11-21T11:00')},
        ${at('2027-11-21T12:00')})`);
    const error = await caught(counter.pay(split, card(5500), { share: 1 }));
    expect(errorDataOf(error, 'BILL_CHANGED')?.bill.split?.shares).toMatchObject([
      { total: cents(5225) },
      { total: cents(5225) },
    ]);
  });
});

describe('removeBillPayment', () => {
  test('by a manager: cash leaves the drawer, and the rounding the bill', async () => {
    await counter.allowSplits();
    const two = { by: 'people', people: 2 } as const;
    const split = await counter.split(await counter.rungUp(openAmount(911)), two);
    const paid = await counter.pay(split, cash(1000), { share: 1 });
    const [payment] = paid.payments;
    expect(paid.price.rounding).toBe(-1);
    expect(await codeFrom(counter.removePayment(paid.id, payment?.id ?? ''))).toBe(
      'APPROVAL_REQUIRED',
    );
    const wrong = await counter.approval('removeBillPayment', paid.id, 505);
    expect(await codeFrom(counter.removePayment(paid.id, payment?.id ?? '', wrong))).toBe(
      'APPROVAL_INVALID',
    );
    const approval = await counter.approval('removeBillPayment', paid.id, 500);
    const bill = await counter.removePayment(paid.id, payment?.id ?? '', approval);
    expect(bill).toMatchObject({
      state: 'open',
      price: { rounding: cents(0), total: cents(1002) },
      paid: cents(0),
      left: cents(1002),
      split: { by: 'people' },
      payments: [
        {
          removal: {
            staff_name: 'Staff ravi',
            approver_name: 'Staff mei',
            reason: 'Pays by card',
          },
        },
      ],
    });
    const entries = await restaurant.db.query(sql`
      select kind, amount, source_id, approver_id from drawer_entries order by position`);
    expect(entries).toEqual([
      { kind: 'bill', amount: 500, source_id: payment?.id, approver_id: null },
      { kind: 'bill_removed', amount: -500, source_id: payment?.id, approver_id: 'mei' },
    ]);
  });

  test('of the wallet returns the money once, and notifies the member', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const paid = await counter.pay(bill, wallet(2000, counter.code()));
    const id = paid.payments[0]?.id ?? '';
    await counter.signIn('mei');
    const key = counter.press();
    const [first, repeated, other] = await Promise.all([
      codeFrom(counter.removePayment(bill.id, id, key)),
      codeFrom(counter.removePayment(bill.id, id, key)),
      codeFrom(counter.removePayment(bill.id, id)),
    ]);
    // Any of the two presses may be the first to arrive.
    expect(repeated).toBe(first);
    expect([first, other].toSorted()).toEqual(['NOT_FOUND', 'OK']);
    expect(await codeFrom(counter.removePayment(bill.id, id))).toBe('NOT_FOUND');
    expect(await walletOf(counter.member)).toMatchObject({ wallet: cents(10_000) });
    const messages = await counter.member.sdk.notifications({ path: { id: counter.member.id } });
    expect(messages[0]?.message).toMatch(/^ss2 returned a payment of RM\s20\.00 to your wallet\.$/);
  });

  test('of the wallet is rejected for the own record, of the person and of the approver', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    const bill = await counter.rungUpForMember(CLAYPOTS);
    const paid = await counter.pay(bill, wallet(2000, counter.code()));
    const id = paid.payments[0]?.id ?? '';
    await counter.pay(paid, card(100));
    await restaurant.db.execute(sql`
      update members set phone_no = '+60123456789' where id = ${counter.member.id}`);
    const approval = await counter.approval('removeBillPayment', bill.id, 2000);
    const approved = counter.removePayment(bill.id, id, approval);
    expect(await codeFrom(approved)).toBe('OWN_MEMBER_RECORD');
    await counter.signIn('mei');
    expect(await codeFrom(counter.removePayment(bill.id, id))).toBe('OWN_MEMBER_RECORD');
    const byCard = (await counter.bill(bill.id)).payments[1]?.id ?? '';
    expect(await codeFrom(counter.removePayment(bill.id, byCard))).toBe('OK');
    expect(await walletOf(counter.member)).toMatchObject({ wallet: cents(8_000) });
  });

  test('of the last payment releases voucher and points, which the next payment takes again', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    await givePoints(restaurant, counter.member.id, 1000);
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    const status = async () =>
      (await restaurant.db.one<{ status: string }>(sql`select status from claimed_vouchers`))
        ?.status;
    const first = await counter.change(
      await counter.voucher(await counter.rungUpForMember(CLAYPOTS), voucher, counter.code()),
      { uses_points: true },
    );
    await counter.signIn('mei');
    let bill = first;
    for (let round = 0; round < 3; round += 1) {
      const paid = await counter.pay(bill, card(100));
      expect(await status()).toBe('RESERVED');
      expect(await pointSum()).toBeLessThan(1000);
      bill = await counter.removePayment(bill.id, paid.payments.at(-1)?.id ?? '');
      expect(await status()).toBe('ACTIVE');
      expect(await pointSum()).toBe(1000);
      expect(bill).toMatchObject({ left: first.left, voucher: { id: voucher }, uses_points: true });
    }
    const voided = await counter.voidBill(bill);
    expect(voided.state).toBe('void');
    expect(await pointSum()).toBe(1000);
    expect(await status()).toBe('ACTIVE');
  });

  test('keeps the price while another payment remains', async () => {
    await payIn(restaurant, counter.member.id, 10_000);
    const bill = await counter.rungUpForMember(openAmount(10_000));
    const one = await counter.pay(bill, card(1000));
    const two = await counter.pay(one, card(2000));
    await restaurant.db.execute(sql`
      insert into tier_grants (id, company_id, member_id, level_id, change, granted_at, ends_at)
      values ('grant', 'demo', ${counter.member.id}, 2, 'reached', ${at('2026-11-21T11:00')},
        ${at('2027-11-21T12:00')})`);
    await counter.signIn('mei');
    const still = await counter.removePayment(bill.id, two.payments[0]?.id ?? '');
    expect(still.left).toBe(9000);
    const free = await counter.removePayment(bill.id, two.payments[1]?.id ?? '');
    expect(free.left).toBe(10_450);
  });

  test('is not possible once the bill is paid', async () => {
    const paid = await counter.pay(await counter.rungUp(CLAYPOTS), card(5038));
    await counter.signIn('mei');
    expect(await codeFrom(counter.removePayment(paid.id, paid.payments[0]?.id ?? ''))).toBe(
      'BILL_CLOSED',
    );
  });
});

describe('voidBill', () => {
  const crabsLeft = async () =>
    (
      await restaurant.db.one<{ left: number | null }>(sql`
        select portions_left as left from branch_dishes
        where branch_id = ${SS2} and dish_id = 'crab'`)
    )?.left;

  test('with a manager returns the portions', async () => {
    const bill = await counter.rungUpForMember(CRAB);
    expect(await codeFrom(counter.voidBill(bill))).toBe('APPROVAL_REQUIRED');
    const approval = await counter.approval('voidBill', bill.id);
    const voided = await counter.voidBill(bill, approval);
    expect(voided).toMatchObject({
      state: 'void',
      left: cents(0),
      void: {
        at: '2026-11-21T12:00:00+08:00',
        staff_name: 'Staff ravi',
        approver_name: 'Staff mei',
        reason: 'Guests left',
      },
    });
    expect(await crabsLeft()).toBe(5);
    expect(await codeFrom(counter.pay(bill, cash(5000)))).toBe('BILL_CLOSED');
    const closed = await counter.sdk.billList({ body: { branch_id: SS2, list: 'closed' } });
    expect(closed).toMatchObject([{ id: bill.id, state: 'void', left: cents(0) }]);
    const path = { id: counter.member.id };
    expect(await counter.member.sdk.notifications({ path })).toEqual([]);
  });

  test('without lines needs no manager', async () => {
    expect(await counter.voidBill(await counter.open())).toMatchObject({
      state: 'void',
      void: { approver_name: null },
    });
  });

  test('is not possible with payments, and happens once', async () => {
    await counter.signIn('mei');
    const bill = await counter.rungUp(CRAB);
    const paid = await counter.pay(bill, card(100));
    expect(await codeFrom(counter.voidBill(paid))).toBe('BILL_HAS_PAYMENTS');
    const free = await counter.removePayment(bill.id, paid.payments[0]?.id ?? '');
    const key = counter.press();
    await Promise.all([counter.voidBill(free, key), counter.voidBill(free, key)]);
    expect(await crabsLeft()).toBe(5);
  });
});

describe('Family Day', () => {
  beforeEach(async () => {
    await payIn(restaurant, counter.member.id, 20_000);
    await restaurant.db.execute(sql`
      update companies set payment_code_limit = 100000,
        family_day = ${json({ name: both('Family Day'), day: 22, percent: 22, terms: both('Terms') })}`);
  });

  test('applies at midnight, if the wallet pays the whole bill', async () => {
    restaurant.clock.set(at('2026-11-21T23:59:59'));
    await counter.signIn('ravi');
    const bill = await counter.rungUpForMember(openAmount(10_000));
    expect(bill).toMatchObject({ family_day: null, left: cents(11_000) });
    restaurant.clock.set(at('2026-11-22T00:00'));
    const offered = await counter.bill(bill.id);
    expect(offered).toMatchObject({
      left: cents(11_000),
      family_day: { percent: 22, discount: cents(2200), total: cents(8580) },
    });
    const paid = await counter.pay(offered, wallet(8580, counter.code()), { left: cents(8580) });
    expect(paid).toMatchObject({
      state: 'paid',
      family_day: null,
      price: {
        discount_rule: 'family_day',
        family_day_discount: cents(2200),
        tier_discount: cents(0),
        total: cents(8580),
      },
    });
    expect(await walletOf(counter.member)).toMatchObject({ wallet: cents(11_420) });
  });

  test('after midnight of the next day the offer is over, and the payment is rejected', async () => {
    restaurant.clock.set(at('2026-11-22T23:59:59'));
    await counter.signIn('ravi');
    const bill = await counter.rungUpForMember(openAmount(10_000));
    expect(bill.family_day).not.toBeNull();
    restaurant.clock.set(at('2026-11-23T00:00'));
    const late = counter.pay(bill, wallet(8580, counter.code()), { left: cents(8580) });
    expect(await codeFrom(late)).toBe('BILL_CHANGED');
  });

  test('does not apply to a part, to cash, or after a payment', async () => {
    restaurant.clock.set(at('2026-11-22T12:00'));
    await counter.signIn('ravi');
    const bill = await counter.rungUpForMember(openAmount(10_000));
    const cashPaid = counter.pay(bill, cash(8580), { left: cents(8580) });
    expect(await codeFrom(cashPaid)).toBe('BILL_CHANGED');
    const part = await counter.pay(bill, wallet(1000, counter.code()));
    expect(part).toMatchObject({ family_day: null, left: cents(10_000) });
  });

  test('does not use the voucher of the bill up', async () => {
    restaurant.clock.set(at('2026-11-22T12:00'));
    await counter.signIn('ravi');
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    const first = await counter.rungUpForMember(openAmount(10_000));
    const bill = await counter.voucher(first, voucher, counter.code());
    expect(bill.left).toBe(9900);
    restaurant.clock.set(at('2026-11-22T12:01'));
    const paid = await counter.pay(bill, wallet(8580, counter.code()), { left: cents(8580) });
    expect(paid).toMatchObject({ state: 'paid', voucher: null });
    expect(await restaurant.db.query(sql`select status from claimed_vouchers`)).toEqual([
      { status: 'ACTIVE' },
    ]);
  });

  test('is not offered to a guest', async () => {
    restaurant.clock.set(at('2026-11-22T12:00'));
    await counter.signIn('ravi');
    expect((await counter.rungUp(openAmount(10_000))).family_day).toBeNull();
  });
});
