import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Role } from '@claypot/sdk/counter';
import { aTicket } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { openTicket } from '../../testing/open-ticket.ts';
import { createSettle } from './settle.implementation.ts';
import { selectSettle } from './settle.selectors.ts';
import { type SettleDraft, settleInput } from './settle-request.ts';

const REFUND = 'REF5K2M9Q7T4W8XR2';

async function setUp(
  settleRefund = vi.fn<CounterSdk['settleRefund']>(async () => aTicket()),
  role: Role = 'manager',
) {
  const opened = await openTicket({ settleRefund }, role);
  const { clock, deps, settle } = opened;
  const input = settleInput(aTicket(), REFUND);
  const actor = createActor(createSettle(deps), { input, clock }).start();
  await replies();
  return {
    ...opened,
    view: () => selectSettle(actor.getSnapshot()),
    calls: () => settleRefund.mock.calls.map(([{ body, path }]) => ({ body, path })),
    keys: () => settleRefund.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']),
    edit: (change: Partial<SettleDraft>) => settle(() => actor.send({ type: 'EDIT', change })),
    submit: () => settle(() => actor.send({ type: 'SUBMIT' })),
  };
}

test('retries the refund and reloads the ticket', async () => {
  const { calls, edit, submit, ticket, view } = await setUp();
  expect(view()).toMatchObject({ status: 'choosing', amount: 1250, action: null });
  await edit({ reason: 'retry' });
  await submit();
  expect(calls()).toEqual([{ path: { id: REFUND }, body: { action: 'retry', note: null } }]);
  expect(view().status).toBe('done');
  expect(ticket).toHaveBeenCalledTimes(2);
});

test('records how the customer was paid', async () => {
  const { calls, edit, submit, view } = await setUp();
  await submit();
  expect(view().missing).toBe('reason');
  await edit({ reason: 'paid' });
  expect(view()).toMatchObject({ missing: 'text', needsNote: true });
  await edit({ text: ' Cash, receipt 4711 ' });
  await submit();
  expect(calls().map(({ body }) => body)).toEqual([{ action: 'paid', note: 'Cash, receipt 4711' }]);
});

test('sends the same key after a lost response', async () => {
  const settleRefund = vi.fn<CounterSdk['settleRefund']>(async () => aTicket());
  settleRefund.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  const { edit, keys, submit, view, wait } = await setUp(settleRefund);
  await edit({ reason: 'retry' });
  await submit();
  expect(view().status).toBe('checking');
  await wait(2000);
  expect(view().status).toBe('done');
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
});

test('shows that another person has settled it', async () => {
  const settleRefund = vi.fn<CounterSdk['settleRefund']>();
  settleRefund.mockRejectedValue(
    new ApiError({ kind: 'rejected', code: 'REFUND_NOT_FAILED', status: 409 }),
  );
  const { edit, submit, view } = await setUp(settleRefund);
  await edit({ reason: 'retry' });
  await submit();
  expect(view()).toMatchObject({
    status: 'rejected',
    problem: { kind: 'failed', code: 'REFUND_NOT_FAILED' },
  });
});

test('a cashier cannot settle a refund', async () => {
  const { calls, edit, submit, view } = await setUp(undefined, 'cashier');
  await edit({ reason: 'retry' });
  await submit();
  expect(view()).toMatchObject({ problem: { kind: 'failed', code: 'FORBIDDEN' } });
  expect(calls()).toEqual([]);
});
