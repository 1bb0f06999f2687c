import { unprovidedIn } from '@claypot/domain/flows';
import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { BillSummary, CounterSdk } from '@claypot/sdk/counter';
import { aBillSummary, aNewBill } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createBills } from './bills.implementation.ts';
import { selectBills } from './bills.selectors.ts';

const LISTS: Record<'open' | 'closed', BillSummary[]> = {
  open: [
    aBillSummary({ id: 'bill-1', table_no: '12', member_name: 'Mei' }),
    aBillSummary({ id: 'bill-2', table_no: 'A3', member_name: null, left: cents(1000) }),
  ],
  closed: [aBillSummary({ id: 'bill-9', state: 'paid', receipt_number: 1042, left: cents(0) })],
};

async function open(operations: Partial<CounterSdk> = {}) {
  const billList = vi.fn<CounterSdk['billList']>(async ({ body }) => LISTS[body.list]);
  const openBill = vi.fn<CounterSdk['openBill']>(async ({ body }) =>
    aNewBill({ table_no: body.table_no }),
  );
  const runtime = fakeRuntime({ billList, openBill, ...operations });
  const opened: (string | null)[] = [];
  const actor = createActor(
    createBills({ ...runtime, onOpened: ({ table_no }) => void opened.push(table_no) }),
    { input: { branch_id: 'bangsar' }, clock: runtime.device.delays },
  ).start();
  await replies();
  return {
    billList,
    openBill,
    opened,
    runtime,
    view: () => selectBills(actor.getSnapshot()),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await replies();
    },
  };
}

const idsOf = ({ bills }: ReturnType<typeof selectBills>) => bills.map(({ id }) => id);

test('shows the open bills of the branch, with those that are paid in part', async () => {
  const { billList, view } = await open();
  expect(billList.mock.lastCall?.[0].body).toEqual({ branch_id: 'bangsar', list: 'open' });
  expect(view()).toMatchObject({ list: 'open', status: 'ready', isOpening: false });
  expect(view().bills.map(({ isPartlyPaid, tableNo }) => [tableNo, isPartlyPaid])).toEqual([
    ['12', false],
    ['A3', true],
  ]);
});

test('shows the bills that were closed today in the other list', async () => {
  const { send, view } = await open();
  await send({ type: 'LIST', list: 'closed' });
  expect(view().bills).toMatchObject([{ id: 'bill-9', state: 'paid', receiptNumber: 1042 }]);
  await send({ type: 'LIST', list: 'open' });
  expect(idsOf(view())).toEqual(['bill-1', 'bill-2']);
});

test.each([
  ['a3', ['bill-2']],
  ['MEI', ['bill-1']],
  [' ', ['bill-1', 'bill-2']],
  ['7f3k', ['bill-1', 'bill-2']],
])('finds "%s" in table, member and number', async (text, found) => {
  const { send, view } = await open();
  await send({ type: 'SEARCH', text });
  expect(idsOf(view())).toEqual(found);
});

test('distinguishes an empty list from a search without a result', async () => {
  const { send, view } = await open();
  await send({ type: 'SEARCH', text: 'nothing' });
  expect(view().status).toBe('noMatch');
  const none = await open({ billList: async () => [] });
  expect(none.view().status).toBe('empty');
});

test('opens a bill once, also if it is pressed again after a lost response', async () => {
  const keys: string[] = [];
  const { opened, runtime, send, view } = await open({
    openBill: async ({ body, headers }) => {
      keys.push(headers['Idempotency-Key']);
      if (keys.length === 1) throw new ApiError({ kind: 'network' });
      return aNewBill({ table_no: body.table_no });
    },
  });
  await send({ type: 'OPEN', table_no: '12' });
  expect(view()).toMatchObject({ isOpening: false, openError: 'ERROR' });
  await send({ type: 'OPEN', table_no: '12' });
  expect(new Set(keys).size).toBe(1);
  expect(opened).toEqual(['12']);
  expect(runtime.emitted).toContainEqual({ type: 'bill.changed', id: aNewBill().id });
});

test('closes the problem of a bill that was not opened', async () => {
  const { send, view } = await open({
    openBill: () =>
      Promise.reject(new ApiError({ kind: 'rejected', code: 'FORBIDDEN', status: 403 })),
  });
  await send({ type: 'OPEN', table_no: null });
  expect(view().openError).toBe('FORBIDDEN');
  await send({ type: 'DISMISS' });
  expect(view().openError).toBeNull();
});

test('reads the list again when a bill changed, and after a failure', async () => {
  let isBroken = true;
  const billList = vi.fn<CounterSdk['billList']>(async () => {
    if (isBroken) throw new ApiError({ kind: 'network' });
    return LISTS.open;
  });
  const { runtime, send, view } = await open({ billList });
  expect(view()).toMatchObject({ status: 'failed' });
  isBroken = false;
  await send({ type: 'RETRY' });
  expect(view().status).toBe('ready');
  runtime.emit({ type: 'bill.changed', id: 'bill-1' });
  await replies();
  expect(billList).toHaveBeenCalledTimes(3);
  isBroken = true;
  await send({ type: 'REFRESH' });
  expect(view()).toMatchObject({ status: 'ready', stale: true });
});

test('all actors, guards and actions of the bills are provided', () => {
  expect(unprovidedIn(createBills({ ...fakeRuntime({}), onOpened: () => undefined }))).toEqual([]);
});
