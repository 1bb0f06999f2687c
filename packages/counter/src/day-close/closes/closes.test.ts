import { fillIn, selectForm } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { DayClose } from '@claypot/sdk/counter';
import { aDayClose } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createCloseDetail, createCloses } from './closes.implementation.ts';
import { selectCloseDetail, selectCloses } from './closes.selectors.ts';
import { type CorrectCloseValues, createCorrectClose } from './correct-close.implementation.ts';
import { correctedDrawer } from './corrected-drawer.ts';

const CLOSE = aDayClose();
const CORRECTED = aDayClose({
  corrections: [
    {
      number: 1,
      drawer_id: 'main',
      counted_before: cents(198_00),
      counted: cents(200_00),
      left_before: cents(198_00),
      left: cents(150_00),
      reason: 'A note',
      staff_name: 'Mei',
      at: '2026-11-28T10:00:00+08:00',
    },
  ],
});
const RANGE = { branch_id: 'bangsar', from: '2026-11-01', until: '2026-11-30' };

describe('createCloses', () => {
  test('loads the closes of a range, and those of another one', async () => {
    const bodies: unknown[] = [];
    const runtime = fakeRuntime({
      closeList: async ({ body }) => {
        bodies.push(body);
        return { closes: bodies.length === 1 ? [CLOSE.summary] : [], has_more: false };
      },
    });
    const actor = createActor(createCloses(runtime), { input: RANGE }).start();
    await replies();
    expect(selectCloses(actor.getSnapshot())).toMatchObject({
      status: 'ready',
      closes: [CLOSE.summary],
      hasMore: false,
    });
    const all = { ...RANGE, branch_id: null };
    actor.send({ type: 'SET_INPUT', input: all });
    await replies();
    expect(selectCloses(actor.getSnapshot())).toMatchObject({ status: 'empty', closes: [] });
    expect(bodies).toEqual([RANGE, all]);
  });
});

describe('createCloseDetail', () => {
  const open = async (answer: () => Promise<DayClose>) => {
    const runtime = fakeRuntime({ closeDetail: answer });
    const input = { branch_id: 'bangsar', number: 12 };
    const actor = createActor(createCloseDetail(runtime), { input }).start();
    await replies();
    return selectCloseDetail(actor.getSnapshot());
  };

  test('loads a close', async () => {
    expect(await open(async () => CLOSE)).toMatchObject({ status: 'ready', close: CLOSE });
  });

  test('shows that there is none', async () => {
    const missing = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
    const view = await open(() => Promise.reject(missing));
    expect(view).toMatchObject({ status: 'notFound', close: null });
  });
});

describe('createCorrectClose', () => {
  async function correct(values: Partial<CorrectCloseValues>, close: DayClose = CLOSE) {
    const bodies: unknown[] = [];
    const runtime = fakeRuntime({
      correctClose: async ({ body }) => {
        bodies.push(body);
        return CORRECTED;
      },
    });
    const input = { close, drawerId: 'main' };
    const actor = createActor(createCorrectClose(runtime), { input }).start();
    const before = selectForm(actor.getSnapshot()).values;
    fillIn(actor, values);
    actor.send({ type: 'SUBMIT' });
    await replies();
    return { before, bodies, view: selectForm(actor.getSnapshot()) };
  }

  test('sends the corrected cash with what the person saw', async () => {
    const { before, bodies, view } = await correct({ counted: '200', reason: ' A note ' });
    expect(before).toEqual({ counted: '198.00', left: '198.00', reason: '' });
    expect(view.done).toBe(true);
    expect(bodies).toEqual([
      {
        branch_id: 'bangsar',
        number: 12,
        drawer_id: 'main',
        counted_before: 198_00,
        counted: 200_00,
        left: 198_00,
        reason: 'A note',
      },
    ]);
  });

  test('leaves what stays in the drawer if a later close began with it', async () => {
    const earlier = aDayClose({ is_last: false });
    const { bodies } = await correct({ counted: '200', left: '5', reason: 'x' }, earlier);
    expect(bodies).toMatchObject([{ left: 198_00 }]);
  });

  test.each<[Partial<CorrectCloseValues>, object]>([
    [{ counted: 'x', reason: 'x' }, { counted: 'AMOUNT_INVALID' }],
    [{ counted: '100', reason: 'x' }, { left: 'LEFT_TOO_LARGE' }],
    [{ reason: ' \u200b' }, { reason: 'REASON_REQUIRED' }],
  ])('shows errors for %j and sends nothing', async (values, errors) => {
    const { bodies, view } = await correct(values);
    expect(view.errors).toEqual(errors);
    expect(bodies).toEqual([]);
  });
});

describe('correctedDrawer', () => {
  test('returns the close, or its last correction', () => {
    expect(correctedDrawer(CLOSE, 'main')).toEqual({
      counted: 198_00,
      left: 198_00,
      difference: -2_00,
    });
    expect(correctedDrawer(CORRECTED, 'main')).toEqual({
      counted: 200_00,
      left: 150_00,
      difference: 0,
    });
  });

  test('has no difference without a count', () => {
    const [drawer] = CLOSE.drawers;
    const drawers = drawer ? [{ ...drawer, counted: null }] : [];
    expect(correctedDrawer({ drawers, corrections: [] }, 'main').difference).toBeNull();
  });
});
