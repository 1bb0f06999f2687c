import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { Bill, CounterSdk, Role } from '@claypot/sdk/counter';
import { aBill, aNewBill, aVoidBill } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectQuestion } from '../../../orders/money/action/money-action.selectors.ts';
import { payRuntime } from '../../testing/pay-runtime.ts';
import { createVoidBill, voidInput } from './void-bill.implementation.ts';
import { selectVoidBill } from './void-bill.selectors.ts';

function setUp(bill: Bill = aBill(), role: Role = 'cashier') {
  const voidBill = vi.fn<CounterSdk['voidBill']>(async () => aVoidBill());
  const { deps, onBill, runtime } = payRuntime({ voidBill }, role);
  const actor = createActor(createVoidBill(deps), {
    input: voidInput({ bill }),
    clock: runtime.device.delays,
  }).start();
  return {
    onBill,
    runtime,
    voidBill,
    question: () => selectQuestion(actor.getSnapshot()),
    view: () => selectVoidBill(actor.getSnapshot(), role),
    submit: async (text: string) => {
      await replies();
      actor.send({ type: 'EDIT', change: { text } });
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

describe('the void of a bill', () => {
  test('sends the version and the reason', async () => {
    const { onBill, submit, view, voidBill } = setUp(aNewBill());
    expect(view().needsApproval).toBe(false);
    await submit('Opened twice');
    expect(voidBill.mock.calls.map(([{ body, path }]) => ({ body, path }))).toEqual([
      { path: { id: 'bill-1' }, body: { version: 1, reason: 'Opened twice' } },
    ]);
    expect(onBill).toHaveBeenCalledWith(aVoidBill());
    expect(view().status).toBe('done');
  });

  test('sends nothing without a reason', async () => {
    const { submit, view, voidBill } = setUp();
    await submit('');
    expect(view()).toMatchObject({ status: 'choosing', lacksReason: true });
    expect(voidBill).not.toHaveBeenCalled();
  });

  test.each([
    ['cashier', true],
    ['manager', false],
  ] as const)('of a bill with lines, shown to a %s, needs an approval: %s', (role, needed) => {
    expect(setUp(aBill(), role).view().needsApproval).toBe(needed);
  });

  test('asks a manager if the server needs one', async () => {
    const { question, submit, view, voidBill } = setUp();
    voidBill.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'APPROVAL_REQUIRED', status: 403 }),
    );
    await submit('Guests left');
    expect(view().status).toBe('approving');
    expect(question()).toMatchObject({ operation: 'voidBill', amount: null });
  });

  test('shows that the bill has payments', async () => {
    const { submit, view, voidBill } = setUp(aBill(), 'manager');
    voidBill.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'BILL_HAS_PAYMENTS', status: 409 }),
    );
    await submit('Guests left');
    expect(view()).toMatchObject({
      status: 'rejected',
      problem: { kind: 'failed', code: 'BILL_HAS_PAYMENTS' },
    });
  });

  test('sends the same key after a lost response', async () => {
    const { runtime, submit, view, voidBill } = setUp(aBill(), 'manager');
    voidBill.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await submit('Guests left');
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    const keys = voidBill.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
