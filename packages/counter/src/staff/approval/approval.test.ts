import { replies } from '@claypot/domain/testing';
import { ApiError, type Cents, cents } from '@claypot/sdk';
import type { CounterSdk, ErrorCode, Session, StaffRole } from '@claypot/sdk/counter';
import { anApproval, aSession } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createApproval } from './approval.implementation.ts';
import { selectApproval } from './approval.selectors.ts';

const rejected = (code: ErrorCode, data: object | null = null) =>
  new ApiError({ kind: 'rejected', code, status: 403, data });
const token = (number: number) => `approval-${number}`;

function sessionOf(role: StaffRole, changes: Partial<Session> = {}): Session {
  const { person, people } = aSession();
  const asked = person && { ...person, id: 'st_lim', name: 'Lim', role };
  const lim = { id: 'st_lim', name: 'Lim', role, pin_digits: 6, pin_locked: false } as const;
  return aSession({ person: asked, people: [...people, lim], ...changes });
}

/** Opens a rejection of an order. `results` are the server's responses in turn; null accepts. */
function open(
  session: Session,
  results: (ErrorCode | null)[] = [],
  approve?: CounterSdk['approve'],
) {
  const runs: (string | null)[] = [];
  const approvals: unknown[] = [];
  const done: string[] = [];
  const runtime = fakeRuntime(
    {
      approve: async (input, options) => {
        approvals.push(input.body);
        if (approve) return approve(input, options);
        return anApproval({ token: token(approvals.length) });
      },
    },
    session,
  );
  const machine = createApproval<{ id: string }, string>(runtime, {
    operation: 'rejectOrder',
    targetOf: ({ id }) => id,
    run: async ({ id }, { headers }) => {
      runs.push(headers['Counter-Approval'] ?? null);
      const code = results[runs.length - 1] ?? null;
      if (code !== null) throw rejected(code);
      return `rejected ${id}`;
    },
    onDone: (output) => void done.push(output),
  });
  const actor = createActor(machine).start();
  return {
    actor,
    approvals,
    done,
    runs,
    view: () => selectApproval(actor.getSnapshot()),
    run: async () => {
      actor.send({ type: 'RUN', input: { id: 'order-7' } });
      await replies();
    },
    enterPin: async (staff_id = 'st_mei') => {
      actor.send({ type: 'CHOOSE', staff_id });
      for (const digit of '271828') actor.send({ type: 'DIGIT', digit });
      await replies();
    },
  };
}

describe('createApproval', () => {
  test.each(['manager', 'owner'] as const)('runs at once for the role %s', async (role) => {
    const { approvals, done, run, runs, view } = open(sessionOf(role));
    await run();
    expect(view()).toMatchObject({ status: 'done', output: 'rejected order-7', pad: null });
    expect([runs, approvals, done]).toEqual([[null], [], ['rejected order-7']]);
  });

  test('rejects a role that may not do it, without a request', async () => {
    const { run, runs, view } = open(sessionOf('kitchen'));
    await run();
    expect(view()).toMatchObject({ status: 'rejected', error: 'FORBIDDEN' });
    expect(runs).toEqual([]);
  });

  test('asks when the server requires an approval, and runs once with it', async () => {
    const { approvals, enterPin, run, runs, view } = open(sessionOf('cashier'), [
      'APPROVAL_REQUIRED',
    ]);
    await run();
    expect(view()).toMatchObject({ status: 'asking', problem: null });
    await enterPin();
    expect(approvals).toEqual([
      { staff_id: 'st_mei', pin: '271828', operation: 'rejectOrder', target_id: 'order-7' },
    ]);
    expect(runs).toEqual([null, token(1)]);
    expect(view()).toMatchObject({ status: 'done', approverName: anApproval().approver_name });
  });

  test('asks when a limit is exceeded, and runs once with the approval', async () => {
    const { enterPin, run, runs, view } = open(sessionOf('cashier'), ['LIMIT_EXCEEDED']);
    await run();
    expect(view()).toMatchObject({ status: 'asking', problem: null });
    await enterPin();
    expect(runs).toEqual([null, token(1)]);
    expect(view().status).toBe('done');
  });

  test('offers managers of the device only, without the person who asks', async () => {
    const { run, view } = open(sessionOf('cashier'), ['APPROVAL_REQUIRED']);
    await run();
    expect(view().pad?.people.map(({ id }) => id)).toEqual(['st_mei']);
  });

  test('asks again with a reason when the approval was not accepted', async () => {
    const { approvals, enterPin, run, runs, view } = open(sessionOf('cashier'), [
      'APPROVAL_REQUIRED',
      'APPROVAL_INVALID',
    ]);
    await run();
    await enterPin();
    const pad = { status: 'choosing', count: 0 };
    expect(view()).toMatchObject({ status: 'asking', problem: 'APPROVAL_INVALID', pad });
    await enterPin();
    expect(runs).toEqual([null, token(1), token(2)]);
    expect(approvals).toHaveLength(2);
    expect(view().status).toBe('done');
  });

  test('does not use an approval for a later run', async () => {
    const { enterPin, run, runs } = open(sessionOf('cashier'), ['APPROVAL_REQUIRED', 'ERROR']);
    await run();
    await enterPin();
    await run();
    expect(runs).toEqual([null, token(1), null]);
  });

  test('shows a wrong PIN at the pad and runs nothing', async () => {
    const { enterPin, run, runs, view } = open(
      sessionOf('cashier'),
      ['APPROVAL_REQUIRED'],
      async () => {
        throw rejected('WRONG_PIN', { tries_left: 2 });
      },
    );
    await run();
    await enterPin();
    expect(view().pad?.problem).toEqual({ code: 'WRONG_PIN', triesLeft: 2 });
    expect(runs).toEqual([null]);
  });

  test('runs nothing when the question is cancelled', async () => {
    const { actor, enterPin, run, runs, view } = open(sessionOf('cashier'), ['APPROVAL_REQUIRED']);
    await run();
    actor.send({ type: 'CANCEL' });
    expect(view()).toMatchObject({ status: 'idle', pad: null });
    await enterPin();
    expect(runs).toEqual([null]);
  });

  test.each<[ErrorCode, string, Partial<Session>]>([
    ['DEVICE_NOT_PAIRED', 'the device is not paired', { device: null, people: [] }],
    ['APPROVAL_REQUIRED', 'no manager works in the branch', { people: [] }],
  ])('fails with %s if %s', async (error, _, changes) => {
    const { run, view } = open(sessionOf('cashier', changes), ['APPROVAL_REQUIRED']);
    await run();
    expect(view()).toMatchObject({ status: 'rejected', error });
  });

  test('shows the code of another error until it is dismissed', async () => {
    const { actor, run, view } = open(sessionOf('manager'), ['ORDER_MOVED']);
    await run();
    expect(view()).toMatchObject({ status: 'rejected', error: 'ORDER_MOVED' });
    actor.send({ type: 'DISMISS' });
    expect(view().status).toBe('idle');
  });
});

test('asks a cashier before the first request of a manager’s operation', async () => {
  const runs: unknown[] = [];
  const machine = createApproval<{ id: string }, string>(fakeRuntime({}, sessionOf('cashier')), {
    operation: 'setBusy',
    targetOf: ({ id }) => id,
    run: async () => {
      runs.push('run');
      return 'busy';
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'RUN', input: { id: 'bangsar' } });
  await replies();
  expect(selectApproval(actor.getSnapshot()).status).toBe('asking');
  expect(runs).toEqual([]);
});

test('binds the approval of a refund to its amount', async () => {
  const approvals: unknown[] = [];
  const runtime = fakeRuntime(
    {
      approve: async ({ body }) => {
        approvals.push(body);
        return anApproval();
      },
    },
    sessionOf('cashier'),
  );
  const machine = createApproval<{ id: string; amount: Cents }, string>(runtime, {
    operation: 'refundOrder',
    targetOf: ({ id }) => id,
    amountOf: ({ amount }) => amount,
    run: async () => 'refunded',
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'RUN', input: { id: 'order-7', amount: cents(1250) } });
  await replies();
  actor.send({ type: 'CHOOSE', staff_id: 'st_mei' });
  for (const digit of '271828') actor.send({ type: 'DIGIT', digit });
  await replies();
  expect(approvals).toEqual([
    {
      staff_id: 'st_mei',
      pin: '271828',
      operation: 'refundOrder',
      target_id: 'order-7',
      amount: 1250,
    },
  ]);
  expect(selectApproval(actor.getSnapshot()).status).toBe('done');
});

test('asks only if the server needs it when an input is repeated', async () => {
  const runs: unknown[] = [];
  const machine = createApproval<{ id: string }, string>(fakeRuntime({}, sessionOf('cashier')), {
    operation: 'setBusy',
    targetOf: ({ id }) => id,
    isRepeated: () => true,
    run: async () => {
      runs.push('run');
      throw rejected('APPROVAL_REQUIRED');
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'RUN', input: { id: 'bangsar' } });
  await replies();
  expect([runs.length, selectApproval(actor.getSnapshot()).status]).toEqual([1, 'asking']);
});

test('never asks for an operation that is not approvable', async () => {
  const machine = createApproval<{ id: string }, string>(fakeRuntime({}, sessionOf('cashier')), {
    operation: 'settleRefund',
    targetOf: ({ id }) => id,
    run: async () => 'settled',
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'RUN', input: { id: 'refund-1' } });
  await replies();
  expect(selectApproval(actor.getSnapshot())).toMatchObject({
    status: 'rejected',
    error: 'FORBIDDEN',
  });
});
