import { selectMutation } from '@claypot/domain/machines';
import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, PrintJob } from '@claypot/sdk/counter';
import { aPrintJob } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createPrintJobs } from './print-jobs.implementation.ts';
import { printJobsMachine } from './print-jobs.machine.ts';
import { selectPrintJobs } from './print-jobs.selectors.ts';
import { createPrintTicket } from './print-ticket.implementation.ts';
import { problemsOf } from './problem-jobs.ts';

const NOW = Temporal.Instant.from('2026-11-27T04:04:05Z');
const SOON = '2026-11-27T12:04:00+08:00';
const MINUTES_AGO = '2026-11-27T12:01:00+08:00';
const YESTERDAY = '2026-11-27T00:04:00+08:00';

const job = (fields: Partial<PrintJob> = {}) => aPrintJob({ changed_at: SOON, ...fields });

describe('problemsOf', () => {
  const kinds = (jobs: PrintJob[], dismissed: string[] = []) =>
    problemsOf(jobs, { now: NOW, dismissed }).map(({ job: { id }, kind }) => `${id} ${kind}`);

  test.each<[string, Partial<PrintJob>, string[]]>([
    ['a failed job', { state: 'failed', error: 'PAPER' }, ['1 failed']],
    ['an unconfirmed job', { state: 'unconfirmed' }, ['1 unconfirmed']],
    ['a job that waits for a minute', { state: 'queued', changed_at: MINUTES_AGO }, ['1 waiting']],
    ['no job that was just queued', { state: 'queued' }, []],
    ['no leased job', { state: 'leased', changed_at: MINUTES_AGO }, []],
    ['no printed job', { state: 'printed' }, []],
    ['no ticket of an order that was over', { state: 'failed', error: 'ORDER_OVER' }, []],
    ['no job of half a day ago', { state: 'failed', changed_at: YESTERDAY }, []],
  ])('contains %s', (_, fields, expected) => {
    expect(kinds([job({ id: '1', ...fields })])).toEqual(expected);
  });

  test('a reprint solves the earlier job of the same ticket', () => {
    const jobs = [
      job({ id: '3', state: 'leased', kind: 'kitchen' }),
      job({ id: '2', state: 'failed', kind: 'receipt' }),
      job({ id: '1', state: 'unconfirmed', kind: 'kitchen' }),
    ];
    expect(kinds(jobs)).toEqual(['2 failed']);
  });

  test('keeps test pages of two printers apart', () => {
    const test = { kind: 'test', order_id: null, order_number: null, state: 'failed' } as const;
    const jobs = [
      job({ id: '2', printer_id: 'prn_a', ...test }),
      job({ id: '1', printer_id: 'prn_b', ...test }),
    ];
    expect(kinds(jobs)).toEqual(['2 failed', '1 failed']);
  });

  test('omits jobs that a person has dismissed', () => {
    expect(kinds([job({ id: '1', state: 'unconfirmed' })], ['1'])).toEqual([]);
  });
});

async function open(jobs: PrintJob[], operations: Partial<CounterSdk> = {}) {
  let present = jobs;
  const requests: unknown[] = [];
  const runtime = fakeRuntime({
    printJobList: async ({ body }) => {
      requests.push(`list ${body.branch_id}`);
      return present;
    },
    printOrder: async ({ body, path }) => {
      requests.push([path.id, body]);
      const again = job({ id: '9', state: 'queued', is_duplicate: true });
      present = [again, ...present];
      return again;
    },
    printTestPage: async ({ path }) => {
      requests.push(`test ${path.id}`);
      return job({ kind: 'test' });
    },
    ...operations,
  });
  const create = () =>
    createActor(createPrintJobs(runtime), {
      input: { branch_id: 'bangsar' },
      clock: runtime.device.delays,
    }).start();
  const actor = create();
  await replies();
  return {
    requests,
    runtime,
    create,
    replace: (next: PrintJob[]) => {
      present = next;
    },
    view: () => selectPrintJobs(actor.getSnapshot()),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await replies();
    },
    wait: async (ms: number) => {
      runtime.device.advance(ms);
      await replies();
    },
  };
}

const LOST = job({ id: '1', state: 'unconfirmed' });

describe('createPrintJobs', () => {
  test('shows problems apart from the other jobs', async () => {
    const printed = job({ id: '2', order_id: 'order-2', state: 'printed' });
    const { view } = await open([printed, LOST]);
    expect(view()).toMatchObject({ status: 'ready', problems: [{ job: LOST }], others: [printed] });
  });

  test('prints an unconfirmed job again, which solves it', async () => {
    const { requests, send, view, wait } = await open([LOST]);
    await send({ type: 'REPRINT', job: LOST });
    expect(requests).toContainEqual([
      'order-1',
      { kind: 'kitchen', printer_id: null, refund_id: null },
    ]);
    await wait(1000);
    expect(view().problems).toEqual([]);
    expect(view().reprint).toMatchObject({ status: 'done', job: LOST });
  });

  test('prints a test page again by the same printer', async () => {
    const failed = job({ kind: 'test', order_id: null, order_number: null, state: 'failed' });
    const { requests, send } = await open([failed]);
    await send({ type: 'REPRINT', job: failed });
    expect(requests).toContain('test prn_kitchen');
  });

  test('repeats a reprint with the same key after a lost reply', async () => {
    const keys: unknown[] = [];
    const { send, view } = await open([LOST], {
      printOrder: async ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw new ApiError({ kind: 'network' });
        return job();
      },
    });
    await send({ type: 'REPRINT', job: LOST });
    expect(view().reprint.status).toBe('rejected');
    await send({ type: 'REPRINT', job: LOST });
    expect(view().reprint.status).toBe('done');
    expect(keys[0]).toBe(keys[1]);
  });

  test('reads the jobs once for several changes within a second', async () => {
    const { requests, runtime, wait } = await open([LOST]);
    for (let change = 0; change < 3; change += 1) runtime.emit({ type: 'print_jobs.changed' });
    await wait(1000);
    expect(requests).toEqual(['list bangsar', 'list bangsar']);
  });

  test('reads the jobs again while one is open, because no message says that a lease has ended', async () => {
    const { replace, view, wait } = await open([job({ id: '1', state: 'leased' })]);
    replace([LOST]);
    await wait(20_000);
    expect(view().problems).toMatchObject([{ kind: 'unconfirmed' }]);
  });

  test('a dismissed job stays dismissed after a reload', async () => {
    const { create, send, view } = await open([LOST]);
    await send({ type: 'DISMISS_JOB', id: '1' });
    expect(view().problems).toEqual([]);
    const other = create();
    await replies();
    expect(selectPrintJobs(other.getSnapshot()).problems).toEqual([]);
  });

  test('is failed when the first load fails, and is repeated', async () => {
    let isBroken = true;
    const { view, wait } = await open([], {
      printJobList: async () => {
        if (isBroken) throw new ApiError({ kind: 'network' });
        return [LOST];
      },
    });
    expect(view().status).toBe('failed');
    isBroken = false;
    await wait(2000);
    expect(view().status).toBe('ready');
  });

  test('handles every event', () => {
    const nothing = () => undefined;
    const machine = printJobsMachine.provide({
      actions: { readDismissed: nothing, dismissJob: nothing },
    });
    const dark = unvisited(machine, {
      input: { branch_id: 'bangsar' },
      events: [
        { type: 'REPRINT', job: LOST },
        { type: 'DISMISS_JOB', id: '1' },
        { type: 'DISMISS' },
        { type: 'CHANGED' },
        { type: 'RETRY' },
        { type: 'xstate.snapshot.list', snapshot: {} },
        { type: 'xstate.snapshot.reprint', snapshot: {} },
        { type: 'xstate.after.settle.printJobs.changed' },
      ],
    });
    expect(dark).toEqual({ states: [], events: [] });
  });
});

describe('createPrintTicket', () => {
  test('is rejected with NO_PRINTER if no printer prints it', async () => {
    const runtime = fakeRuntime({
      printOrder: () =>
        Promise.reject(new ApiError({ kind: 'rejected', code: 'NO_PRINTER', status: 422 })),
    });
    const actor = createActor(createPrintTicket(runtime)).start();
    actor.send({ type: 'RUN', input: { order_id: 'order-1', kind: 'receipt' } });
    await replies();
    expect(selectMutation(actor.getSnapshot()).error).toBe('NO_PRINTER');
  });

  test('sends the ticket to any printer of the branch', async () => {
    const bodies: unknown[] = [];
    const runtime = fakeRuntime({
      printOrder: async ({ body }) => {
        bodies.push(body);
        return job();
      },
    });
    const actor = createActor(createPrintTicket(runtime)).start();
    actor.send({ type: 'RUN', input: { order_id: 'order-1', kind: 'receipt' } });
    await replies();
    expect(bodies).toEqual([{ kind: 'receipt', printer_id: null, refund_id: null }]);
    expect(runtime.emitted).toEqual([{ type: 'print_jobs.changed' }]);
  });

  test('sends the receipt of a bill and that of its refund with different keys', async () => {
    const keys: string[] = [];
    const refunds: unknown[] = [];
    const runtime = fakeRuntime({
      printOrder: async ({ body, headers }) => {
        keys.push(headers['Idempotency-Key']);
        refunds.push(body.refund_id);
        if (keys.length < 3) throw new ApiError({ kind: 'network' });
        return job();
      },
    });
    const actor = createActor(createPrintTicket(runtime)).start();
    const receipt = { order_id: 'bill-1', kind: 'receipt' } as const;
    for (const input of [receipt, { ...receipt, refund_id: 'REF-1' }, receipt]) {
      actor.send({ type: 'RUN', input });
      await replies();
    }
    expect(refunds).toEqual([null, 'REF-1', null]);
    expect(new Set(keys).size).toBe(2);
    expect(keys[2]).toBe(keys[0]);
  });
});
