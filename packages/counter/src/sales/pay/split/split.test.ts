import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { Bill, CounterSdk } from '@claypot/sdk/counter';
import { aBill, aSplitBill } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { payableOf } from '../../shared/payable.ts';
import { payRuntime } from '../../testing/pay-runtime.ts';
import { createSplit } from './split.implementation.ts';
import { selectSplit } from './split.selectors.ts';
import { type SplitDraft, splitInput } from './split-request.ts';

function setUp(bill: Bill = aBill()) {
  const splitBill = vi.fn<CounterSdk['splitBill']>(async () => aSplitBill());
  const { deps, onBill, runtime } = payRuntime({ splitBill });
  const actor = createActor(createSplit(deps), {
    input: splitInput({ bill }),
    clock: runtime.device.delays,
  }).start();
  return {
    onBill,
    splitBill,
    bodies: () => splitBill.mock.calls.map(([{ body }]) => body),
    view: () => selectSplit(actor.getSnapshot()),
    edit: (change: Partial<SplitDraft>) => actor.send({ type: 'EDIT', change }),
    submit: async () => {
      await replies();
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

describe('a split', () => {
  test('by people shows the shares before the press', async () => {
    const { bodies, edit, onBill, submit, view } = setUp();
    expect(view().totals).toEqual([4170, 4169]);
    edit({ people: 3 });
    expect(view().totals).toEqual([2780, 2780, 2779]);
    await submit();
    expect(bodies()).toEqual([{ version: 4, split: { by: 'people', people: 3 } }]);
    expect(onBill).toHaveBeenCalledWith(aSplitBill());
  });

  test('by lines puts each line into one share', async () => {
    const { bodies, edit, submit, view } = setUp();
    edit({ by: 'lines', shareOf: { bl_1: 2 } });
    expect(view().totals.reduce((total, share) => total + share, 0)).toBe(8339);
    await submit();
    expect(bodies()).toEqual([
      { version: 4, split: { by: 'lines', groups: [['bl_2'], ['bl_1']] } },
    ]);
  });

  test('moves lines to the last share if there are fewer shares', () => {
    const { edit, view } = setUp();
    edit({ by: 'lines', shareCount: 3, shareOf: { bl_1: 3 } });
    edit({ shareCount: 2 });
    expect(view().lines).toMatchObject([{ share: 1 }, { id: 'bl_1', share: 2 }]);
    expect(view().error).toBeNull();
  });

  test('sends nothing while a share is empty', async () => {
    const { bodies, edit, submit, view } = setUp();
    edit({ by: 'lines' });
    await submit();
    expect(view()).toMatchObject({ error: 'EMPTY_SHARE', totals: [], wasTried: true });
    expect(bodies()).toEqual([]);
  });

  test('is not possible with a voucher', async () => {
    const bill = aBill();
    const { bodies, submit, view } = setUp({
      ...bill,
      price: { ...bill.price, voucher_discount: cents(500) },
    });
    await submit();
    expect(view().error).toBe('SPLIT_WITH_VOUCHER');
    expect(bodies()).toEqual([]);
  });

  test('is undone', async () => {
    const { bodies, submit, view } = setUp(aSplitBill());
    expect(view().by).toBe('none');
    await submit();
    expect(bodies()).toEqual([{ version: 5, split: null }]);
  });

  test('shows that the server rejected it', async () => {
    const { splitBill, submit, view } = setUp();
    splitBill.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'SPLIT_NOT_POSSIBLE', status: 422 }),
    );
    await submit();
    expect(view()).toMatchObject({
      status: 'rejected',
      problem: { kind: 'failed', code: 'SPLIT_NOT_POSSIBLE' },
    });
  });
});

describe('the share that is paid', () => {
  const paid = (numbers: readonly number[]) => {
    const bill = aSplitBill();
    const shares = (bill.split?.shares ?? []).map((share) =>
      numbers.includes(share.number) ? { ...share, left: cents(0), cash_due: cents(0) } : share,
    );
    return { ...bill, split: bill.split && { ...bill.split, shares } };
  };

  test.each([
    ['the wanted one', [], 2, 2],
    ['the first open one', [1], null, 2],
    ['the first open one if the wanted one is paid', [2], 2, 1],
  ] as const)('is %s', (_, numbers, wanted, share) => {
    expect(payableOf(paid(numbers), wanted).share).toBe(share);
  });

  test('is none without a split', () => {
    expect(payableOf(aBill(), 2).share).toBeNull();
  });
});
