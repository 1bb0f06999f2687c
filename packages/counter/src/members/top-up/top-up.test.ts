import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Role } from '@claypot/sdk/counter';
import { aCashTopUpResult, aMemberCard, anApproval, aSession } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { selectQuestion } from '../../orders/money/action/money-action.selectors.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { createTopUp } from './top-up.implementation.ts';
import { selectTopUp } from './top-up.selectors.ts';
import { topUpInput } from './top-up-request.ts';

async function setUp(
  cashTopUp = vi.fn<CounterSdk['cashTopUp']>(async () => aCashTopUpResult()),
  role: Role = 'cashier',
) {
  const session = aSession();
  const approve = vi.fn<CounterSdk['approve']>(async () => anApproval());
  const person = session.person && { ...session.person, id: `st_${role}`, role };
  const runtime = fakeRuntime({ cashTopUp, approve }, { ...session, person });
  const onMember = vi.fn();
  const keys = createPressKeys(runtime.random);
  const actor = createActor(createTopUp({ ...runtime, keys, branch_id: 'bangsar', onMember }), {
    input: topUpInput(aMemberCard()),
    clock: runtime.device.delays,
  }).start();
  await replies();
  return {
    actor,
    onMember,
    runtime,
    view: () => selectTopUp(actor.getSnapshot()),
    question: () => selectQuestion(actor.getSnapshot()),
    calls: () => cashTopUp.mock.calls.map(([{ body, path }]) => ({ body, path })),
    keys: () => cashTopUp.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']),
    type: (amount: string, received: string) =>
      actor.send({ type: 'EDIT', change: { amount, received } }),
    submit: () => {
      actor.send({ type: 'SUBMIT' });
      return replies();
    },
  };
}

const rejection = (code: string) => new ApiError({ kind: 'rejected', code, status: 422 });

describe('a cash top-up', () => {
  test('shows the change before the press and credits once', async () => {
    const { calls, onMember, submit, type, view } = await setUp();
    type('500', '510');
    expect(view()).toMatchObject({ status: 'choosing', amount: 50_000, change: 1000 });
    await submit();
    expect(calls()).toEqual([
      {
        path: { id: 'mbr_mei' },
        body: { branch_id: 'bangsar', drawer_id: null, amount: 50_000, cash_received: 51_000 },
      },
    ]);
    expect(view()).toMatchObject({ status: 'done', credited: { amount: 50_000, change: 1000 } });
    expect(onMember.mock.calls).toEqual([[aCashTopUpResult().member]]);
    await submit();
    expect(calls()).toHaveLength(1);
  });

  test.each([
    ['', '', 'amount'],
    ['ten', '', 'amount'],
    ['9.95', '10', 'amount_limits'],
    ['5000.05', '6000', 'amount_limits'],
    ['10.01', '11', 'amount_steps'],
    ['10', '', 'received'],
    ['10', '10.02', 'received_steps'],
    ['50', '20', 'too_little'],
  ])('sends nothing for the amount "%s" and the cash "%s"', async (amount, received, missing) => {
    const { calls, submit, type, view } = await setUp();
    type(amount, received);
    await submit();
    expect(view()).toMatchObject({ status: 'choosing', missing });
    expect(calls()).toEqual([]);
  });

  test.each([
    ['10', '10', 0],
    ['5000', '5000.05', 5],
  ])('accepts the limit %s', async (amount, received, change) => {
    const { calls, submit, type, view } = await setUp();
    type(amount, received);
    expect(view().change).toBe(change);
    await submit();
    expect(calls()).toHaveLength(1);
  });

  test('sends nothing offline', async () => {
    const { calls, runtime, submit, type, view } = await setUp();
    runtime.connection.become(false);
    await replies();
    type('50', '50');
    await submit();
    expect(view()).toMatchObject({ status: 'choosing', isOnline: false });
    expect(calls()).toEqual([]);
  });

  test('sends the same key after a lost response', async () => {
    const cashTopUp = vi.fn<CounterSdk['cashTopUp']>(async () => aCashTopUpResult());
    cashTopUp.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { keys, runtime, submit, type, view } = await setUp(cashTopUp);
    type('50', '50');
    await submit();
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    expect(view().status).toBe('done');
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  test('asks a manager above the limits of the day, for this amount', async () => {
    const cashTopUp = vi.fn<CounterSdk['cashTopUp']>(async () => aCashTopUpResult());
    cashTopUp.mockRejectedValueOnce(rejection('LIMIT_EXCEEDED'));
    const { question, submit, type, view } = await setUp(cashTopUp);
    type('500', '500');
    await submit();
    expect(view().status).toBe('approving');
    expect(question()).toMatchObject({ operation: 'cashTopUp', amount: 50_000 });
  });

  test('shows that staff cannot top up their own wallet', async () => {
    const cashTopUp = vi.fn<CounterSdk['cashTopUp']>(() =>
      Promise.reject(rejection('OWN_MEMBER_RECORD')),
    );
    const { submit, type, view } = await setUp(cashTopUp);
    type('50', '50');
    await submit();
    expect(view()).toMatchObject({
      status: 'rejected',
      problem: { kind: 'failed', code: 'OWN_MEMBER_RECORD' },
    });
  });
});
