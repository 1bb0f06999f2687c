import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { BillPayment, CounterSdk, Role } from '@claypot/sdk/counter';
import { aBill, aPaidBill } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectQuestion } from '../../../orders/money/action/money-action.selectors.ts';
import { selectReasoned } from '../../shared/select-reasoned.ts';
import { payRuntime } from '../../testing/pay-runtime.ts';
import { createRemovePayment, removePaymentInput } from './remove-payment.implementation.ts';

function firstPayment(): BillPayment {
  const [payment] = aPaidBill().payments;
  if (payment === undefined) throw new Error('The example has no payment');
  return payment;
}

function setUp(role: Role) {
  const removeBillPayment = vi.fn<CounterSdk['removeBillPayment']>(async () => aBill());
  const { deps, onBill, runtime } = payRuntime({ removeBillPayment }, role);
  const payment = firstPayment();
  const bill = aBill({ payments: [payment], paid: cents(4000), left: cents(4339) });
  const actor = createActor(createRemovePayment(deps), {
    input: removePaymentInput({ bill, payment }),
    clock: runtime.device.delays,
  }).start();
  return {
    onBill,
    removeBillPayment,
    runtime,
    question: () => selectQuestion(actor.getSnapshot()),
    view: () => selectReasoned(actor.getSnapshot(), 'removeBillPayment', role),
    submit: async (text: string) => {
      await replies();
      actor.send({ type: 'EDIT', change: { text } });
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

describe('the removal of a payment', () => {
  test('sends the payment and the reason', async () => {
    const { onBill, removeBillPayment, submit, view } = setUp('manager');
    expect(view().needsApproval).toBe(false);
    await submit(' Wrong method ');
    expect(removeBillPayment.mock.calls.map(([{ body, path }]) => ({ body, path }))).toEqual([
      { path: { id: 'bill-1' }, body: { payment_id: 'pay_1', reason: 'Wrong method' } },
    ]);
    expect(onBill).toHaveBeenCalledWith(aBill());
  });

  test('sends nothing without a reason', async () => {
    const { removeBillPayment, submit, view } = setUp('manager');
    await submit(' ');
    expect(view()).toMatchObject({ status: 'choosing', lacksReason: true });
    expect(removeBillPayment).not.toHaveBeenCalled();
  });

  test('asks a manager to approve the amount of the payment', async () => {
    const { question, removeBillPayment, submit, view } = setUp('cashier');
    expect(view().needsApproval).toBe(true);
    await submit('Wrong method');
    expect(question()).toMatchObject({ operation: 'removeBillPayment', amount: 4000 });
    expect(removeBillPayment).not.toHaveBeenCalled();
  });

  test('sends the same key after a lost response, so that the money goes back once', async () => {
    const { removeBillPayment, runtime, submit, view } = setUp('manager');
    removeBillPayment.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await submit('Wrong method');
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    const keys = removeBillPayment.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
