import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { Bill, CounterSdk } from '@claypot/sdk/counter';
import { aBill, aPaidBill, aSplitBill } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { payableOf } from '../../shared/payable.ts';
import { payRuntime } from '../../testing/pay-runtime.ts';
import { createCash } from './cash.implementation.ts';
import { selectCash } from './cash.selectors.ts';
import { cashInput } from './cash-request.ts';
import { quickTenders } from './quick-tenders.ts';

function setUp(bill: Bill = aBill(), share: number | null = null) {
  const payBill = vi.fn<CounterSdk['payBill']>(async () => aPaidBill());
  const read = vi.fn<CounterSdk['bill']>(async () => aBill({ version: 9 }));
  const { deps, onBill, runtime } = payRuntime({ payBill, bill: read });
  const actor = createActor(createCash(deps), {
    input: cashInput(payableOf(bill, share), 'bar'),
    clock: runtime.device.delays,
  }).start();
  return {
    actor,
    onBill,
    payBill,
    runtime,
    bodies: () => payBill.mock.calls.map(([{ body }]) => body),
    keys: () => payBill.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']),
    view: () => selectCash(actor.getSnapshot()),
    pay: async (tendered: string) => {
      await replies();
      actor.send({ type: 'EDIT', change: { tendered } });
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

describe('a cash payment', () => {
  test('shows the rounding and the change, and pays all that is left', async () => {
    const { actor, bodies, onBill, pay, view } = setUp();
    expect(view()).toMatchObject({ due: 8340, rounding: 1, change: null });
    actor.send({ type: 'EDIT', change: { tendered: '100' } });
    expect(view().change).toBe(1660);
    await pay('100');
    expect(bodies()).toEqual([
      {
        left: 8339,
        share: null,
        payment: { method: 'cash', tendered: 10_000, drawer_id: 'bar' },
      },
    ]);
    expect(view().status).toBe('done');
    expect(onBill.mock.calls).toEqual([[aPaidBill()]]);
  });

  test('pays a share', async () => {
    const { bodies, pay, view } = setUp(aSplitBill(), 2);
    expect(view()).toMatchObject({ due: 4170, rounding: 1 });
    await pay('50');
    expect(bodies()).toMatchObject([{ left: 4169, share: 2 }]);
  });

  test.each([
    ['', 'tendered'],
    ['abc', 'tendered'],
    ['83.41', 'steps'],
    ['83.35', 'too_little'],
  ])('sends nothing for the cash "%s"', async (tendered, missing) => {
    const { bodies, pay, view } = setUp();
    await pay(tendered);
    expect(view()).toMatchObject({ status: 'choosing', missing });
    expect(bodies()).toEqual([]);
  });

  test('pays two sen with no cash at all', async () => {
    const { bodies, pay, view } = setUp(aBill({ left: cents(2), cash_due: cents(0) }));
    expect(view()).toMatchObject({ due: 0, change: 0, quick: [] });
    await pay('');
    expect(bodies()).toMatchObject([{ payment: { tendered: 0 } }]);
  });

  test('sends nothing offline', async () => {
    const { bodies, pay, runtime, view } = setUp();
    runtime.connection.become(false);
    await pay('100');
    expect(view()).toMatchObject({ status: 'choosing', isOnline: false });
    expect(bodies()).toEqual([]);
  });

  test('sends the same key after a lost response, so that the cash counts once', async () => {
    const { bodies, keys, pay, payBill, runtime, view } = setUp();
    payBill.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await pay('100');
    expect(view().status).toBe('checking');
    runtime.device.advance(2000);
    await replies();
    expect(view().status).toBe('done');
    expect([keys().length, new Set(keys()).size, new Set(bodies()).size]).toEqual([2, 1, 1]);
  });

  test('shows the bill that another device changed, and asks again with the new amount', async () => {
    const { actor, bodies, onBill, pay, payBill, view } = setUp();
    const bill = aBill({ version: 5, left: cents(5000), cash_due: cents(5000) });
    payBill.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'BILL_CHANGED', status: 409, data: { bill } }),
    );
    await pay('100');
    expect(view()).toMatchObject({
      status: 'rejected',
      problem: { kind: 'failed', code: 'BILL_CHANGED' },
    });
    expect(onBill.mock.calls).toEqual([[bill]]);
    actor.send({ type: 'SUBJECT', subject: payableOf(bill, null) });
    expect(view()).toMatchObject({ due: 5000, change: 5000, tenderedText: '100' });
    await pay('100');
    expect(bodies().at(-1)).toMatchObject({ left: 5000 });
  });

  test('reads the bill again after another rejection', async () => {
    const { onBill, pay, payBill } = setUp();
    payBill.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'BILL_CLOSED', status: 409 }),
    );
    await pay('100');
    expect(onBill.mock.calls).toEqual([[aBill({ version: 9 })]]);
  });
});

test.each([
  [8340, [8340, 8400, 8500, 9000, 10_000]],
  [5000, [5000, 6000, 10_000]],
  [100, [100, 500, 1000, 2000, 5000]],
  [12_305, [12_305, 12_400, 12_500, 13_000, 14_000]],
])('offers for %i sen the amounts %j', (due, amounts) => {
  expect(quickTenders(cents(due))).toEqual(amounts);
});
