import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { SheetPlan } from '@claypot/sdk/counter';
import { aSheetApplied, aSheetPlan } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../../app/testing/runtime.ts';
import { mappingOf, NO_CORRECTIONS } from './corrections.ts';
import { createSheetImport } from './sheet-import.implementation.ts';
import { sheetImportMachine } from './sheet-import.machine.ts';
import { selectSheetImport } from './sheet-import.selectors.ts';

const FILE = new File(['Name,Price'], 'menu.csv');
const GOOD = aSheetPlan({ errors: 0, problems: [] });
const counts = (added: number) => ({ added, changed: 0, unchanged: 3 });
const same = {
  categories: counts(0),
  dishes: counts(0),
  option_groups: counts(0),
};

/** A server that returns these previews, the last one again and again. */
function open(...plans: SheetPlan[]) {
  const requests: string[] = [];
  const server: { failure: Error | null } = { failure: null };
  const fail = () => {
    const { failure } = server;
    server.failure = null;
    if (failure !== null) throw failure;
  };
  const runtime = fakeRuntime({
    planSheet: async ({ body }) => {
      requests.push(`plan ${body.mapping ?? ''}`.trim());
      fail();
      const [next = aSheetPlan()] = plans;
      if (plans.length > 1) plans.shift();
      return next;
    },
    applySheet: async ({ body }) => {
      requests.push(`apply ${body.version} ${body.mapping ?? ''}`.trim());
      fail();
      return aSheetApplied();
    },
  });
  const actor = createActor(createSheetImport(runtime)).start();
  return {
    requests,
    runtime,
    server,
    view: () => selectSheetImport(actor.getSnapshot()),
    send: async (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) {
        actor.send(event);
        await replies();
      }
    },
  };
}

const rejected = (code: string, data: object, status: number) =>
  new ApiError({ kind: 'rejected', code, status, data });

describe('import of a sheet', () => {
  test('shows the preview of a file and adds it', async () => {
    const { send, view, requests, runtime } = open(GOOD);
    expect(view()).toMatchObject({ status: 'empty', plan: null, canAdd: false });
    await send({ type: 'CHOOSE', file: FILE });
    expect(view()).toMatchObject({ status: 'ready', fileName: 'menu.csv', canAdd: true });
    await send({ type: 'ADD' });
    expect(view()).toMatchObject({ status: 'added', added: aSheetApplied() });
    expect(requests).toEqual(['plan', `apply ${GOOD.version}`]);
    expect(runtime.emitted).toEqual([{ type: 'draft.changed' }]);
  });

  test.each([
    ['with an error', aSheetPlan()],
    ['that changes nothing', aSheetPlan({ errors: 0, changes: same })],
  ])('does not add a sheet %s', async (_, plan) => {
    const { send, view, requests } = open(plan);
    await send({ type: 'CHOOSE', file: FILE }, { type: 'ADD' });
    expect(view()).toMatchObject({ status: 'ready', canAdd: false });
    expect(requests).toEqual(['plan']);
  });

  test('reads the sheet again with a corrected column', async () => {
    const { send, view, requests } = open(aSheetPlan(), GOOD);
    await send({ type: 'CHOOSE', file: FILE });
    const sending = send({ type: 'MAP', letters: 'C', field: 'price' });
    const fieldsOf = () => view().plan?.columns.map(({ field }) => field);
    expect(view().status).toBe('reading');
    expect(fieldsOf()).toEqual(['name', null, 'price']);
    await sending;
    expect(view()).toMatchObject({ status: 'ready', canAdd: true });
    const mapping = JSON.parse(requests[1]?.slice('plan '.length) ?? '');
    expect(mapping).toEqual({ format: 'columns', columns: { B: 'ignore', C: 'price' } });
    await send({ type: 'GUESS' });
    expect(requests[2]).toBe('plan');
  });

  test('forgets the columns with another sheet or row', async () => {
    const { send, requests } = open(GOOD);
    await send(
      { type: 'CHOOSE', file: FILE },
      { type: 'MAP', letters: 'C', field: null },
      { type: 'CORRECT', corrections: { headerRow: 3 } },
    );
    expect(requests.at(-1)).toBe('plan {"format":"columns","header_row":3}');
  });

  test('reads the sheet again if the draft has changed since', async () => {
    const { send, view, server } = open(GOOD, aSheetPlan({ ...GOOD, changes: same }));
    await send({ type: 'CHOOSE', file: FILE });
    server.failure = rejected('DRAFT_CHANGED', { entry: null }, 409);
    await send({ type: 'ADD' });
    expect(view()).toMatchObject({ status: 'ready', isRenewed: true, canAdd: false });
  });

  test('shows why a file cannot be read, and reads another one', async () => {
    const { send, view, server } = open(GOOD);
    server.failure = rejected('SHEET_UNREADABLE', { message: 'The file is empty.' }, 422);
    await send({ type: 'CHOOSE', file: FILE });
    expect(view()).toMatchObject({
      status: 'failed',
      failure: { code: 'SHEET_UNREADABLE', message: 'The file is empty.' },
    });
    await send({ type: 'CHOOSE', file: FILE });
    expect(view()).toMatchObject({ status: 'ready', failure: null });
    await send({ type: 'RESET' });
    expect(view()).toMatchObject({ status: 'empty', fileName: null });
  });

  test('keeps the preview when adding fails', async () => {
    const { send, view, server } = open(GOOD);
    await send({ type: 'CHOOSE', file: FILE });
    server.failure = new ApiError({ kind: 'network' });
    await send({ type: 'ADD' });
    expect(view()).toMatchObject({ status: 'failed', failure: { message: null } });
    expect(view().plan).not.toBeNull();
    await send({ type: 'RETRY' });
    expect(view()).toMatchObject({ status: 'ready', failure: null });
  });
});

test('has no mapping without corrections', () => {
  expect(mappingOf(NO_CORRECTIONS)).toBeUndefined();
  expect(mappingOf({ ...NO_CORRECTIONS, sheet: 'Menu', columns: { A: null } })).toBe(
    '{"sheet":"Menu","columns":{"A":"ignore"}}',
  );
});

test('handles every event in every state', () => {
  const changed = rejected('DRAFT_CHANGED', { entry: null }, 409);
  const dark = unvisited(sheetImportMachine, {
    input: undefined,
    events: [
      { type: 'CHOOSE', file: FILE },
      { type: 'MAP', letters: 'A', field: 'name' },
      { type: 'CORRECT', corrections: { sheet: 'Menu' } },
      { type: 'GUESS' },
      { type: 'ADD' },
      { type: 'RETRY' },
      { type: 'RESET' },
      { type: 'xstate.done.actor.read', output: GOOD, actorId: 'read' },
      { type: 'xstate.error.actor.read', error: new Error('down'), actorId: 'read' },
      { type: 'xstate.done.actor.add', output: aSheetApplied(), actorId: 'add' },
      { type: 'xstate.error.actor.add', error: changed, actorId: 'add' },
      { type: 'xstate.error.actor.add', error: new Error('down'), actorId: 'add' },
    ],
    distinguish: ({ value, context }) => [value, context.plan !== null],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
