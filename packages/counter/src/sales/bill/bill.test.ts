import { unprovidedIn } from '@claypot/domain/flows';
import { deferred, replies, unvisited } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { Bill, CounterSdk } from '@claypot/sdk/counter';
import { aBill, aMemberCard, anApproval, aSession } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import type { NewLine } from '../ring-up/new-line.ts';
import { createBill } from './bill.implementation.ts';
import { billMachine } from './bill.machine.ts';
import { selectBill, selectBillQuestion } from './bill.selectors.ts';
import type { BillChange } from './bill-change.ts';

const tea = (name = 'Barley water'): NewLine => ({
  request: { kind: 'item', item_type: 'dish', item_id: name, qty: 1, variation: [] },
  name,
  choices: [],
  qty: 1,
  total: cents(490),
});
const add = (name?: string): BillChange => ({ kind: 'add', line: tea(name) });
const quantity = (qty: number, lineId = 'bl_1'): BillChange => ({ kind: 'quantity', lineId, qty });
const rejection = (code: string, data: unknown = null) =>
  new ApiError({ kind: 'rejected', code, status: 409, data });
const lost = () => new ApiError({ kind: 'network' });

/** A server that acts once for each key, as the contract describes. */
function aServer(start: Bill = aBill()) {
  let bill = start;
  const done = new Map<string, Bill>();
  const requests: string[] = [];
  /** Runs before and after a request; each is used once. */
  const faults: { before?: Error; after?: Error; until?: Promise<void> }[] = [];
  const act = async (name: string, key: string, change: (known: Bill) => Partial<Bill>) => {
    requests.push(`${name} ${key.slice(-2)}`);
    const { after, before, until } = faults.shift() ?? {};
    await until;
    if (before !== undefined) throw before;
    if (!done.has(key)) {
      bill = { ...bill, version: bill.version + 1, ...change(bill) };
      done.set(key, bill);
    }
    if (after !== undefined) throw after;
    return bill;
  };
  const checkVersion = (version: number) => {
    if (version !== bill.version) throw rejection('BILL_CHANGED', { bill });
  };
  const keyOf = (headers: { 'Idempotency-Key': string }) => headers['Idempotency-Key'];
  const operations: Partial<CounterSdk> = {
    bill: async () => bill,
    addBillLines: ({ body, headers }) =>
      act(
        `add ${body.lines.map((line) => ('item_id' in line ? line.item_id : line.name))}`,
        keyOf(headers),
        ({ lines }) => ({
          lines: [
            ...lines,
            ...body.lines.map((line, index) => ({
              ...(aBill().lines[1] ?? lines[0]),
              id: `bl_new_${lines.length + index}`,
              name: 'item_id' in line ? line.item_id : line.name,
              qty: 1,
            })),
          ] as Bill['lines'],
        }),
      ),
    changeBillLine: ({ body, headers }) =>
      act(
        `line ${body.line_id} ${body.qty} v${body.version} ${headers['Counter-Approval'] ?? 'alone'}`,
        keyOf(headers),
        ({ lines }) => {
          checkVersion(body.version);
          const line = lines.find(({ id }) => id === body.line_id);
          if (line?.needs_manager === true && headers['Counter-Approval'] === undefined) {
            throw new ApiError({ kind: 'rejected', code: 'APPROVAL_REQUIRED', status: 403 });
          }
          return {
            lines: lines
              .map((each) => (each.id === body.line_id ? { ...each, qty: body.qty } : each))
              .filter(({ qty }) => qty > 0),
          };
        },
      ),
    changeBill: ({ body, headers }) =>
      act(
        `bill ${body.table_no} ${body.customer_id} ${body.uses_points}`,
        keyOf(headers),
        (known) => {
          checkVersion(body.version);
          return {
            table_no: body.table_no,
            uses_points: body.uses_points,
            member: body.customer_id === null ? null : known.member,
          };
        },
      ),
    useBillVoucher: ({ body, headers }) =>
      act(`voucher ${body.voucher_id} ${body.code}`, keyOf(headers), () => ({
        voucher:
          body.voucher_id === null
            ? null
            : { id: body.voucher_id, name: 'Fish head noodles', discount: cents(500) },
      })),
    askMember: ({ body, headers }) =>
      act(`ask ${body.left} ${body.ask.kind}`, keyOf(headers), () => ({
        request: anOpenRequest(),
      })),
    cancelMemberRequest: ({ headers }) =>
      act('cancel', keyOf(headers), () => ({
        request: { ...anOpenRequest(), state: 'cancelled' },
      })),
    approve: async ({ body }) => {
      requests.push(`approve ${body.operation} ${body.target_id}`);
      return anApproval();
    },
  };
  return {
    operations,
    requests,
    faults,
    present: () => bill,
    /** Another device changes the bill. */
    change: (fields: Partial<Bill>) => {
      bill = { ...bill, version: bill.version + 1, ...fields };
    },
  };
}

function anOpenRequest(): NonNullable<Bill['request']> {
  return {
    id: 'ask_1',
    kind: 'voucher',
    share: null,
    amount: cents(0),
    voucher_id: 'hv_noodles',
    state: 'open',
    failure: null,
    asked_at: '2026-11-28T12:39:40+08:00',
    expires_at: '2026-11-28T12:40:40+08:00',
  };
}

/** Session of a cashier on a device with a manager whose PIN has six digits. */
function aCashier() {
  const session = aSession();
  return {
    ...session,
    person: session.person && { ...session.person, id: 'st_siti', role: 'cashier' as const },
  };
}

async function open(start?: Bill, session = aSession()) {
  const server = aServer(start);
  const runtime = fakeRuntime(server.operations, session);
  const machine = createBill(runtime);
  const actor = createActor(machine, {
    input: { bill_id: 'bill-1' },
    clock: runtime.device.delays,
  }).start();
  await replies();
  return {
    ...server,
    actor,
    machine,
    runtime,
    view: () => selectBill(actor.getSnapshot()),
    question: () => selectBillQuestion(actor.getSnapshot()),
    change: async (change: BillChange) => {
      actor.send({ type: 'CHANGE', change });
      await replies();
    },
    changeElsewhere: server.change,
    wait: async (ms: number) => {
      runtime.device.advance(ms);
      await replies();
    },
  };
}

describe('ringing up', () => {
  test('sends presses in order, each with its own key, and shows what waits', async () => {
    const { change, faults, requests, view } = await open();
    const slow = deferred<void>();
    faults.push({ until: slow.promise });
    await change(add('Tea'));
    await change(add('Rice'));
    expect(requests).toEqual(['add Tea 01']);
    expect(view().additions.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Tea sending',
      'Rice waiting',
    ]);
    expect(view().isPending).toBe(true);
    slow.resolve();
    await replies();
    expect(requests).toEqual(['add Tea 01', 'add Rice 02']);
    expect(view().additions).toEqual([]);
    expect(view().isPending).toBe(false);
    expect(
      view()
        .bill?.lines.map(({ name }) => name)
        .slice(-2),
    ).toEqual(['Tea', 'Rice']);
  });

  test('sends a press without a response again with its key, so that the line is added once', async () => {
    const { change, faults, present, requests, view, wait } = await open();
    faults.push({ after: lost() });
    await change(add('Tea'));
    expect(view()).toMatchObject({ isChecking: true, isPending: true });
    await wait(2000);
    expect(requests).toEqual(['add Tea 01', 'add Tea 01']);
    expect(present().lines.filter(({ name }) => name === 'Tea')).toHaveLength(1);
    expect(view()).toMatchObject({ isChecking: false, isPending: false });
  });

  test('waits longer after each lost response, and sends at once when the connection returns', async () => {
    const { change, faults, requests, runtime, wait } = await open();
    faults.push({ before: lost() }, { before: lost() }, {});
    await change(add());
    await wait(2000);
    expect(requests).toHaveLength(2);
    await wait(2000);
    expect(requests).toHaveLength(2);
    runtime.connection.become(false);
    runtime.connection.become(true);
    await replies();
    expect(requests).toHaveLength(3);
  });

  test('shows a line that cannot be sold with its reason, and sends the next ones', async () => {
    const { actor, change, faults, requests, view } = await open();
    faults.push({
      before: rejection('BILL_ITEM_UNAVAILABLE', {
        items: [{ index: 0, name: 'Tea', reason: 'SOLD_OUT' }],
      }),
    });
    await change(add('Tea'));
    await change(add('Rice'));
    expect(requests).toEqual(['add Tea 01', 'add Rice 02']);
    expect(view().additions).toMatchObject([
      {
        name: 'Tea',
        state: 'rejected',
        problem: { code: 'BILL_ITEM_UNAVAILABLE', reason: 'SOLD_OUT' },
      },
    ]);
    expect(view().isPending).toBe(false);
    const [tea] = view().additions;
    actor.send({ type: 'REPEAT', key: tea?.key ?? '' });
    await replies();
    expect(requests.at(-1)).toBe('add Tea 03');
    expect(view().additions).toEqual([]);
  });

  test('removes a rejected line that the person drops', async () => {
    const { actor, change, faults, view } = await open();
    faults.push({ before: rejection('BILL_FULL') });
    await change(add('Tea'));
    actor.send({ type: 'DROP', key: view().additions[0]?.key ?? '' });
    expect(view().additions).toEqual([]);
  });

  test('accepts no press offline, and sends those that wait once the connection is back', async () => {
    const { change, faults, requests, runtime, view } = await open();
    const slow = deferred<void>();
    faults.push({ until: slow.promise });
    await change(add('Tea'));
    await change(add('Rice'));
    runtime.connection.become(false);
    slow.resolve();
    await replies();
    await change(add('Soup'));
    expect(view()).toMatchObject({ isOnline: false, canChange: false, canMove: false });
    expect(requests).toEqual(['add Tea 01']);
    expect(view().additions.map(({ name }) => name)).toEqual(['Rice']);
    runtime.connection.become(true);
    await replies();
    expect(requests).toEqual(['add Tea 01', 'add Rice 02']);
  });

  test('does not send the presses of a person whose session ended', async () => {
    const { change, faults, requests, runtime, view } = await open();
    const slow = deferred<void>();
    faults.push({ until: slow.promise });
    await change(add('Tea'));
    await change(add('Rice'));
    runtime.emit({ type: 'session.ended', reason: 'locked' });
    slow.resolve();
    await replies();
    expect(requests).toEqual(['add Tea 01']);
    expect(view().additions).toMatchObject([
      { name: 'Tea', state: 'rejected', problem: { code: 'SESSION_EXPIRED' } },
      { name: 'Rice', state: 'rejected', problem: { code: 'SESSION_EXPIRED' } },
    ]);
  });
});

describe('a line', () => {
  test('sends the last of several quantities that wait', async () => {
    const { change, faults, requests, view } = await open();
    const slow = deferred<void>();
    faults.push({ until: slow.promise });
    await change(add('Tea'));
    await change(quantity(3));
    await change(quantity(4));
    expect(view().lines.find(({ line }) => line.id === 'bl_1')).toMatchObject({
      qty: 4,
      isPending: true,
    });
    slow.resolve();
    await replies();
    expect(requests).toEqual(['add Tea 01', 'line bl_1 4 v5 alone 03']);
  });

  test('asks a manager before it removes a line of another person', async () => {
    const { actor, change, question, requests, view } = await open(aBill(), aCashier());
    await change(quantity(0, 'bl_2'));
    expect(question()).toMatchObject({ operation: 'changeBillLine', amount: null });
    const manager = question()?.pad.people[0]?.id ?? '';
    actor.send({ type: 'CHOOSE', staff_id: manager });
    for (const digit of '258013') actor.send({ type: 'DIGIT', digit });
    await replies();
    expect(requests).toEqual([
      'line bl_2 0 v4 alone 01',
      'approve changeBillLine bill-1',
      `line bl_2 0 v4 ${anApproval().token} 01`,
    ]);
    expect(question()).toBeNull();
    expect(view().lines.map(({ line }) => line.id)).toEqual(['bl_1']);
  });

  test('leaves the line as it is if no manager approves, and sends the next press', async () => {
    const { actor, change, question, requests, view } = await open(aBill(), aCashier());
    await change(quantity(0, 'bl_2'));
    await change(add('Tea'));
    actor.send({ type: 'CANCEL' });
    await replies();
    expect(question()).toBeNull();
    expect(requests.at(-1)).toBe('add Tea 02');
    expect(view().lines.find(({ line }) => line.id === 'bl_2')).toMatchObject({
      qty: 1,
      isPending: false,
    });
  });
});

describe('a bill that another device changes', () => {
  test('shows the new bill, and says that the press had no effect', async () => {
    const { actor, change, changeElsewhere, view } = await open();
    changeElsewhere({ table_no: '7' });
    await change(quantity(5));
    expect(view()).toMatchObject({ hasChanged: true, tableNo: '7', isPending: false });
    expect(view().lines.find(({ line }) => line.id === 'bl_1')?.qty).toBe(2);
    actor.send({ type: 'DISMISS' });
    expect(view().hasChanged).toBe(false);
  });

  test('drops presses that set a value, and keeps lines to ring up', async () => {
    const { change, changeElsewhere, faults, requests, view } = await open();
    changeElsewhere({ table_no: '7' });
    const slow = deferred<void>();
    faults.push({ until: slow.promise });
    await change(quantity(5));
    await change({ kind: 'table', tableNo: '9' });
    await change(add('Tea'));
    slow.resolve();
    await replies();
    expect(requests).toEqual(['line bl_1 5 v4 alone 01', 'add Tea 03']);
    expect(view().tableNo).toBe('7');
  });

  test('reads the bill again when the branch reports a change of it, and of no other', async () => {
    const { changeElsewhere, runtime, view } = await open();
    changeElsewhere({ table_no: '7' });
    runtime.emit({ type: 'bill.changed', id: 'bill-2' });
    await replies();
    expect(view().tableNo).toBe('12');
    runtime.emit({ type: 'bill.changed', id: 'bill-1' });
    await replies();
    expect(view().tableNo).toBe('7');
  });

  test('ignores a response that is older than the bill it shows', async () => {
    const { actor, view } = await open();
    actor.send({ type: 'BILL', bill: aBill({ version: 9, table_no: '9' }) });
    actor.send({ type: 'BILL', bill: aBill({ version: 8, table_no: '8' }) });
    expect(view().tableNo).toBe('9');
  });
});

describe('member, points and voucher', () => {
  test('sets the table, and removes the member together with the use of points', async () => {
    const { change, requests, view } = await open(aBill({ uses_points: true }));
    await change({ kind: 'table', tableNo: null });
    expect(view()).toMatchObject({ tableNo: null, usesPoints: true });
    await change({ kind: 'member', customerId: null });
    expect(requests).toEqual(['bill null mbr_mei true 01', 'bill null null false 02']);
    expect(view()).toMatchObject({ usesPoints: false, bill: { member: null } });
  });

  test('shows the use of points at once', async () => {
    const { change, faults, view } = await open();
    const slow = deferred<void>();
    faults.push({ until: slow.promise });
    await change({ kind: 'points', usesPoints: true });
    expect(view()).toMatchObject({ usesPoints: true, isPending: true });
    slow.resolve();
    await replies();
    expect(view()).toMatchObject({ usesPoints: true, isPending: false });
  });

  test('shows why a voucher was not used, until the next press', async () => {
    const { change, faults, view } = await open();
    faults.push({ before: rejection('PAYMENT_CODE_WRONG') });
    await change({ kind: 'voucher', voucherId: 'hv_noodles', code: '123456' });
    expect(view().problem).toEqual({
      kind: 'voucher',
      problem: { code: 'PAYMENT_CODE_WRONG', reason: null },
    });
    await change({ kind: 'voucher', voucherId: 'hv_noodles', code: '654321' });
    expect(view()).toMatchObject({ problem: null, bill: { voucher: { id: 'hv_noodles' } } });
    await change({ kind: 'removeVoucher' });
    expect(view().bill?.voucher).toBeNull();
  });

  test('reads the bill every three seconds while the member is asked on the phone', async () => {
    const { change, changeElsewhere, requests, view, wait } = await open();
    await change({ kind: 'ask', voucherId: 'hv_noodles' });
    expect(requests).toEqual(['ask 8339 voucher 01']);
    expect(view().bill?.request?.state).toBe('open');
    await wait(3000);
    changeElsewhere({ request: { ...anOpenRequest(), state: 'declined' } });
    await wait(3000);
    expect(view().bill?.request?.state).toBe('declined');
  });

  test('withdraws the question', async () => {
    const { change, view } = await open();
    await change({ kind: 'ask', voucherId: 'hv_noodles' });
    await change({ kind: 'cancelAsk' });
    expect(view().bill?.request?.state).toBe('cancelled');
  });

  test('rejects the own member record of the person with its message', async () => {
    const { change, faults, view } = await open();
    faults.push({
      before: new ApiError({ kind: 'rejected', code: 'OWN_MEMBER_RECORD', status: 403 }),
    });
    await change({ kind: 'member', customerId: aMemberCard().id });
    expect(view().problem).toMatchObject({
      kind: 'member',
      problem: { code: 'OWN_MEMBER_RECORD' },
    });
  });
});

describe('loading', () => {
  test('shows that the bill does not exist', async () => {
    const runtime = fakeRuntime({
      bill: () =>
        Promise.reject(new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 })),
    });
    const actor = createActor(createBill(runtime), { input: { bill_id: 'x' } }).start();
    await replies();
    expect(selectBill(actor.getSnapshot())).toMatchObject({ status: 'notFound', bill: null });
  });

  test('loads again after a failure', async () => {
    let isBroken = true;
    const runtime = fakeRuntime({
      bill: async () => {
        if (isBroken) throw lost();
        return aBill();
      },
    });
    const actor = createActor(createBill(runtime), { input: { bill_id: 'bill-1' } }).start();
    await replies();
    expect(selectBill(actor.getSnapshot()).status).toBe('failed');
    isBroken = false;
    actor.send({ type: 'RETRY' });
    await replies();
    expect(selectBill(actor.getSnapshot()).status).toBe('ready');
  });

  test('permits changes of an open bill without payments only', async () => {
    const { actor, view } = await open();
    expect(view()).toMatchObject({ canChange: true, canMove: true });
    const [payment] = aBill({}).payments;
    expect(payment).toBeUndefined();
    actor.send({ type: 'BILL', bill: aBill({ version: 9, state: 'void' }) });
    expect(view()).toMatchObject({ canChange: false, canMove: false });
  });
});

test('all actors, guards and actions of the bill are provided', () => {
  expect(unprovidedIn(createBill(fakeRuntime({})))).toEqual([]);
});

test('reaches every state and handles every event', () => {
  const answer = (tag: string, output: unknown = null, error: unknown = null) => ({
    type: 'xstate.snapshot.request',
    snapshot: { context: { output, error }, hasTag: (name: string) => name === tag },
  });
  const runtime = fakeRuntime({});
  const bill = aBill();
  const machine = billMachine.provide({
    ...createBill(runtime).implementations,
    actions: {
      ...createBill(runtime).implementations.actions,
      send: () => undefined,
      publish: () => undefined,
    },
  });
  const events = [
    { type: 'CHANGE', change: add() },
    { type: 'REPEAT', key: '00000000-0000-4000-8000-000000000001' },
    { type: 'DROP', key: '00000000-0000-4000-8000-000000000001' },
    { type: 'BILL', bill },
    { type: 'DISMISS' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
    { type: 'ONLINE' },
    { type: 'OFFLINE' },
    { type: 'SIGNED_OUT' },
    { type: 'CHOOSE', staff_id: 'st_aina' },
    { type: 'DIGIT', digit: '1' },
    { type: 'ERASE' },
    { type: 'BACK' },
    { type: 'CANCEL' },
    { type: 'xstate.snapshot.bill', snapshot: { context: { data: bill } } },
    answer('asking'),
    answer('running'),
    answer('done', { kind: 'done', bill }),
    answer('done', { kind: 'done', bill: { ...bill, request: anOpenRequest() } }),
    answer('done', { kind: 'changed', bill }),
    answer('done', { kind: 'unknown' }),
    answer('rejected', null, 'FORBIDDEN'),
    answer('idle'),
    { type: 'xstate.after.repeat.bill.checking' },
  ];
  expect(unvisited(machine, { events, input: { bill_id: 'bill-1' } })).toEqual({
    states: [],
    events: [],
  });
});
