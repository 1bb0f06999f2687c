import { deferred, replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { fakeCablePrinter } from '../testing/fake-cable.ts';
import { fakePrintServer } from '../testing/fake-server.ts';
import { createCable } from './cable.implementation.ts';
import { selectCable } from './cable.selectors.ts';
import type { CableState, WriteProblem } from './cable-printer.ts';
import { createStoredCable } from './stored-cable.ts';

const PRINTER = 'prn_counter';

interface Start {
  readonly cable?: CableState;
  /** Printer that an earlier page stored; null for none. */
  readonly stored?: string | null;
  readonly jobs?: readonly string[];
}

async function setUp({ cable = 'ready', stored = PRINTER, jobs = [] }: Start = {}) {
  const printer = fakeCablePrinter(cable);
  const base = fakeRuntime();
  const server = fakePrintServer(() => base.device.now().epochMilliseconds);
  for (const id of jobs) server.queue(id);
  const runtime = { ...base, api: { ...base.api, ...server.operations }, printer };
  const storage = createStoredCable(base.storage, base.subdomain);
  if (stored !== null) storage.write('bangsar', stored);
  const open = () => {
    const actor = createActor(createCable(runtime), {
      input: { branch_id: 'bangsar' },
      clock: base.device.delays,
    });
    return actor.start();
  };
  let actor = open();
  await replies();
  const settle = async (work: () => void) => {
    work();
    await replies();
  };
  return {
    printer,
    runtime,
    server,
    storage,
    view: () => selectCable(actor.getSnapshot()),
    send: (event: Parameters<typeof actor.send>[0]) => settle(() => actor.send(event)),
    changed: () => settle(() => runtime.emit({ type: 'print_jobs.changed' })),
    wait: (ms: number) => settle(() => base.device.advance(ms)),
    /** Ends the page without a report and opens it again. */
    reload: () =>
      settle(() => {
        actor.stop();
        actor = open();
      }),
  };
}

test('prints the waiting jobs one after the other and confirms each', async () => {
  const { printer, server, view } = await setUp({ jobs: ['1', '2'] });
  await replies();
  expect(printer.written).toEqual(['ticket 1', 'ticket 2']);
  expect(server.states()).toEqual({ 1: 'printed', 2: 'printed' });
  expect(view()).toEqual({ status: 'idle', printerId: PRINTER, isRefused: false, job: null });
});

test('prints a new job as soon as the stream reports it', async () => {
  const { changed, printer, server } = await setUp();
  server.queue('1');
  await changed();
  await replies();
  expect(printer.written).toEqual(['ticket 1']);
});

test('asks again after 15 seconds, because no message says that a lease has ended', async () => {
  const { printer, server, wait } = await setUp();
  server.queue('1');
  await wait(15_000);
  await replies();
  expect(printer.written).toEqual(['ticket 1']);
});

test.each<[CableState, string]>([
  ['absent', 'gone'],
  ['refused', 'gone'],
  ['opening', 'opening'],
  ['unsupported', 'unsupported'],
])('leases nothing while the printer is %s', async (cable, status) => {
  const { server, view } = await setUp({ cable, jobs: ['1'] });
  expect(view()).toMatchObject({ status, isRefused: cable === 'refused' });
  expect(server.requests).toEqual([]);
  expect(server.states()).toEqual({ 1: 'queued' });
});

test('prints what waited when the printer is plugged in', async () => {
  const { printer, server } = await setUp({ cable: 'absent', jobs: ['1'] });
  printer.become('ready');
  await replies();
  await replies();
  expect(server.states()).toEqual({ 1: 'printed' });
});

test('leases nothing without a printer of the branch', async () => {
  const { server, view } = await setUp({ stored: null, jobs: ['1'] });
  expect(view().status).toBe('none');
  expect(server.requests).toEqual([]);
});

test.each<WriteProblem>(['PAPER', 'DISCONNECTED', 'OTHER'])(
  'reports %s and goes on with the next job',
  async (problem) => {
    const { changed, printer, server } = await setUp();
    printer.takeBy(async () => problem);
    server.queue('1');
    await changed();
    printer.takeBy(async () => null);
    server.queue('2');
    await changed();
    await replies();
    expect(server.requests).toContain(`fail 1 ${problem}`);
    expect(server.states()).toEqual({ 1: 'failed', 2: 'printed' });
    expect(printer.written).toEqual(['ticket 1', 'ticket 2']);
  },
);

test('reports OTHER when the printer throws', async () => {
  const { changed, printer, server } = await setUp();
  printer.takeBy(() => Promise.reject(new Error('broken')));
  server.queue('1');
  await changed();
  await replies();
  expect(server.states()).toEqual({ 1: 'failed' });
});

test('shows a printer that does not take the job, and confirms it late', async () => {
  const { changed, printer, server, view, wait } = await setUp();
  const taken = deferred<WriteProblem | null>();
  printer.takeBy(() => taken.promise);
  server.queue('1');
  await changed();
  expect(view()).toMatchObject({ status: 'printing', job: { id: '1' } });
  await wait(10_000);
  expect(view().status).toBe('slow');
  await wait(60_000);
  expect(server.states()).toEqual({ 1: 'unconfirmed' });
  taken.resolve(null);
  await replies();
  expect(server.states()).toEqual({ 1: 'printed' });
  expect(printer.written).toEqual(['ticket 1']);
});

test('a lost reply to the lease prints nothing, and the job becomes unconfirmed', async () => {
  const { changed, printer, server, wait } = await setUp();
  server.queue('1');
  server.queue('2');
  server.become('replyLost');
  await changed();
  server.become('fine');
  await wait(2000);
  expect(server.states()).toEqual({ 1: 'leased', 2: 'queued' });
  await wait(58_000);
  await wait(15_000);
  await replies();
  expect(server.states()).toEqual({ 1: 'unconfirmed', 2: 'printed' });
  expect(printer.written).toEqual(['ticket 2']);
});

test('repeats a lost report and never the print', async () => {
  const { changed, printer, server, view, wait } = await setUp();
  const taken = deferred<WriteProblem | null>();
  printer.takeBy(() => taken.promise);
  server.queue('1');
  await changed();
  server.become('replyLost');
  taken.resolve(null);
  await replies();
  expect(view().status).toBe('offline');
  await wait(2000);
  server.become('fine');
  await wait(4000);
  await replies();
  expect(server.requests.filter((name) => name === 'confirm 1')).toHaveLength(3);
  expect(printer.written).toEqual(['ticket 1']);
  expect(view().status).toBe('idle');
});

test('reports at once when the stream returns', async () => {
  const { changed, printer, server } = await setUp();
  const taken = deferred<WriteProblem | null>();
  printer.takeBy(() => taken.promise);
  server.queue('1');
  await changed();
  server.become('requestLost');
  taken.resolve(null);
  await replies();
  server.become('fine');
  await changed();
  expect(server.states()).toEqual({ 1: 'printed' });
});

test('a reload between lease and report does not print again', async () => {
  const { changed, printer, reload, server, wait } = await setUp();
  printer.takeBy(() => new Promise(() => {}));
  server.queue('1');
  await changed();
  await reload();
  await wait(60_000);
  await wait(15_000);
  expect(printer.written).toEqual(['ticket 1']);
  expect(server.states()).toEqual({ 1: 'unconfirmed' });
});

test('goes on when the server does not know the job any more', async () => {
  const { changed, printer, runtime, server } = await setUp();
  runtime.api.confirmPrintJob = () =>
    Promise.reject(new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 }));
  server.queue('1');
  await changed();
  await replies();
  expect(printer.written).toEqual(['ticket 1']);
});

test('shows a lost connection and prints when it returns', async () => {
  const { printer, server, view, wait } = await setUp();
  server.become('requestLost');
  await wait(15_000);
  expect(view().status).toBe('offline');
  server.become('fine');
  server.queue('1');
  await wait(2000);
  await replies();
  expect(view().status).toBe('idle');
  expect(printer.written).toEqual(['ticket 1']);
});

test('stores the printer that the person chose', async () => {
  const { send, storage, view } = await setUp({ cable: 'absent', stored: null });
  await send({ type: 'CONNECT', printer_id: PRINTER });
  expect(view().printerId).toBe(PRINTER);
  expect(storage.read('bangsar')).toBe(PRINTER);
  expect(storage.read('other')).toBeNull();
});

test('stores nothing when the person closes the dialog', async () => {
  const { printer, send, storage, view } = await setUp({ cable: 'absent', stored: null });
  printer.choose('absent');
  await send({ type: 'CONNECT', printer_id: PRINTER });
  expect(view().status).toBe('none');
  expect(storage.read('bangsar')).toBeNull();
});

test('stops printing after a disconnection', async () => {
  const { changed, printer, send, server, storage, view } = await setUp();
  await send({ type: 'DISCONNECT' });
  server.queue('1');
  await changed();
  expect(view().status).toBe('none');
  expect(storage.read('bangsar')).toBeNull();
  expect(printer.written).toEqual([]);
});

test('stops printing for a printer that was removed', async () => {
  const { changed, runtime, storage, view } = await setUp();
  runtime.api.leasePrintJob = () =>
    Promise.reject(new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 }));
  await changed();
  expect(view().status).toBe('none');
  expect(storage.read('bangsar')).toBeNull();
});
