import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Role } from '@claypot/sdk/counter';
import { aCashTopUpResult, anApproval, aSession } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { selectQuestion } from '../../orders/money/action/money-action.selectors.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { createReturn } from './return.implementation.ts';
import { selectReturn } from './return.selectors.ts';
import { returnInput } from './return-request.ts';

async function setUp(role: Role = 'manager') {
  const returnCashTopUp = vi.fn<CounterSdk['returnCashTopUp']>(async () => aCashTopUpResult());
  const session = aSession();
  const person = session.person && { ...session.person, id: `st_${role}`, role };
  const approve = vi.fn<CounterSdk['approve']>(async () => anApproval());
  const runtime = fakeRuntime({ returnCashTopUp, approve }, { ...session, person });
  const onMember = vi.fn();
  const keys = createPressKeys(runtime.random);
  const actor = createActor(createReturn({ ...runtime, keys, branch_id: 'bangsar', onMember }), {
    input: returnInput(aCashTopUpResult().top_up),
    clock: runtime.device.delays,
  }).start();
  await replies();
  return {
    onMember,
    returnCashTopUp,
    runtime,
    view: () => selectReturn(actor.getSnapshot(), role),
    question: () => selectQuestion(actor.getSnapshot()),
    submit: (text: string) => {
      actor.send({ type: 'EDIT', change: { text } });
      actor.send({ type: 'SUBMIT' });
      return replies();
    },
  };
}

describe('the return of a cash top-up', () => {
  test('sends the reason once and updates the member', async () => {
    const { onMember, returnCashTopUp, submit, view } = await setUp();
    await submit('  Wrong member ');
    expect(returnCashTopUp.mock.calls.map(([{ body, path }]) => ({ body, path }))).toEqual([
      {
        path: { id: aCashTopUpResult().top_up.id },
        body: { branch_id: 'bangsar', reason: 'Wrong member' },
      },
    ]);
    expect(view()).toMatchObject({ status: 'done', amount: 50_000, needsApproval: false });
    expect(onMember).toHaveBeenCalledWith(aCashTopUpResult().member);
  });

  test('sends nothing without a reason', async () => {
    const { returnCashTopUp, submit, view } = await setUp();
    await submit(' ');
    expect(view()).toMatchObject({ status: 'choosing', lacksReason: true });
    expect(returnCashTopUp).not.toHaveBeenCalled();
  });

  test('asks a manager to approve the amount of a cashier', async () => {
    const { question, returnCashTopUp, submit, view } = await setUp('cashier');
    expect(view().needsApproval).toBe(true);
    await submit('Wrong member');
    expect(view().status).toBe('approving');
    expect(question()).toMatchObject({ operation: 'returnCashTopUp', amount: 50_000 });
    expect(returnCashTopUp).not.toHaveBeenCalled();
  });

  test('sends the same key after a lost response', async () => {
    const { returnCashTopUp, runtime, submit, view } = await setUp();
    returnCashTopUp.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await submit('Wrong member');
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    const keys = returnCashTopUp.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('shows that the amount is spent', async () => {
    const { returnCashTopUp, submit, view } = await setUp();
    returnCashTopUp.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'TOP_UP_NOT_RETURNABLE', status: 409 }),
    );
    await submit('Wrong member');
    expect(view()).toMatchObject({
      status: 'rejected',
      problem: { kind: 'failed', code: 'TOP_UP_NOT_RETURNABLE' },
    });
  });
});
