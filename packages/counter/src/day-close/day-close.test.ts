import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { CounterSdk, DayState } from '@claypot/sdk/counter';
import { aDayClose, aDayState } from '@claypot/testing/counter';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { createDayClose } from './day-close.implementation.ts';
import { type DayCloseEvent, dayCloseMachine } from './day-close.machine.ts';
import { selectDayClose } from './day-close.selectors.ts';

afterEach(() => vi.useRealTimers());

const STATE = aDayState();
const CLOSE = aDayClose();
const NEXT = STATE.next;
if (NEXT === null) throw new Error('The contract shows no open day');
const CLOSED = aDayState({ next: null, open_days: [], last: CLOSE.summary });
/** Two days; the older one need not be counted. */
const MISSED = aDayState({
  next: { ...NEXT, must_count: false },
  open_days: ['2026-11-26', '2026-11-27', '2026-11-28'],
});

const rejection = (code: 'DAY_CLOSED' | 'DAY_CHANGED') =>
  new ApiError({ kind: 'rejected', code, status: 409 } as never);

/** Opens the day close with these answers of the server, one after the other. */
async function open(
  states: readonly DayState[] = [STATE],
  operations: Partial<CounterSdk> = {},
  runtime = fakeRuntime(),
) {
  const answers = [...states];
  const requests: unknown[] = [];
  Object.assign(runtime.api, {
    dayState: async () => (answers.length > 1 ? answers.shift() : answers[0]),
    closeDay: async ({ body, headers }: Parameters<CounterSdk['closeDay']>[0]) => {
      requests.push([headers['Idempotency-Key'], body]);
      return CLOSE;
    },
    ...operations,
  });
  const actor = createActor(createDayClose(runtime), { input: { branch_id: 'bangsar' } }).start();
  await replies();
  const send = async (...events: readonly DayCloseEvent[]) => {
    for (const event of events) actor.send(event);
    await replies();
  };
  return { actor, requests, runtime, send, view: () => selectDayClose(actor.getSnapshot()) };
}

const count = (value: number, text: string): DayCloseEvent => ({
  type: 'ENTER_COUNT',
  drawer_id: 'main',
  value,
  text,
});
const enter = (change: Extract<DayCloseEvent, { type: 'ENTER' }>['change']): DayCloseEvent => ({
  type: 'ENTER',
  drawer_id: 'main',
  change,
});
/** RM 198.00, of RM 200.00 that are expected. */
const COUNT: readonly DayCloseEvent[] = [
  { type: 'COUNT' },
  count(50_00, '3'),
  count(5_00, '9'),
  count(1_00, '3'),
];

describe('the count', () => {
  test('sums notes and coins', async () => {
    const { send, view } = await open();
    expect(view()).toMatchObject({ status: 'ready', step: 'overview', state: STATE });
    await send(...COUNT, count(5, '2'));
    const [drawer] = view().drawers;
    expect(view().step).toBe('counting');
    expect(drawer?.counted).toBe(198_10);
    expect(drawer?.denominations.map(({ sum }) => sum)).toEqual([
      0, 150_00, 0, 0, 45_00, 3_00, 0, 0, 0, 10,
    ]);
  });

  test.each(['x', '1.5', '-1', '1000000'])('has no sum with %s pieces', async (text) => {
    const { send, view } = await open();
    await send({ type: 'COUNT' }, count(5, text), { type: 'REVIEW' });
    expect(view()).toMatchObject({ step: 'counting', wasTried: true });
    expect(view().drawers[0]?.counted).toBeNull();
  });

  test.each([
    ['200', 200_00],
    ['RM 1,250.5', 1250_50],
    ['0', 0],
    ['0.00', 0],
    ['', null],
    ['2.505', null],
  ])('reads the amount %s', async (amount, counted) => {
    const { send, view } = await open();
    await send({ type: 'COUNT' }, enter({ mode: 'amount', amount }));
    expect(view().drawers[0]?.counted).toBe(counted);
  });

  test('is on the device until the close, also after a reload', async () => {
    const first = await open();
    await first.send(...COUNT);
    const again = await open([STATE], {}, { ...fakeRuntime(), storage: first.runtime.storage });
    await again.send({ type: 'COUNT' });
    expect(again.view().drawers[0]?.counted).toBe(198_00);
    await again.send({ type: 'REVIEW' }, enter({ note: 'Parking' }), { type: 'CLOSE' });
    const third = await open([STATE], {}, { ...fakeRuntime(), storage: first.runtime.storage });
    await third.send({ type: 'COUNT' });
    expect(third.view().drawers[0]?.counted).toBe(0);
  });

  test('of another day is not shown', async () => {
    const first = await open();
    await first.send(...COUNT);
    const later = aDayState({ next: { ...NEXT, business_day: '2026-11-28' } });
    const again = await open([later], {}, { ...fakeRuntime(), storage: first.runtime.storage });
    await again.send({ type: 'COUNT' });
    expect(again.view().drawers[0]?.counted).toBe(0);
  });
});

describe('the close', () => {
  test('needs a reason for a difference', async () => {
    const { requests, send, view } = await open();
    await send(...COUNT, { type: 'REVIEW' }, { type: 'CLOSE' });
    expect(view()).toMatchObject({ step: 'review', wasTried: true });
    expect(view().drawers[0]).toMatchObject({ difference: -2_00, isNoteMissing: true });
    expect(requests).toEqual([]);
    await send(enter({ note: ' Parking\u200b ' }), { type: 'CLOSE' });
    expect(view()).toMatchObject({ step: 'done', closed: CLOSE });
    expect(requests).toEqual([
      [
        expect.any(String),
        {
          branch_id: 'bangsar',
          business_day: '2026-11-27',
          drawers: [
            {
              drawer_id: 'main',
              expected: 200_00,
              counted: 198_00,
              denominations: [
                { value: 50_00, count: 3 },
                { value: 5_00, count: 9 },
                { value: 1_00, count: 3 },
              ],
              left: 198_00,
              note: 'Parking',
            },
          ],
        },
      ],
    ]);
  });

  test('sends what stays in the drawer, and no pieces of an amount', async () => {
    const { requests, send } = await open();
    await send({ type: 'COUNT' }, enter({ mode: 'amount', amount: '200' }), { type: 'REVIEW' });
    await send(enter({ left: '50' }), { type: 'CLOSE' });
    expect(requests).toMatchObject([
      [expect.any(String), { drawers: [{ denominations: null, left: 50_00, note: null }] }],
    ]);
  });

  test.each(['201', 'x'])('is not sent with %s left in the drawer', async (left) => {
    const { requests, send, view } = await open();
    await send({ type: 'COUNT' }, enter({ mode: 'amount', amount: '200' }), { type: 'REVIEW' });
    await send(enter({ left }), { type: 'CLOSE' });
    expect(view().step).toBe('review');
    expect(requests).toEqual([]);
  });

  test('repeats a lost response with the same key and keeps what was entered', async () => {
    const keys: unknown[] = [];
    const { send, view } = await open([STATE], {
      closeDay: async ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw new ApiError({ kind: 'network' });
        return CLOSE;
      },
    });
    await send(...COUNT, { type: 'REVIEW' }, enter({ note: 'Parking' }), { type: 'CLOSE' });
    expect(view()).toMatchObject({ step: 'review', closing: { status: 'rejected' } });
    expect(view().drawers[0]?.counted).toBe(198_00);
    await send({ type: 'CLOSE' });
    expect(view().step).toBe('done');
    expect(keys[0]).toBe(keys[1]);
  });

  test('that another person has made shows their close', async () => {
    const { send, view } = await open([STATE, CLOSED], {
      closeDay: async () => {
        throw rejection('DAY_CLOSED');
      },
    });
    await send(...COUNT, { type: 'REVIEW' }, enter({ note: 'Parking' }), { type: 'CLOSE' });
    expect(view()).toMatchObject({
      step: 'overview',
      closing: { status: 'rejected', error: 'DAY_CLOSED' },
      state: { next: null, last: { number: 12 } },
    });
  });

  test('of cash that has changed shows the new expected amount and keeps the count', async () => {
    const [drawer] = NEXT.drawers;
    const changed = aDayState({
      next: { ...NEXT, drawers: drawer ? [{ ...drawer, expected: cents(150_00) }] : [] },
    });
    const { send, view } = await open([STATE, changed], {
      closeDay: async () => {
        throw rejection('DAY_CHANGED');
      },
    });
    await send(...COUNT, { type: 'REVIEW' }, enter({ note: 'Parking' }), { type: 'CLOSE' });
    expect(view()).toMatchObject({ step: 'review', closing: { error: 'DAY_CHANGED' } });
    expect(view().drawers[0]).toMatchObject({ counted: 198_00, difference: 48_00 });
  });

  test('returns to the days', async () => {
    const { send, view } = await open([STATE, CLOSED]);
    await send(...COUNT, { type: 'REVIEW' }, enter({ note: 'Parking' }), { type: 'CLOSE' });
    await send({ type: 'FINISH' });
    expect(view()).toMatchObject({ step: 'overview', closing: { status: 'idle' } });
    expect(view().state?.next).toBeNull();
  });
});

describe('a day that need not be counted', () => {
  test('is closed after a question', async () => {
    const { requests, send, view } = await open([MISSED]);
    await send({ type: 'SKIP' });
    expect(view().closing.status).toBe('asking');
    await send({ type: 'DISMISS' }, { type: 'SKIP' });
    await send({ type: 'CONFIRM' });
    expect(view().step).toBe('done');
    expect(requests).toMatchObject([
      [expect.any(String), { drawers: [{ counted: null, left: 200_00, denominations: null }] }],
    ]);
  });

  test('is not offered for a day that must be counted', async () => {
    const { send, view } = await open();
    await send({ type: 'SKIP' });
    expect(view()).toMatchObject({ closing: { status: 'idle' }, missed: { count: 0 } });
  });

  test('is closed with all others after a question', async () => {
    const bodies: unknown[] = [];
    const { send, view } = await open([MISSED], {
      closeMissedDays: async ({ body }) => {
        bodies.push(body);
        return STATE;
      },
    });
    expect(view().missed).toMatchObject({ status: 'idle', count: 1 });
    await send({ type: 'CLOSE_MISSED' });
    expect(view().missed.status).toBe('asking');
    await send({ type: 'CONFIRM' });
    expect(view().missed.status).toBe('done');
    expect(bodies).toEqual([{ branch_id: 'bangsar' }]);
  });
});

test('reads the figures again every 30 seconds', async () => {
  vi.useFakeTimers();
  const later = aDayState({ at: '2026-11-28T09:11:00+08:00' });
  const { view } = await open([STATE, later]);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(view().state?.at).toBe(STATE.at);
  await vi.advanceTimersByTimeAsync(1000);
  expect(view().state?.at).toBe(later.at);
});

test('shows a failed load', async () => {
  const { view } = await open([STATE], {
    dayState: async () => {
      throw new ApiError({ kind: 'network' });
    },
  });
  expect(view()).toMatchObject({ status: 'failed', state: null, drawers: [] });
});

test('reaches every state and handles every event', () => {
  const answer = (tag: string) => ({
    type: 'xstate.snapshot.close',
    snapshot: { context: {}, hasTag: (name: string) => name === tag },
  });
  const quiet = { recall: () => undefined, store: () => undefined, clear: () => undefined };
  const dark = unvisited(
    dayCloseMachine.provide({
      actions: { ...quiet, close: () => undefined, skip: () => undefined },
      guards: {
        canCount: () => true,
        isCounted: () => true,
        isComplete: () => true,
        canSkip: () => true,
      },
    }),
    {
      input: { branch_id: 'bangsar' },
      events: [
        { type: 'COUNT' },
        enter({ note: 'x' }),
        count(5, '1'),
        { type: 'REVIEW' },
        { type: 'BACK' },
        { type: 'CLOSE' },
        { type: 'SKIP' },
        { type: 'CLOSE_MISSED' },
        { type: 'CONFIRM' },
        { type: 'DISMISS' },
        { type: 'FINISH' },
        { type: 'RETRY' },
        { type: 'REFRESH' },
        { type: 'xstate.snapshot.state', snapshot: { context: { data: STATE } } },
        answer('done'),
        answer('rejected'),
        answer('running'),
        { type: 'xstate.snapshot.missed', snapshot: {} },
      ],
    },
  );
  expect(dark).toEqual({ states: [], events: [] });
});
