import { deferred, replies } from '@claypot/domain/testing';
import { cents } from '@claypot/sdk';
import type { Bill } from '@claypot/sdk/counter';
import { aBill } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { createOpenBills } from './open-bills.ts';
import type { NewLine } from './ring-up/new-line.ts';

const TEA: NewLine = {
  request: { kind: 'item', item_type: 'dish', item_id: 'tea', qty: 1, variation: [] },
  name: 'Tea',
  choices: [],
  qty: 1,
  total: cents(490),
};

test('stops a bill that no screen shows', async () => {
  const bills = createOpenBills(fakeRuntime({ bill: async () => aBill() }));
  const release = bills.hold('bill-1');
  const actor = bills.open('bill-1');
  expect(bills.open('bill-1')).toBe(actor);
  release();
  release();
  await replies();
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(bills.open('bill-1')).not.toBe(actor);
});

test('waits for the screen that opens a bill', async () => {
  const bills = createOpenBills(fakeRuntime({ bill: async () => aBill() }));
  const actor = bills.open('bill-1');
  await replies();
  expect(actor.getSnapshot().status).toBe('active');
  bills.hold('bill-1');
  expect(bills.open('bill-1')).toBe(actor);
});

test('lets the next screen take over a bill', async () => {
  const bills = createOpenBills(fakeRuntime({ bill: async () => aBill() }));
  const release = bills.hold('bill-1');
  const actor = bills.open('bill-1');
  release();
  bills.hold('bill-1');
  await replies();
  expect(bills.open('bill-1')).toBe(actor);
  expect(actor.getSnapshot().status).toBe('active');
});

test('keeps a bill until its lines are confirmed, then stops it', async () => {
  const slow = deferred<Bill>();
  const sent: string[] = [];
  const runtime = fakeRuntime({
    bill: async () => aBill(),
    addBillLines: ({ headers }) => {
      sent.push(headers['Idempotency-Key']);
      return slow.promise;
    },
  });
  const bills = createOpenBills(runtime);
  const release = bills.hold('bill-1');
  const actor = bills.open('bill-1');
  await replies();
  actor.send({ type: 'CHANGE', change: { kind: 'add', line: TEA } });
  release();
  await replies();
  expect(actor.getSnapshot().status).toBe('active');
  expect(sent).toHaveLength(1);
  slow.resolve(aBill({ version: 5 }));
  await replies();
  expect(actor.getSnapshot().status).toBe('stopped');
});
