import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { CounterSdk, Role, Ticket } from '@claypot/sdk/counter';
import { aTicket } from '@claypot/testing/counter';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { openTicket } from '../../testing/open-ticket.ts';
import type { MoneyEvent } from '../action/money-action.types.ts';
import { createUnavailable } from './unavailable.implementation.ts';
import { selectUnavailable } from './unavailable.selectors.ts';
import {
  missingUnavailableInput,
  type UnavailableDraft,
  unavailableAmount,
  unavailableInput,
  unavailableRequest,
} from './unavailable-request.ts';

const SOLD_OUT: Partial<UnavailableDraft> = { reason: 'SOLD_OUT' };

/** Returns the ticket after a line is unavailable and refunded with this amount. */
function afterMark(amount: number, ticket = aTicket()): Ticket {
  const [known] = ticket.refunds.list;
  const added = known && { ...known, id: 'REFUNDOFTHELINES1', amount: cents(amount) };
  const list = added === undefined ? [] : [...ticket.refunds.list, added];
  return { ...ticket, refunds: { ...ticket.refunds, list } };
}

async function setUp(
  markLinesUnavailable = vi.fn<CounterSdk['markLinesUnavailable']>(async () => afterMark(3780)),
  role: Role = 'cashier',
) {
  const opened = await openTicket({ markLinesUnavailable }, role);
  const { clock, deps, settle } = opened;
  const input = unavailableInput(aTicket(), 'order-1_0');
  const actor = createActor(createUnavailable(deps), { input, clock }).start();
  await replies();
  return {
    ...opened,
    view: () => selectUnavailable(actor.getSnapshot()),
    bodies: () => markLinesUnavailable.mock.calls.map(([{ body }]) => body),
    keys: () => markLinesUnavailable.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']),
    edit: (change: Partial<UnavailableDraft>) => settle(() => actor.send({ type: 'EDIT', change })),
    send: (event: MoneyEvent<Ticket, UnavailableDraft>) => settle(() => actor.send(event)),
    submit: () => settle(() => actor.send({ type: 'SUBMIT' })),
  };
}

test('marks the line of the press and shows its refund before and after', async () => {
  const { bodies, edit, sent, submit, view } = await setUp();
  expect(view()).toMatchObject({ status: 'choosing', amount: 3780, endsOrder: false });
  expect(view().lines.map(({ isChosen }) => isChosen)).toEqual([true, false]);
  await edit(SOLD_OUT);
  await submit();
  expect(bodies()).toEqual([{ line_ids: ['order-1_0'], reason: 'SOLD_OUT', text: null }]);
  expect(view()).toMatchObject({ status: 'done', amount: 3780 });
  expect(sent).toHaveBeenCalledWith({ type: 'ORDER', order: aTicket().order });
});

test('shows the amount of the response if it differs', async () => {
  const { edit, submit, view } = await setUp(vi.fn(async () => afterMark(2000)));
  await edit(SOLD_OUT);
  await submit();
  expect(view()).toMatchObject({ status: 'done', amount: 2000 });
});

test('shows no amount if the response has no new refund', async () => {
  const { edit, submit, view } = await setUp(vi.fn(async () => aTicket()));
  await edit(SOLD_OUT);
  await submit();
  expect(view()).toMatchObject({ status: 'done', amount: 0 });
});

test('shows before the press that the order ends if no line is left', async () => {
  const { edit, send, submit, view } = await setUp();
  await edit(SOLD_OUT);
  await send({ type: 'LINE', id: 'order-1_p0' });
  expect(view()).toMatchObject({ endsOrder: true, amount: 6730 });
  await submit();
  expect(view()).toMatchObject({ status: 'done', endsOrder: true });
});

describe('input', () => {
  test('needs a line, a reason, and a text for another reason', async () => {
    const { bodies, edit, send, submit, view } = await setUp();
    await send({ type: 'LINE', id: 'order-1_0' });
    expect(view().missing).toBeNull();
    await submit();
    expect(view().missing).toBe('lines');
    await send({ type: 'LINE', id: 'order-1_0' });
    expect(view().missing).toBe('reason');
    await edit({ reason: 'OTHER' });
    expect(view()).toMatchObject({ missing: 'text', needsText: true });
    expect(bodies()).toEqual([]);
    await edit({ text: 'Our soup pot broke.' });
    await submit();
    expect(bodies()[0]).toMatchObject({ reason: 'OTHER', text: 'Our soup pot broke.' });
  });

  test('a request exists exactly when nothing is missing, and refunds at most what is left', () => {
    const drafts = fc.record({
      reason: fc.constantFrom(null, 'SOLD_OUT' as const, 'OTHER' as const),
      lineIds: fc.subarray(['order-1_0', 'order-1_p0', 'other']),
      text: fc.string({ unit: 'grapheme', maxLength: 600 }),
    });
    fc.assert(
      fc.property(drafts, fc.nat({ max: 9000 }), (draft, left) => {
        const sample = aTicket();
        const ticket = { ...sample, refunds: { ...sample.refunds, refundable: cents(left) } };
        const request = unavailableRequest(ticket, draft);
        expect(request === null).toBe(missingUnavailableInput(ticket, draft) !== null);
        expect(unavailableAmount(ticket, draft)).toBeLessThanOrEqual(left);
        expect(request?.line_ids ?? []).not.toContain('other');
      }),
    );
  });

  test('counts no line that is refunded already', () => {
    const sample = aTicket();
    const line_amounts = sample.refunds.line_amounts.map((line) => ({
      ...line,
      is_refunded: line.line_id === 'order-1_0',
    }));
    const ticket = { ...sample, refunds: { ...sample.refunds, line_amounts } };
    const { draft } = unavailableInput(ticket, 'order-1_0');
    expect(unavailableAmount(ticket, draft)).toBe(0);
  });
});

test('sends the same key after a lost response', async () => {
  const mark = vi.fn<CounterSdk['markLinesUnavailable']>(async () => afterMark(3780));
  mark.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  const { edit, keys, submit, view, wait } = await setUp(mark);
  await edit(SOLD_OUT);
  await submit();
  expect(view().status).toBe('checking');
  await wait(2000);
  expect(view().status).toBe('done');
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
});

test('shows that the food is ready already', async () => {
  const mark = vi.fn<CounterSdk['markLinesUnavailable']>();
  const data = { status: 'READY' };
  mark.mockRejectedValue(
    new ApiError({ kind: 'rejected', code: 'ORDER_MOVED', status: 409, data }),
  );
  const { edit, sent, submit, view } = await setUp(mark);
  await edit(SOLD_OUT);
  await submit();
  expect(view()).toMatchObject({
    status: 'rejected',
    problem: { kind: 'moved', status: 'READY' },
  });
  expect(sent).toHaveBeenCalledWith({ type: 'REFRESH' });
});
