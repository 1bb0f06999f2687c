import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { EventList, EventListRequest } from '@claypot/sdk/counter';
import { aStaffEvent } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { ALL_EVENTS } from './event-filters.ts';
import { createEventLog } from './event-log.implementation.ts';
import { eventLogMachine } from './event-log.machine.ts';
import { selectEventLog } from './event-log.selectors.ts';

/** Three pages, from the newest event. */
const PAGES: Record<string, EventList> = {
  first: { events: [aStaffEvent({ id: '30' })], next: '30' },
  '30': { events: [aStaffEvent({ id: '20' })], next: '20' },
  '20': { events: [aStaffEvent({ id: '10' })], next: null },
};

async function open(answer = (body: EventListRequest) => PAGES[body.before ?? 'first']) {
  const requests: EventListRequest[] = [];
  const runtime = fakeRuntime({
    eventList: async ({ body }) => {
      requests.push(body);
      const page = answer(body);
      if (page === undefined) throw new ApiError({ kind: 'network' });
      return page;
    },
  });
  const actor = createActor(createEventLog(runtime), { input: { branch_id: 'bangsar' } }).start();
  await replies();
  return {
    actor,
    requests,
    view: () => selectEventLog(actor.getSnapshot()),
    ids: () => selectEventLog(actor.getSnapshot()).events.map(({ id }) => id),
    send: async (...types: ('NEXT' | 'PREVIOUS' | 'RETRY' | 'REFRESH')[]) => {
      for (const type of types) actor.send({ type });
      await replies();
    },
  };
}

describe('createEventLog', () => {
  test('shows the newest page of the filters', async () => {
    const { ids, requests, view } = await open();
    expect(requests).toEqual([{ ...ALL_EVENTS, branch_id: 'bangsar', before: null }]);
    expect(ids()).toEqual(['30']);
    expect(view()).toMatchObject({ status: 'ready', page: 1, hasNext: true, hasPrevious: false });
  });

  test('goes to the last page and back', async () => {
    const { ids, send, view } = await open();
    await send('NEXT');
    await send('NEXT');
    expect(ids()).toEqual(['10']);
    expect(view()).toMatchObject({ page: 3, hasNext: false, hasPrevious: true });
    await send('NEXT');
    expect(view().page).toBe(3);
    await send('PREVIOUS');
    await send('PREVIOUS');
    expect(ids()).toEqual(['30']);
    await send('PREVIOUS');
    expect(view()).toMatchObject({ page: 1, hasPrevious: false });
  });

  test('a second press before the page is loaded does nothing', async () => {
    const { ids, send, view } = await open();
    await send('NEXT', 'NEXT');
    expect(ids()).toEqual(['20']);
    expect(view().page).toBe(2);
  });

  test('a filter shows its first page', async () => {
    const { actor, requests, send, view } = await open();
    await send('NEXT');
    actor.send({ type: 'FILTER', filters: { staff_id: 'st_mei' } });
    await replies();
    expect(requests.at(-1)).toEqual({
      ...ALL_EVENTS,
      branch_id: 'bangsar',
      staff_id: 'st_mei',
      before: null,
    });
    expect(view()).toMatchObject({ page: 1, filters: { staff_id: 'st_mei' } });
  });

  test('is empty without events', async () => {
    const { view } = await open(() => ({ events: [], next: null }));
    expect(view()).toMatchObject({ status: 'empty', hasNext: false });
  });

  test('shows a failure and can be repeated', async () => {
    let isUp = false;
    const { send, view } = await open(() => (isUp ? PAGES.first : undefined));
    expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
    isUp = true;
    await send('RETRY');
    expect(view().status).toBe('ready');
  });

  test('handles every event', () => {
    const page = (next: string | null) => ({
      context: { data: { events: [], next }, error: null, isLate: false, isUnconfirmed: false },
      hasTag: () => false,
    });
    const dark = unvisited(eventLogMachine, {
      input: {},
      events: [
        { type: 'FILTER', filters: { staff_id: 'st_mei' } },
        { type: 'NEXT' },
        { type: 'PREVIOUS' },
        { type: 'RETRY' },
        { type: 'REFRESH' },
        { type: 'xstate.snapshot.list', snapshot: page('30') },
      ],
      distinguish: ({ context }) => [context.next, context.cursors.length],
    });
    expect(dark).toEqual({ states: [], events: [] });
  });
});
