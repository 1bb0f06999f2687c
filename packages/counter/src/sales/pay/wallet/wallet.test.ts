import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { Bill, CounterSdk } from '@claypot/sdk/counter';
import { aBill, aNewBill, anAskedBill, aPaidBill } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { payableOf } from '../../shared/payable.ts';
import { payRuntime } from '../../testing/pay-runtime.ts';
import { selectAsked } from '../ask/select-asked.ts';
import { createWithdraw, withdrawInput } from '../ask/withdraw.implementation.ts';
import { createWallet } from './wallet.implementation.ts';
import { selectWallet } from './wallet.selectors.ts';
import { type WalletDraft, walletInput } from './wallet-request.ts';

const FAMILY_DAY = { percent: 22, discount: cents(1756), total: cents(6847) };

const withWallet = (wallet: number, fields: Partial<Bill> = {}) => {
  const bill = aBill(fields);
  return { ...bill, member: bill.member && { ...bill.member, wallet: cents(wallet) } };
};

function setUp(bill: Bill = aBill()) {
  const payBill = vi.fn<CounterSdk['payBill']>(async () => aPaidBill());
  const askMember = vi.fn<CounterSdk['askMember']>(async () => anAskedBill());
  const { deps, onBill, runtime } = payRuntime({ payBill, askMember });
  const actor = createActor(createWallet(deps), {
    input: walletInput(payableOf(bill, null)),
    clock: runtime.device.delays,
  }).start();
  return {
    askMember,
    onBill,
    payBill,
    runtime,
    view: () => selectWallet(actor.getSnapshot()),
    bodies: () => payBill.mock.calls.map(([{ body }]) => body),
    questions: () => askMember.mock.calls.map(([{ body }]) => body),
    submit: async (change: Partial<WalletDraft>) => {
      await replies();
      actor.send({ type: 'EDIT', change });
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

describe('a payment from the wallet', () => {
  test('pays all that is left with the code of the phone', async () => {
    const { bodies, submit, view } = setUp();
    expect(view()).toMatchObject({ amount: 8339, wallet: 8640, offer: null });
    await submit({ code: '482 915' });
    expect(bodies()).toEqual([
      {
        left: 8339,
        share: null,
        payment: { method: 'wallet', amount: 8339, code: '482915' },
      },
    ]);
  });

  test('offers what the wallet holds if it is less', () => {
    expect(setUp(withWallet(1000)).view().amount).toBe(1000);
    expect(setUp(withWallet(0)).view().amount).toBeNull();
  });

  test.each([
    [{ amount: 'x', code: '482915' }, 'amount'],
    [{ amount: '83.40', code: '482915' }, 'too_much'],
    [{ code: '48291' }, 'code'],
    [{ code: '' }, 'code'],
  ] as const)('sends nothing for %j', async (change, missing) => {
    const { bodies, submit, view } = setUp();
    await submit(change);
    expect(view()).toMatchObject({ status: 'choosing', missing });
    expect(bodies()).toEqual([]);
  });

  test('sends nothing for more than the wallet holds, or without a member', async () => {
    const poor = setUp(withWallet(1000));
    await poor.submit({ amount: '20', code: '482915' });
    expect(poor.view().missing).toBe('wallet_too_low');
    const guest = setUp(aNewBill({ left: cents(1000) }));
    await guest.submit({ code: '482915' });
    expect(guest.view().missing).toBe('amount');
    expect([...poor.bodies(), ...guest.bodies()]).toEqual([]);
  });

  test('asks the member on the phone for a part', async () => {
    const { onBill, questions, submit, view } = setUp();
    await submit({ by: 'phone', amount: '40' });
    expect(questions()).toEqual([
      { left: 8339, share: null, ask: { kind: 'wallet', amount: 4000 } },
    ]);
    expect(view().status).toBe('done');
    expect(onBill).toHaveBeenCalledWith(anAskedBill());
  });

  test('pays the Family Day total, which is named as what is left', async () => {
    const { bodies, submit, view } = setUp(aBill({ family_day: FAMILY_DAY }));
    expect(view()).toMatchObject({ offer: 6847, paysOffer: true, amount: 6847 });
    await submit({ code: '482915' });
    expect(bodies()).toMatchObject([{ left: 6847, payment: { amount: 6847 } }]);
  });

  test('pays a part without the Family Day discount', async () => {
    const { bodies, submit } = setUp(aBill({ family_day: FAMILY_DAY }));
    await submit({ pays: 'amount', amount: '40', code: '482915' });
    expect(bodies()).toMatchObject([{ left: 8339, payment: { amount: 4000 } }]);
  });

  test('makes no offer that the wallet cannot pay, or after a payment', () => {
    expect(setUp(withWallet(6846, { family_day: FAMILY_DAY })).view().offer).toBeNull();
    const { payments } = aPaidBill();
    expect(setUp(aBill({ family_day: FAMILY_DAY, payments })).view().offer).toBeNull();
  });

  test('sends the same key after a lost response, so that the wallet pays once', async () => {
    const { payBill, runtime, submit, view } = setUp();
    payBill.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await submit({ code: '482915' });
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    const keys = payBill.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('shows a wrong code', async () => {
    const { payBill, submit, view } = setUp();
    payBill.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'PAYMENT_CODE_WRONG', status: 422 }),
    );
    await submit({ code: '482915' });
    expect(view()).toMatchObject({
      status: 'rejected',
      problem: { kind: 'failed', code: 'PAYMENT_CODE_WRONG' },
    });
  });
});

describe('the question to the phone', () => {
  test('is shown until the member has answered yes', () => {
    const { request } = anAskedBill();
    expect(selectAsked(anAskedBill())).toMatchObject({ state: 'open', amount: 4000 });
    const answered = (state: 'accepted' | 'declined') =>
      selectAsked(anAskedBill({ request: request && { ...request, state } }));
    expect(answered('declined')).toMatchObject({ state: 'declined' });
    expect(answered('accepted')).toBeNull();
  });

  test('about a voucher belongs to the bill, not to its payment', () => {
    const { request } = anAskedBill();
    expect(
      selectAsked(anAskedBill({ request: request && { ...request, kind: 'voucher' } })),
    ).toBeNull();
  });

  test('is withdrawn once', async () => {
    const cancelMemberRequest = vi.fn<CounterSdk['cancelMemberRequest']>(async () => aBill());
    const { deps, onBill, runtime } = payRuntime({ cancelMemberRequest });
    const actor = createActor(createWithdraw(deps), {
      input: withdrawInput({ bill: anAskedBill() }),
      clock: runtime.device.delays,
    }).start();
    await replies();
    actor.send({ type: 'SUBMIT' });
    actor.send({ type: 'SUBMIT' });
    await replies();
    expect(cancelMemberRequest).toHaveBeenCalledTimes(1);
    expect(cancelMemberRequest.mock.calls[0]?.[0].path).toEqual({ id: 'bill-1' });
    expect(onBill).toHaveBeenCalledWith(aBill());
  });
});
