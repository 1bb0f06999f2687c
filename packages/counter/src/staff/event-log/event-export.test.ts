import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { EventFilters } from '@claypot/sdk/counter';
import { aStaffEvent } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createEventExport } from './event-export.implementation.ts';
import { eventExportMachine } from './event-export.machine.ts';
import { selectEventExport } from './event-export.selectors.ts';
import { ALL_EVENTS } from './event-filters.ts';

const FILTERS = { ...ALL_EVENTS, staff_id: 'mei' };

/** A server with three events in two pages. */
function open() {
  const started: EventFilters[] = [];
  const read: (string | null)[] = [];
  const server = { fails: false, failsAt: '' };
  const runtime = fakeRuntime({
    exportEvents: async ({ body }) => {
      started.push(body);
      if (server.fails) throw new ApiError({ kind: 'network' });
      return { id: '90', total: 3 };
    },
    exportedEvents: async ({ body }) => {
      read.push(body.before);
      if (server.failsAt === body.before) throw new ApiError({ kind: 'network' });
      return body.before === null
        ? { events: [aStaffEvent({ id: '30' }), aStaffEvent({ id: '20' })], next: '20' }
        : { events: [aStaffEvent({ id: '10' })], next: null };
    },
  });
  const actor = createActor(createEventExport(runtime)).start();
  const start = () =>
    actor.send({
      type: 'START',
      filters: FILTERS,
      head: 'id\n',
      write: (events) => events.map(({ id }) => `${id}\n`).join(''),
    });
  return {
    actor,
    read,
    server,
    start,
    started,
    view: () => selectEventExport(actor.getSnapshot()),
  };
}

test('has the events of all pages', async () => {
  const { read, start, started, view } = open();
  start();
  expect(view()).toMatchObject({ status: 'running', count: 0, total: null });
  await replies();
  expect(view()).toMatchObject({ status: 'done', count: 3, total: 3, error: null });
  expect(view().parts.join('')).toBe('id\n30\n20\n10\n');
  expect([started, read]).toEqual([[FILTERS], [null, '20']]);
});

test('continues at the page that failed', async () => {
  const { actor, read, server, start, started, view } = open();
  server.failsAt = '20';
  start();
  await replies();
  expect(view()).toMatchObject({ status: 'failed', count: 2, total: 3, error: 'ERROR', parts: [] });
  server.failsAt = '';
  actor.send({ type: 'RETRY' });
  await replies();
  expect(view()).toMatchObject({ status: 'done', count: 3 });
  expect(view().parts.join('')).toBe('id\n30\n20\n10\n');
  expect([started.length, read]).toEqual([1, [null, '20', '20']]);
});

test('a failed start is repeated', async () => {
  const { actor, server, start, started, view } = open();
  server.fails = true;
  start();
  await replies();
  expect(view().status).toBe('failed');
  server.fails = false;
  actor.send({ type: 'RETRY' });
  await replies();
  expect(view()).toMatchObject({ status: 'done', count: 3 });
  expect(started).toHaveLength(2);
});

test('is cancelled, and a finished file is removed', async () => {
  const { actor, start, view } = open();
  start();
  actor.send({ type: 'CANCEL' });
  await replies();
  expect(view()).toEqual({ status: 'idle', count: 0, total: null, parts: [], error: null });
  start();
  await replies();
  actor.send({ type: 'DISMISS' });
  expect(view().parts).toEqual([]);
});

test('handles every event in every state', () => {
  const page = (next: string | null) => ({ events: [aStaffEvent()], next });
  const dark = unvisited(eventExportMachine, {
    input: undefined,
    events: [
      { type: 'START', filters: FILTERS, head: '', write: () => '' },
      { type: 'RETRY' },
      { type: 'CANCEL' },
      { type: 'DISMISS' },
      { type: 'xstate.done.actor.start', output: { id: '90', total: 3 }, actorId: 'start' },
      { type: 'xstate.error.actor.start', error: new Error('down'), actorId: 'start' },
      { type: 'xstate.done.actor.page', output: page('20'), actorId: 'page' },
      { type: 'xstate.done.actor.page', output: page(null), actorId: 'page' },
      { type: 'xstate.error.actor.page', error: new Error('down'), actorId: 'page' },
    ],
    distinguish: ({ context, value }) => [value, context.export !== null],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
