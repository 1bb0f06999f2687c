import { deferred, replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { CounterSdk, Role, Ticket } from '@claypot/sdk/counter';
import { anApproval, aTicket } from '@claypot/testing/counter';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { openTicket } from '../../testing/open-ticket.ts';
import { selectQuestion } from '../action/money-action.selectors.ts';
import type { MoneyEvent } from '../action/money-action.types.ts';
import { createRefund } from './refund.implementation.ts';
import { selectRefund } from './refund.selectors.ts';
import {
  REFUND_REASONS,
  type RefundDraft,
  refundInput,
  refundParts,
  refundRequest,
} from './refund-request.ts';
import { typedAmount } from './typed-amount.ts';

const lost = () => new ApiError({ kind: 'network' });
const rejected = (code: string, status: number, data: unknown = null) =>
  new ApiError({ kind: 'rejected', code, status, data });

/** Returns the ticket with another amount left. */
function withRefundable(refundable: number): Ticket {
  const ticket = aTicket();
  return { ...ticket, refunds: { ...ticket.refunds, refundable: cents(refundable) } };
}

async function setUp(
  refundOrder = vi.fn<CounterSdk['refundOrder']>(async () => withRefundable(0)),
  role: Role = 'manager',
) {
  const opened = await openTicket({ refundOrder }, role);
  const { clock, deps, settle } = opened;
  const actor = createActor(createRefund(deps), { input: refundInput(aTicket()), clock }).start();
  await replies();
  return {
    ...opened,
    actor,
    refundOrder,
    view: () => selectRefund(actor.getSnapshot(), role),
    question: () => selectQuestion(actor.getSnapshot()),
    bodies: () => refundOrder.mock.calls.map(([{ body }]) => body),
    headers: () => refundOrder.mock.calls.map(([{ headers }]) => headers),
    keys: () => refundOrder.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']),
    edit: (change: Partial<RefundDraft>) => settle(() => actor.send({ type: 'EDIT', change })),
    send: (event: MoneyEvent<Ticket, RefundDraft>) => settle(() => actor.send(event)),
    submit: () => settle(() => actor.send({ type: 'SUBMIT' })),
    enterPin: async () => {
      await settle(() => actor.send({ type: 'CHOOSE', staff_id: 'st_mei' }));
      for (const digit of '482913') await settle(() => actor.send({ type: 'DIGIT', digit }));
    },
  };
}

test('refunds all that is left by the amount that the person saw', async () => {
  const { bodies, edit, sent, submit, ticket, view } = await setUp();
  expect(view()).toMatchObject({ status: 'choosing', part: 'rest', amount: 6730 });
  await edit({ reason: 'LATE' });
  await submit();
  expect(bodies()).toEqual([{ amount: 6730, line_ids: [], reason: 'LATE', text: null }]);
  expect(view()).toMatchObject({ status: 'done', amount: 6730 });
  expect(sent).toHaveBeenCalledWith({ type: 'ORDER', order: aTicket().order });
  expect(ticket).toHaveBeenCalledTimes(2);
});

test('refunds lines with their shares', async () => {
  const { bodies, edit, send, submit, view } = await setUp();
  await edit({ part: 'lines', reason: 'MISSING_ITEM', text: ' no soup ' });
  expect(view().lines.map(({ amount }) => amount)).toEqual([3780, 4200]);
  await send({ type: 'LINE', id: 'order-1_0' });
  expect(view().amount).toBe(3780);
  await submit();
  expect(bodies()).toEqual([
    { amount: null, line_ids: ['order-1_0'], reason: 'MISSING_ITEM', text: 'no soup' },
  ]);
});

describe('input', () => {
  test.each([
    ['', 'amount'],
    ['12.505', 'amount_invalid'],
    ['0', 'amount_invalid'],
    ['-1', 'amount_invalid'],
    ['67.31', 'too_much'],
    ['67.30', 'reason'],
  ] as const)('of the amount “%s” is missing: %s', async (amount, missing) => {
    const { bodies, edit, submit, view } = await setUp();
    await edit({ part: 'amount', amount });
    expect(view().missing).toBeNull();
    await submit();
    expect(view().missing).toBe(missing);
    expect(bodies()).toEqual([]);
  });

  test('needs a line, a reason, and a text for another reason', async () => {
    const { edit, send, submit, view } = await setUp();
    await edit({ part: 'lines' });
    await submit();
    expect(view().missing).toBe('lines');
    await send({ type: 'LINE', id: 'order-1_0' });
    expect(view().missing).toBe('reason');
    await edit({ reason: 'OTHER' });
    expect(view()).toMatchObject({ missing: 'text', needsText: true });
    await edit({ text: 'Paid twice' });
    expect(view().missing).toBeNull();
  });

  test('rejects lines that cost more than what is left', async () => {
    const { edit, send, submit, view } = await setUp();
    await edit({ part: 'lines', reason: 'QUALITY' });
    await send({ type: 'LINE', id: 'order-1_0' });
    await send({ type: 'LINE', id: 'order-1_p0' });
    await submit();
    expect(view()).toMatchObject({ missing: 'too_much', amount: 7980 });
  });

  test('offers no refunded lines', () => {
    const ticket = aTicket();
    const line_amounts = ticket.refunds.line_amounts.map((line) => ({
      ...line,
      is_refunded: true,
    }));
    const refunded = { ...ticket, refunds: { ...ticket.refunds, line_amounts } };
    expect(refundParts(refunded)).toEqual(['rest', 'amount']);
    expect(refundParts(ticket)).toEqual(['rest', 'lines', 'amount']);
  });

  test('a request refunds at most what is left, and an amount or lines', () => {
    const drafts = fc.record({
      part: fc.constantFrom('rest' as const, 'lines' as const, 'amount' as const),
      amount: fc.oneof(
        fc.string(),
        fc.double({ min: 0, max: 200 }).map((each) => each.toFixed(2)),
      ),
      reason: fc.constantFrom(null, ...REFUND_REASONS),
      lineIds: fc.subarray(['order-1_0', 'order-1_p0', 'other']),
      text: fc.string({ unit: 'grapheme', maxLength: 600 }),
    });
    fc.assert(
      fc.property(drafts, fc.nat({ max: 9000 }), (draft, left) => {
        const request = refundRequest(withRefundable(left), draft);
        if (request === null) return;
        expect(request.amount ?? 1).toBeGreaterThan(0);
        expect(request.amount ?? 0).toBeLessThanOrEqual(left);
        expect(request.amount === null).toBe(request.line_ids.length > 0);
        expect(request.text ?? 'x').toMatch(/^[^\p{Cc}\u2028\u2029]{1,500}$/u);
      }),
    );
  });

  test.each([
    ['12', 1200],
    ['12.5', 1250],
    [' RM 12.50 ', 1250],
    ['1,250.05', 125_005],
    ['0.01', 1],
    ['12,5', null],
    ['.5', null],
    ['1e3', null],
    ['99999999', null],
  ])('typedAmount of “%s” is %s', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });
});

describe('a cashier', () => {
  test('needs an approval of the amount', async () => {
    const { approve, edit, enterPin, headers, question, submit, view } = await setUp(
      undefined,
      'cashier',
    );
    expect(view().needsApproval).toBe(true);
    await edit({ part: 'amount', amount: '12.50', reason: 'QUALITY' });
    await submit();
    expect(view().status).toBe('approving');
    expect(question()).toMatchObject({ operation: 'refundOrder', amount: 1250, problem: null });
    await enterPin();
    expect(approve.mock.calls[0]?.[0].body).toMatchObject({
      operation: 'refundOrder',
      target_id: 'order-1',
      amount: 1250,
    });
    expect(headers()).toMatchObject([{ 'Counter-Approval': anApproval().token }]);
    expect(view().status).toBe('done');
  });

  test('sees each digit of the manager', async () => {
    const { actor, edit, settle, submit } = await setUp(undefined, 'cashier');
    await edit({ reason: 'LATE' });
    await submit();
    const counts: (number | undefined)[] = [];
    // Views render only if the snapshot is another object.
    let last = actor.getSnapshot();
    actor.subscribe((snapshot) => {
      if (snapshot !== last) counts.push(selectQuestion(snapshot)?.pad.count);
      last = snapshot;
    });
    await settle(() => actor.send({ type: 'CHOOSE', staff_id: 'st_mei' }));
    await settle(() => actor.send({ type: 'DIGIT', digit: '4' }));
    await settle(() => actor.send({ type: 'DIGIT', digit: '8' }));
    expect([...new Set(counts)]).toEqual([0, 1, 2]);
  });

  test('is not asked again after a lost response: the same approval is sent', async () => {
    const refundOrder = vi.fn<CounterSdk['refundOrder']>(async () => aTicket());
    refundOrder.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
    const { approve, edit, enterPin, headers, keys, submit, view, wait } = await setUp(
      refundOrder,
      'cashier',
    );
    await edit({ reason: 'LATE' });
    await submit();
    await enterPin();
    expect(view().status).toBe('checking');
    await wait(2000);
    await wait(4000);
    expect(view().status).toBe('done');
    expect(approve).toHaveBeenCalledOnce();
    expect(new Set(keys()).size).toBe(1);
    expect(headers().map((each) => each['Counter-Approval'])).toEqual(
      Array(3).fill(anApproval().token),
    );
  });

  test('is asked again if the approval has expired meanwhile', async () => {
    const refundOrder = vi.fn<CounterSdk['refundOrder']>(async () => aTicket());
    refundOrder
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(rejected('APPROVAL_INVALID', 403));
    const { approve, edit, enterPin, keys, question, submit, view, wait } = await setUp(
      refundOrder,
      'cashier',
    );
    await edit({ reason: 'LATE' });
    await submit();
    await enterPin();
    await wait(2000);
    expect(question()).toMatchObject({ amount: 6730, problem: 'APPROVAL_INVALID' });
    await enterPin();
    expect(view().status).toBe('done');
    expect([approve.mock.calls.length, new Set(keys()).size]).toEqual([2, 1]);
  });
});

test('is refunded once if it is closed before the response and repeated', async () => {
  const response = deferred<Ticket>();
  const refundOrder = vi.fn<CounterSdk['refundOrder']>(async () => withRefundable(0));
  refundOrder.mockReturnValueOnce(response.promise);
  const { actor, clock, deps, edit, keys, settle, submit } = await setUp(refundOrder);
  await edit({ reason: 'LATE' });
  await submit();
  await settle(() => actor.stop());
  const again = createActor(createRefund(deps), { input: refundInput(aTicket()), clock }).start();
  await settle(() => again.send({ type: 'EDIT', change: { reason: 'LATE' } }));
  await settle(() => again.send({ type: 'SUBMIT' }));
  expect(selectRefund(again.getSnapshot(), 'manager').status).toBe('done');
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
});

test('kitchen staff cannot refund', async () => {
  const { bodies, edit, submit, view } = await setUp(undefined, 'kitchen');
  await edit({ reason: 'LATE' });
  await submit();
  expect(view()).toMatchObject({
    status: 'rejected',
    problem: { kind: 'failed', code: 'FORBIDDEN' },
  });
  expect(bodies()).toEqual([]);
});

test('sends nothing offline', async () => {
  const { become, bodies, edit, submit, view } = await setUp();
  await become(false);
  await edit({ reason: 'LATE' });
  await submit();
  expect([bodies(), view().isOnline]).toEqual([[], false]);
});

test('shows what is left now after another person’s refund', async () => {
  const refundOrder = vi.fn<CounterSdk['refundOrder']>(async () => withRefundable(0));
  refundOrder.mockRejectedValueOnce(
    rejected('REFUND_EXCEEDS_PAYMENT', 422, { refundable: '20.00' }),
  );
  const { bodies, edit, keys, submit, ticket, view } = await setUp(refundOrder);
  ticket.mockResolvedValue(withRefundable(2000));
  await edit({ reason: 'LATE' });
  await submit();
  expect(view()).toMatchObject({
    status: 'rejected',
    problem: { kind: 'failed', code: 'REFUND_EXCEEDS_PAYMENT' },
    refundable: 2000,
    amount: 2000,
  });
  await submit();
  expect(bodies().map(({ amount }) => amount)).toEqual([6730, 2000]);
  expect(new Set(keys()).size).toBe(2);
  expect(view()).toMatchObject({ status: 'done', amount: 2000 });
});
