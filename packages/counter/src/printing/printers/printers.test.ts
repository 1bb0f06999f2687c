import { fillIn, selectForm } from '@claypot/domain/machines';
import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Printer } from '@claypot/sdk/counter';
import { aNewPrinter, aPrinter, aPrintJob } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createAddPrinter, createUpdatePrinter } from './printer-form.implementation.ts';
import { createPrinters } from './printers.implementation.ts';
import { printersMachine } from './printers.machine.ts';
import { selectPrinters } from './printers.selectors.ts';

const KITCHEN = aPrinter();
const COUNTER = aPrinter({ id: 'prn_counter', name: 'Counter', kind: 'usb' });

async function open(printers: Printer[], operations: Partial<CounterSdk> = {}) {
  let present = printers;
  const requests: string[] = [];
  const runtime = fakeRuntime({
    printerList: async ({ body }) => {
      requests.push(`list ${body.branch_id}`);
      return present;
    },
    removePrinter: async ({ path }) => {
      requests.push(`remove ${path.id}`);
      present = present.filter(({ id }) => id !== path.id);
      return present;
    },
    printTestPage: async ({ path, headers }) => {
      requests.push(`test ${path.id} ${headers['Idempotency-Key']}`);
      return aPrintJob({ kind: 'test', order_id: null, order_number: null });
    },
    ...operations,
  });
  const actor = createActor(createPrinters(runtime), { input: { branch_id: 'bangsar' } }).start();
  await replies();
  return {
    requests,
    runtime,
    view: () => selectPrinters(actor.getSnapshot()),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await replies();
    },
  };
}

describe('createPrinters', () => {
  test('shows the printers of the branch', async () => {
    const { requests, view } = await open([KITCHEN, COUNTER]);
    expect(view()).toMatchObject({ status: 'ready', printers: [KITCHEN, COUNTER], added: null });
    expect(requests).toEqual(['list bangsar']);
  });

  test('is empty without printers', async () => {
    const { view } = await open([]);
    expect(view().status).toBe('empty');
  });

  test('removes a printer only after a confirmation, and reloads the list', async () => {
    const { requests, runtime, send, view } = await open([KITCHEN, COUNTER]);
    await send({ type: 'REMOVE', printer: KITCHEN });
    expect(view().action).toEqual({
      name: 'remove',
      status: 'asking',
      printer: KITCHEN,
      error: null,
    });
    expect(requests).toEqual(['list bangsar']);
    await send({ type: 'CONFIRM' });
    expect(requests).toEqual(['list bangsar', 'remove prn_kitchen', 'list bangsar']);
    expect(view().printers).toEqual([COUNTER]);
    expect(runtime.emitted).toEqual([{ type: 'printers.changed' }]);
  });

  test('keeps the printer when the person declines', async () => {
    const { requests, send, view } = await open([KITCHEN]);
    await send({ type: 'REMOVE', printer: KITCHEN });
    await send({ type: 'DISMISS' });
    expect(view().action.name).toBeNull();
    expect(requests).toEqual(['list bangsar']);
  });

  test('prints a test page', async () => {
    const { requests, runtime, send, view } = await open([KITCHEN]);
    await send({ type: 'TEST', printer: KITCHEN });
    expect(view().action).toMatchObject({ name: 'testPage', status: 'done', printer: KITCHEN });
    expect(requests[1]).toMatch(/^test prn_kitchen /);
    expect(runtime.emitted).toEqual([{ type: 'print_jobs.changed' }]);
  });

  test('repeats a test page with the same key after a lost reply', async () => {
    const keys: unknown[] = [];
    const { send, view } = await open([KITCHEN], {
      printTestPage: async ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw new ApiError({ kind: 'network' });
        return aPrintJob();
      },
    });
    await send({ type: 'TEST', printer: KITCHEN });
    expect(view().action.status).toBe('rejected');
    await send({ type: 'TEST', printer: KITCHEN });
    expect(view().action.status).toBe('done');
    expect(keys[0]).toBe(keys[1]);
  });

  test('shows the address of a new printer until it is dismissed', async () => {
    const { requests, runtime, send, view } = await open([]);
    const added = aNewPrinter();
    runtime.emit({ type: 'printer.added', added });
    await replies();
    expect(view().added).toEqual(added);
    expect(requests).toHaveLength(2);
    await send({ type: 'DISMISS' });
    expect(view().added).toBeNull();
  });

  test('handles every event', () => {
    const dark = unvisited(printersMachine, {
      input: { branch_id: 'bangsar' },
      events: [
        { type: 'REMOVE', printer: KITCHEN },
        { type: 'TEST', printer: KITCHEN },
        { type: 'CONFIRM' },
        { type: 'DISMISS' },
        { type: 'ADDED', added: aNewPrinter() },
        { type: 'RETRY' },
        { type: 'REFRESH' },
        { type: 'xstate.snapshot.list', snapshot: {} },
        { type: 'xstate.snapshot.remove', snapshot: {} },
        { type: 'xstate.snapshot.testPage', snapshot: {} },
      ],
    });
    expect(dark).toEqual({ states: [], events: [] });
  });
});

describe('createAddPrinter', () => {
  async function add(values: { name?: string; prints_receipts?: boolean }) {
    const bodies: unknown[] = [];
    const runtime = fakeRuntime({
      addPrinter: async ({ body }) => {
        bodies.push(body);
        return aNewPrinter();
      },
    });
    const actor = createActor(createAddPrinter(runtime), {
      input: { branch_id: 'bangsar', kind: 'epson_sdp' },
    }).start();
    fillIn(actor, values);
    actor.send({ type: 'SUBMIT' });
    await replies();
    return { bodies, runtime, view: selectForm(actor.getSnapshot()) };
  }

  test('adds the printer and emits its address', async () => {
    const { bodies, runtime, view } = await add({ name: ' Bar ', prints_receipts: false });
    expect(bodies).toEqual([
      {
        branch_id: 'bangsar',
        name: 'Bar',
        kind: 'epson_sdp',
        prints_kitchen: true,
        prints_receipts: false,
        language: 'en',
      },
    ]);
    expect(view.done).toBe(true);
    expect(runtime.emitted).toEqual([{ type: 'printer.added', added: aNewPrinter() }]);
  });

  test.each([
    [{ name: ' ' }, { name: 'NAME_REQUIRED' }],
    [{ name: 'x'.repeat(41) }, { name: 'TOO_LONG' }],
  ])('shows errors for %j and sends nothing', async (values, errors) => {
    const { bodies, view } = await add(values);
    expect(view.errors).toEqual(errors);
    expect(bodies).toEqual([]);
  });
});

describe('createUpdatePrinter', () => {
  test('changes what the printer prints', async () => {
    const calls: unknown[] = [];
    const runtime = fakeRuntime({
      updatePrinter: async ({ body, path }) => {
        calls.push([path.id, body]);
        return KITCHEN;
      },
    });
    const actor = createActor(createUpdatePrinter(runtime), { input: KITCHEN }).start();
    fillIn(actor, { prints_receipts: true });
    actor.send({ type: 'SUBMIT' });
    await replies();
    const { language, name } = KITCHEN;
    const body = { name, prints_kitchen: true, prints_receipts: true, language };
    expect(calls).toEqual([['prn_kitchen', body]]);
    expect(runtime.emitted).toEqual([{ type: 'printers.changed' }]);
  });
});
