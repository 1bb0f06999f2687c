import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { Bill, CounterSdk, Role } from '@claypot/sdk/counter';
import { aPaidBill, aRefundedBill } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectQuestion } from '../../../orders/money/action/money-action.selectors.ts';
import { payRuntime } from '../../testing/pay-runtime.ts';
import { createRefundBill } from './refund-bill.implementation.ts';
import { selectRefundBill } from './refund-bill.selectors.ts';
import { allAmounts, type RefundBillDraft, refundBillInput } from './refund-bill-request.ts';

function setUp(bill: Bill = aPaidBill(), role: Role = 'manager') {
  const refundBill = vi.fn<CounterSdk['refundBill']>(async () => aRefundedBill());
  const { deps, onBill, runtime } = payRuntime({ refundBill }, role);
  const actor = createActor(createRefundBill(deps), {
    input: refundBillInput({ bill }, 'bar'),
    clock: runtime.device.delays,
  }).start();
  return {
    onBill,
    refundBill,
    runtime,
    bodies: () => refundBill.mock.calls.map(([{ body }]) => body),
    question: () => selectQuestion(actor.getSnapshot()),
    view: () => selectRefundBill(actor.getSnapshot(), role),
    submit: async (change: Partial<RefundBillDraft>) => {
      await replies();
      actor.send({ type: 'EDIT', change });
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

describe('the refund of a bill', () => {
  test('sends a part of a payment, and shows the refund of the response', async () => {
    const { bodies, onBill, submit, view } = setUp();
    expect(view().parts).toMatchObject([
      { payment: { id: 'pay_1' }, refundable: 4000 },
      { payment: { id: 'pay_2' }, refundable: 4340 },
    ]);
    await submit({ amounts: { pay_2: '10' }, reason: 'MISSING_ITEM' });
    expect(bodies()).toEqual([
      {
        parts: [{ payment_id: 'pay_2', amount: 1000 }],
        reason: 'MISSING_ITEM',
        text: null,
        drawer_id: 'bar',
      },
    ]);
    expect(view()).toMatchObject({ status: 'done', refund: aRefundedBill().refunds[0] });
    expect(onBill).toHaveBeenCalledWith(aRefundedBill());
  });

  test('names no drawer without cash', async () => {
    const { bodies, submit } = setUp();
    await submit({ amounts: { pay_1: '40' }, reason: 'QUALITY' });
    expect(bodies()).toMatchObject([{ drawer_id: null }]);
  });

  test('offers all that is left of each payment', async () => {
    const bill = aRefundedBill();
    expect(allAmounts({ bill })).toEqual({ pay_1: '40.00', pay_2: '33.40' });
    const { submit, view } = setUp(bill);
    await submit({ amounts: allAmounts({ bill }) });
    expect(view()).toMatchObject({ total: 7340, missing: 'reason' });
  });

  test.each([
    [{}, 'nothing', [null, null]],
    [{ amounts: { pay_1: 'x' } }, 'part', ['amount', null]],
    [{ amounts: { pay_1: '40.01' } }, 'part', ['too_much', null]],
    [{ amounts: { pay_2: '10.01' } }, 'part', [null, 'steps']],
    [{ amounts: { pay_1: '10' } }, 'reason', [null, null]],
    [{ amounts: { pay_1: '10' }, reason: 'OTHER', text: ' ' }, 'text', [null, null]],
  ] as const)('sends nothing for %j', async (change, missing, problems) => {
    const { bodies, submit, view } = setUp();
    await submit(change);
    expect(view()).toMatchObject({
      status: 'choosing',
      missing,
      parts: problems.map((problem) => ({ problem })),
    });
    expect(bodies()).toEqual([]);
  });

  test('asks a manager to approve the amount of a cashier', async () => {
    const { bodies, question, submit, view } = setUp(aPaidBill(), 'cashier');
    expect(view().needsApproval).toBe(true);
    await submit({ amounts: { pay_1: '40', pay_2: '3.40' }, reason: 'LATE' });
    expect(view()).toMatchObject({ status: 'approving', total: 4340 });
    expect(question()).toMatchObject({ operation: 'refundBill', amount: 4340 });
    expect(bodies()).toEqual([]);
  });

  test('shows that less is left of the payment', async () => {
    const { refundBill, submit, view } = setUp();
    refundBill.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'REFUND_EXCEEDS_PAYMENT', status: 422 }),
    );
    await submit({ amounts: { pay_1: '40' }, reason: 'LATE' });
    expect(view()).toMatchObject({
      status: 'rejected',
      problem: { kind: 'failed', code: 'REFUND_EXCEEDS_PAYMENT' },
    });
  });

  test('sends the same key after a lost response, so that the money goes back once', async () => {
    const { refundBill, runtime, submit, view } = setUp();
    refundBill.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await submit({ amounts: { pay_1: '40' }, reason: 'LATE' });
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    const keys = refundBill.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('leaves out a payment of which nothing is left', () => {
    const { payments } = aPaidBill();
    const refunded = payments.map((payment) =>
      payment.id === 'pay_1' ? { ...payment, refunded: cents(4000) } : payment,
    );
    expect(setUp(aPaidBill({ payments: refunded })).view().parts).toMatchObject([
      { payment: { id: 'pay_2' } },
    ]);
  });
});
