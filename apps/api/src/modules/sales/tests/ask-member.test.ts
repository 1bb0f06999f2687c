import { cents } from '@claypot/sdk';
import { type Bill, type CounterSdk, errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { joinMember } from '../../../testing/join-member.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { insertClaimed } from '../../../testing/vouchers.ts';
import { payIn, walletOf } from '../../../testing/wallet.ts';
import {
  CLAYPOTS,
  card,
  cash,
  openSalesCounter,
  type SalesCounter,
  wallet,
} from '../testing/open-sales-counter.ts';

type Ask = Parameters<CounterSdk['askMember']>[0]['body'];

let restaurant: Restaurant;
let counter: SalesCounter;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openSalesCounter(restaurant);
    await payIn(restaurant, counter.member.id, 10_000);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const after = (seconds: number) => restaurant.clock.set(NOON.add({ seconds }));

/** Asks for a wallet payment in cents, or with the given body. */
const ask = (bill: Bill, amount = 2000, changes: Partial<Ask> = {}, headers: object = {}) =>
  counter.sdk.askMember({
    path: { id: bill.id },
    headers: { ...counter.press(), ...headers },
    body: {
      left: bill.left,
      share: null,
      ask: { kind: 'wallet', amount: cents(amount) },
      ...changes,
    },
  });

const forVoucher = (voucherId: string): Partial<Ask> => ({
  ask: { kind: 'voucher', voucher_id: voucherId },
});

const withdraw = (bill: Bill) =>
  counter.sdk.cancelMemberRequest({ path: { id: bill.id }, headers: counter.press() });

/** The question on the member's phone. */
const question = ({ id, sdk } = counter.member) =>
  sdk.spendingRequest({ path: { customerId: id } });

/** Answers the question of a bill. */
const answer = (bill: Bill, yesOrNo: 'yes' | 'no' = 'yes', { id, sdk } = counter.member) =>
  sdk.answerSpendingRequest({
    path: { id: bill.request?.id ?? '' },
    body: { customer_id: id, answer: yesOrNo },
  });

const payments = async ({ id }: Bill) => (await counter.bill(id)).payments;
const balance = async () => (await walletOf(counter.member)).wallet;
const rungUp = () => counter.rungUpForMember(CLAYPOTS);

describe('a yes on the phone', () => {
  test('pays from the wallet at once, in the name of the person who asked', async () => {
    const asked = await ask(await rungUp());
    expect(asked.request).toMatchObject({ state: 'open', kind: 'wallet', amount: cents(2000) });
    expect(await question()).toMatchObject({ amount: cents(2000), table_no: '12', state: 'open' });
    expect(await answer(asked)).toMatchObject({ state: 'accepted', failure: null });
    expect(await question()).toBeNull();
    const paid = await counter.bill(asked.id);
    expect(paid).toMatchObject({
      left: cents(3038),
      request: { state: 'accepted' },
      payments: [
        {
          method: 'wallet',
          amount: cents(2000),
          confirmed_by: 'phone',
          staff_name: 'Staff ravi',
        },
      ],
    });
    expect(await balance()).toBe(8000);
    const sent = await counter.member.sdk.notifications({ path: { id: counter.member.id } });
    expect(sent).toHaveLength(1);
  });

  test('closes the bill if nothing is left, with a receipt', async () => {
    const asked = await ask(await rungUp(), 5038);
    await answer(asked);
    expect(await counter.bill(asked.id)).toMatchObject({ state: 'paid', receipt: { number: 1 } });
  });

  test('puts a voucher on the bill', async () => {
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    const bill = await rungUp();
    const asked = await ask(bill, 0, forVoucher(voucher));
    expect(await question()).toMatchObject({ kind: 'voucher', amount: 0 });
    expect((await question())?.voucher_name).toEqual(expect.any(String));
    expect((await answer(asked)).state).toBe('accepted');
    const used = await counter.bill(asked.id);
    expect(used.voucher?.id).toBe(voucher);
    expect(used.left).toBeLessThan(bill.left);
  });

  test('needs no code, so it pays more than codes can', async () => {
    await payIn(restaurant, counter.member.id, 50_000);
    const bill = await counter.rungUpForMember({ ...CLAYPOTS, qty: 6 });
    const asked = await ask(bill, 15_114);
    expect((await answer(asked)).state).toBe('accepted');
    expect((await counter.bill(bill.id)).state).toBe('paid');
  });

  test('pressed twice, or sent again after a lost reply, pays once', async () => {
    const asked = await ask(await rungUp());
    const both = await Promise.all([answer(asked), answer(asked)]);
    expect(both.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect((await answer(asked)).state).toBe('accepted');
    expect(await payments(asked)).toHaveLength(1);
    expect(await balance()).toBe(8000);
  });

  test('after the time spends nothing, as a photograph of the page', async () => {
    const asked = await ask(await rungUp());
    after(60);
    expect(await question()).toBeNull();
    expect((await answer(asked)).state).toBe('expired');
    expect(await payments(asked)).toEqual([]);
    expect((await counter.bill(asked.id)).request?.state).toBe('expired');
  });

  test('of another member or of a signed-out device changes nothing', async () => {
    const asked = await ask(await rungUp());
    const other = await joinMember(restaurant, '+60177777777');
    expect(await codeFrom(answer(asked, 'yes', other))).toBe('NOT_FOUND');
    const inOtherName = { ...counter.member, sdk: other.sdk };
    expect(await codeFrom(answer(asked, 'yes', inOtherName))).toBe('NOT_FOUND');
    expect(await codeFrom(question(inOtherName))).toBe('NOT_FOUND');
    await counter.member.sdk.authLogout({});
    expect(await codeFrom(answer(asked))).toBe('SESSION_EXPIRED');
    expect(await codeFrom(question())).toBe('SESSION_EXPIRED');
    expect(await payments(asked)).toEqual([]);
    expect((await counter.bill(asked.id)).request?.state).toBe('open');
  });

  test('fails if the bill has changed since', async () => {
    const asked = await ask(await rungUp());
    await counter.add(asked.id, [CLAYPOTS]);
    expect(await answer(asked)).toMatchObject({ state: 'failed', failure: 'bill_changed' });
    expect(await payments(asked)).toEqual([]);
  });

  test('fails if the bill was paid another way meanwhile', async () => {
    const asked = await ask(await rungUp());
    await counter.pay(asked, cash(6000));
    expect(await answer(asked)).toMatchObject({ state: 'failed', failure: 'bill_changed' });
    expect(await balance()).toBe(10_000);
  });

  test('fails if the wallet was spent meanwhile', async () => {
    const asked = await ask(await rungUp(), 5038);
    const other = await rungUp();
    await counter.pay(other, wallet(5000, counter.code()));
    expect(await answer(asked)).toMatchObject({ state: 'failed', failure: 'wallet_too_low' });
    expect(await payments(asked)).toEqual([]);
    expect(await balance()).toBe(5000);
  });

  test('fails if the voucher was used meanwhile', async () => {
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    const asked = await ask(await rungUp(), 0, forVoucher(voucher));
    await restaurant.db.execute(sql`
      update claimed_vouchers set status = 'USED', used_at = ${NOON} where id = ${voucher}`);
    expect(await answer(asked)).toMatchObject({ state: 'failed', failure: 'voucher_not_usable' });
    expect((await counter.bill(asked.id)).voucher).toBeNull();
  });

  test('and a payment at the counter at the same moment never pay more than the bill', async () => {
    const asked = await ask(await rungUp(), 5038);
    const [yes, byCard] = await Promise.all([
      answer(asked),
      codeFrom(counter.pay(asked, card(5038))),
    ]);
    const paid = await counter.bill(asked.id);
    expect(paid).toMatchObject({ state: 'paid', paid: cents(5038) });
    expect(paid.payments).toHaveLength(1);
    expect((yes.state === 'accepted') === (byCard === 'OK')).toBe(false);
  });
});

test('a no spends nothing, and another question can follow at once', async () => {
  const asked = await ask(await rungUp());
  expect((await answer(asked, 'no')).state).toBe('declined');
  expect((await answer(asked)).state).toBe('declined');
  const second = await ask(asked, 1000);
  expect((await answer(second)).state).toBe('accepted');
  expect(await balance()).toBe(9000);
});

describe('a question', () => {
  test('of two tablets at once is asked by one of them', async () => {
    const [one, other] = [await rungUp(), await rungUp()];
    const codes = await Promise.all([codeFrom(ask(one)), codeFrom(ask(other))]);
    expect(codes.toSorted()).toEqual(['OK', 'SPENDING_REQUEST_OPEN']);
  });

  test('is asked once per press, also if its reply is lost', async () => {
    const bill = await rungUp();
    const press = counter.press();
    const first = await ask(bill, 2000, {}, press);
    const again = await ask(bill, 2000, {}, press);
    expect(again.request?.id).toBe(first.request?.id);
    const error = await ask(bill).catch((cause: unknown) => cause);
    const open = errorDataOf(error, 'SPENDING_REQUEST_OPEN');
    expect(open).toEqual({ expires_at: first.request?.expires_at });
  });

  test('can follow one that has expired', async () => {
    const first = await ask(await rungUp());
    after(60);
    const second = await ask(first);
    expect(second.request?.id).not.toBe(first.request?.id);
    expect((await answer(first)).state).toBe('expired');
    expect((await answer(second)).state).toBe('accepted');
  });

  test('can be withdrawn, and then a yes spends nothing', async () => {
    const asked = await ask(await rungUp());
    expect((await withdraw(asked)).request?.state).toBe('cancelled');
    expect(await question()).toBeNull();
    expect((await answer(asked)).state).toBe('cancelled');
    expect((await withdraw(asked)).request?.state).toBe('cancelled');
    expect(await payments(asked)).toEqual([]);
  });

  test('is not asked if a yes could not be done', async () => {
    const guests = await counter.rungUp(CLAYPOTS);
    expect(await codeFrom(ask(guests))).toBe('MEMBER_REQUIRED');
    const bill = await rungUp();
    expect(await codeFrom(ask(bill, 5039))).toBe('OVERPAID');
    expect(await codeFrom(ask(bill, 0))).toBe('INVALID_REQUEST');
    expect(await codeFrom(ask(bill, 2000, { left: cents(5000) }))).toBe('BILL_CHANGED');
    expect(await codeFrom(ask(bill, 0, forVoucher('no-such-voucher')))).toBe('NOT_FOUND');
    const large = await counter.rungUpForMember({ ...CLAYPOTS, qty: 6 });
    expect(await codeFrom(ask(large, 15_114))).toBe('WALLET_TOO_LOW');
    const voucher = await insertClaimed(restaurant, counter.member.id, {});
    const shared = { ...forVoucher(voucher), share: 1 };
    expect(await codeFrom(ask(bill, 0, shared))).toBe('INVALID_REQUEST');
    const changed = { ...forVoucher(voucher), left: cents(5000) };
    expect(await codeFrom(ask(bill, 0, changed))).toBe('BILL_CHANGED');
    const half = await counter.pay(bill, card(1000));
    expect(await codeFrom(ask(half, 0, forVoucher(voucher)))).toBe('BILL_HAS_PAYMENTS');
    await counter.pay(half, card(4038));
    expect(await codeFrom(ask(half))).toBe('BILL_CLOSED');
    expect(await question()).toBeNull();
  });

  test('changes neither the wallet nor the bill before the yes', async () => {
    const bill = await rungUp();
    const { request: _, ...asked } = await ask(bill, 5038);
    const { request: __, ...before } = bill;
    expect(asked).toEqual(before);
    expect(await balance()).toBe(10_000);
    expect(await restaurant.db.query(sql`select number from receipts`)).toEqual([]);
    const sent = await counter.member.sdk.notifications({ path: { id: counter.member.id } });
    expect(sent).toEqual([]);
  });

  test('of staff to their own member record is rejected', async () => {
    const bill = await rungUp();
    await restaurant.db.execute(sql`
      update staff set phone_no = '+60198765432' where id = 'ravi'`);
    expect(await codeFrom(ask(bill))).toBe('OWN_MEMBER_RECORD');
  });

  test('and its withdrawal are recorded, an answer is not', async () => {
    const asked = await ask(await rungUp());
    await answer(asked, 'no');
    const second = await ask(asked);
    await withdraw(second);
    await withdraw(second);
    const events = await restaurant.db.query(sql`
      select operation, staff_id, target_id, changes from staff_events
      where operation in ('askMember', 'cancelMemberRequest') order by position`);
    const asks = {
      operation: 'askMember',
      staff_id: 'ravi',
      target_id: asked.id,
      changes: [{ field: 'request', before: null, after: 'wallet 20.00' }],
    };
    const withdrawal = {
      operation: 'cancelMemberRequest',
      staff_id: 'ravi',
      target_id: asked.id,
      changes: [{ field: 'request', before: 'open', after: 'cancelled' }],
    };
    expect(events).toEqual([asks, asks, withdrawal]);
  });
});

test('a yes pays a share of a split bill', async () => {
  await counter.allowSplits();
  const bill = await rungUp();
  const split = await counter.split(bill, { by: 'people', people: 2 });
  const left = split.split?.shares[0]?.left ?? cents(0);
  const asked = await ask(split, left, { share: 1, left });
  expect(asked.request?.share).toBe(1);
  expect((await answer(asked)).state).toBe('accepted');
  const paid = await counter.bill(bill.id);
  expect(paid.split?.shares.map((share) => share.left > 0)).toEqual([false, true]);
});

test('the stream of the member reports a question and its answer', async () => {
  const follow = async () => {
    const { token } = counter.member;
    const answer = await restaurant.fetch(
      new Request('http://demo.localhost:8080/api/follow/member', {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (reader === undefined) throw new Error('The stream has no body');
    return reader;
  };
  const bill = await rungUp();
  const stream = await follow();
  // The first event comes at once, the second when the server listens to the database.
  await stream.read();
  await stream.read();
  const asked = await ask(bill);
  expect((await stream.read()).value).toContain('event: changed');
  await answer(asked);
  expect((await stream.read()).value).toContain('event: changed');
  await stream.cancel();
});
