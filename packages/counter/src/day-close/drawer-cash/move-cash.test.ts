import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Role } from '@claypot/sdk/counter';
import { aDayState, anApproval, aSession } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { selectQuestion } from '../../orders/money/action/money-action.selectors.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { createMoveCash } from './move-cash.implementation.ts';
import { selectMoveCash } from './move-cash.selectors.ts';
import { type MoveCashDraft, type MoveDrawer, moveCashInput } from './move-cash-request.ts';

const STATE = aDayState();
const MAIN: MoveDrawer = { id: 'main', name: null };
const BAR: MoveDrawer = { id: 'bar', name: 'Bar' };
const ICE = { reason: 'paid_out', amount: '12', text: 'Ice' } as const;

interface Options {
  readonly role?: Role;
  readonly drawers?: readonly MoveDrawer[];
}

async function setUp(
  moveDrawerCash = vi.fn<CounterSdk['moveDrawerCash']>(async () => STATE),
  { role = 'manager', drawers = [MAIN] }: Options = {},
) {
  const session = aSession();
  const approve = vi.fn<CounterSdk['approve']>(async () => anApproval());
  const person = session.person && { ...session.person, id: `st_${role}`, role };
  const runtime = fakeRuntime({ moveDrawerCash, approve }, { ...session, person });
  const onMoved = vi.fn();
  const keys = createPressKeys(runtime.random);
  const actor = createActor(createMoveCash({ ...runtime, keys, onMoved }), {
    input: moveCashInput({ branch_id: 'bangsar', drawers }),
    clock: runtime.device.delays,
  }).start();
  await replies();
  return {
    onMoved,
    runtime,
    view: () => selectMoveCash(actor.getSnapshot()),
    question: () => selectQuestion(actor.getSnapshot()),
    bodies: () => moveDrawerCash.mock.calls.map(([{ body }]) => body),
    keys: () => moveDrawerCash.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']),
    edit: (change: Partial<MoveCashDraft>) => actor.send({ type: 'EDIT', change }),
    submit: () => {
      actor.send({ type: 'SUBMIT' });
      return replies();
    },
  };
}

describe('cash of a drawer', () => {
  test('is recorded once', async () => {
    const { bodies, edit, onMoved, submit, view } = await setUp();
    edit({ reason: 'float', amount: 'RM 200' });
    expect(view()).toMatchObject({ status: 'choosing', amount: 200_00, needsText: false });
    await submit();
    expect(bodies()).toEqual([
      { branch_id: 'bangsar', drawer_id: 'main', kind: 'float', amount: 200_00, reason: null },
    ]);
    expect(view().status).toBe('done');
    await submit();
    expect(bodies()).toHaveLength(1);
    expect(onMoved).toHaveBeenCalledOnce();
  });

  test('has a reason without invisible characters', async () => {
    const { bodies, edit, submit } = await setUp();
    edit({ ...ICE, text: ' Ice\u200b\n' });
    await submit();
    expect(bodies()).toMatchObject([{ kind: 'paid_out', amount: 12_00, reason: 'Ice' }]);
  });

  test.each<[Partial<MoveCashDraft>, string]>([
    [{ ...ICE, reason: null }, 'kind'],
    [{ ...ICE, amount: '' }, 'amount'],
    [{ ...ICE, amount: '0' }, 'amount'],
    [{ ...ICE, amount: '-5' }, 'amount'],
    [{ ...ICE, amount: '12.02' }, 'amount_steps'],
    [{ ...ICE, amount: '100000' }, 'amount_most'],
    [{ ...ICE, text: ' \u200b' }, 'text'],
    [{ reason: 'paid_in', amount: '12' }, 'text'],
  ])('is not sent with %o', async (change, missing) => {
    const { bodies, edit, submit, view } = await setUp();
    edit(change);
    expect(view().missing).toBeNull();
    await submit();
    expect(view()).toMatchObject({ status: 'choosing', missing });
    expect(bodies()).toEqual([]);
  });

  test('accepts the largest amount', async () => {
    const { bodies, edit, submit } = await setUp();
    edit({ ...ICE, amount: '99,999.95' });
    await submit();
    expect(bodies()).toMatchObject([{ amount: 99_999_95 }]);
  });

  test('needs the choice of one of two drawers', async () => {
    const { bodies, edit, submit, view } = await setUp(undefined, { drawers: [MAIN, BAR] });
    edit(ICE);
    await submit();
    expect(view()).toMatchObject({ missing: 'drawer', drawers: [MAIN, BAR] });
    edit({ drawer_id: 'bar' });
    await submit();
    expect(bodies()).toMatchObject([{ drawer_id: 'bar' }]);
  });

  test('is not sent offline', async () => {
    const { bodies, edit, runtime, submit, view } = await setUp();
    runtime.connection.become(false);
    await replies();
    edit(ICE);
    await submit();
    expect(view()).toMatchObject({ status: 'choosing', isOnline: false });
    expect(bodies()).toEqual([]);
  });

  test('is sent with the same key after a lost response', async () => {
    const moveDrawerCash = vi.fn<CounterSdk['moveDrawerCash']>(async () => STATE);
    moveDrawerCash.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { edit, keys, runtime, submit, view } = await setUp(moveDrawerCash);
    edit(ICE);
    await submit();
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    expect(view().status).toBe('done');
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  test('asks a manager for this amount if a cashier moves it', async () => {
    const { bodies, edit, question, submit, view } = await setUp(undefined, { role: 'cashier' });
    edit(ICE);
    await submit();
    expect(view().status).toBe('approving');
    expect(question()).toMatchObject({ operation: 'moveDrawerCash', amount: 12_00 });
    expect(bodies()).toEqual([]);
  });

  test('that the server rejects can be corrected', async () => {
    const moveDrawerCash = vi.fn<CounterSdk['moveDrawerCash']>(async () => STATE);
    moveDrawerCash.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'INVALID_REQUEST', status: 400 }),
    );
    const { bodies, edit, submit, view } = await setUp(moveDrawerCash);
    edit(ICE);
    await submit();
    expect(view()).toMatchObject({
      status: 'rejected',
      problem: { kind: 'failed', code: 'INVALID_REQUEST' },
    });
    edit({ amount: '10' });
    await submit();
    expect(view().status).toBe('done');
    expect(bodies()).toMatchObject([{ amount: 12_00 }, { amount: 10_00 }]);
  });
});
