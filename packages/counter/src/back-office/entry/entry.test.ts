import { deferred, replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, DraftEntry, DraftEntrySave } from '@claypot/sdk/counter';
import { aDraftDish, someDraftEntries } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import type { Edit } from '../tree/edit.ts';
import { createEntry } from './entry.implementation.ts';
import { entryMachine } from './entry.machine.ts';
import { selectEntry } from './entry.selectors.ts';
import type { EntryEvent, EntryInput } from './entry.types.ts';
import { createUnsavedEdits } from './unsaved.ts';

const KOPI = aDraftDish();
const THEIRS = aDraftDish({
  version: 'aaaaaaaaaaaaaaaa',
  fields: { ...KOPI.fields, price: '9.90' },
  changed_by: 'Farid',
});

const PRICE: Edit = { type: 'SET', path: ['price'], value: '6,5' };

const conflict = new ApiError({
  kind: 'rejected',
  code: 'DRAFT_CHANGED',
  status: 409,
  data: { entry: THEIRS },
});

function server(operations: Partial<CounterSdk> = {}) {
  const saved: { key: string; body: DraftEntrySave }[] = [];
  const state = { entries: someDraftEntries().entries, saved };
  const runtime = fakeRuntime({
    draftSection: async ({ body: { section } }) => ({
      section,
      entries: section === 'dishes' ? state.entries : [],
    }),
    saveDraftEntry: async ({ headers, body }) => {
      state.saved.push({ key: headers['Idempotency-Key'], body });
      const entry = aDraftDish({
        key: body.key ?? 'new-dish',
        fields: body.fields,
        version: 'bbbbbbbbbbbbbbbb',
        ...(body.key === null && { status: 'added', published: null }),
      });
      state.entries = [entry, ...state.entries.filter(({ key }) => key !== entry.key)];
      return entry;
    },
    ...operations,
  });
  const unsaved = createUnsavedEdits();
  const machine = createEntry(runtime, unsaved);
  async function open(input: Partial<EntryInput> = {}) {
    const actor = createActor(machine, {
      input: { section: 'dishes', key: KOPI.key, category: null, ...input },
    }).start();
    await replies();
    return {
      view: () => selectEntry(actor.getSnapshot()),
      async send(...events: EntryEvent[]) {
        for (const event of events) actor.send(event);
        await replies();
      },
      stop: () => actor.stop(),
    };
  }
  return { ...state, state, runtime, open };
}

const edited = (edit: Edit): EntryEvent => ({ type: 'EDIT', edit });

describe('loading', () => {
  test('shows the entry without edits', async () => {
    const { view } = await server().open();
    expect(view()).toMatchObject({
      status: 'ready',
      key: 'iced-kopi',
      fields: KOPI.fields,
      isEdited: false,
      isRestored: false,
      change: { status: 'idle' },
    });
  });

  test('reads the sections that the form refers to', async () => {
    const { view } = await server().open();
    expect(Object.keys(view().references.entries)).toEqual([
      'branches',
      'categories',
      'dishes',
      'options',
    ]);
  });

  test('an entry that does not exist is not found', async () => {
    const { view } = await server().open({ key: 'no-such-dish' });
    expect(view().status).toBe('notFound');
  });

  test('a failed load can be repeated', async () => {
    let isDown = true;
    const { open } = server({
      draftSection: async ({ body: { section } }) => {
        if (isDown) throw new ApiError({ kind: 'network' });
        return { section, entries: [KOPI] };
      },
    });
    const { view, send } = await open();
    expect(view()).toMatchObject({ status: 'failed', references: { status: 'failed' } });
    isDown = false;
    await send({ type: 'RETRY' });
    expect(view()).toMatchObject({ status: 'ready', references: { status: 'ready' } });
  });

  test('a new entry begins with the usual fields and its category', async () => {
    const { view } = await server().open({ section: 'vouchers', key: null });
    expect(view()).toMatchObject({ status: 'ready', base: null, fields: { used: 'both' } });
    expect(view().isEdited).toBe(false);
  });
});

test('a new dish without a category is in the first one, which is no edit', async () => {
  const category = aDraftDish({ section: 'categories', key: 'mains', category: null });
  const { open } = server({
    draftSection: async ({ body: { section } }) => ({
      section,
      entries: section === 'categories' ? [category] : [],
    }),
  });
  expect((await open({ key: null })).view()).toMatchObject({ category: 'mains', isEdited: false });
  const chosen = await open({ key: null, category: 'drinks' });
  expect(chosen.view().category).toBe('drinks');
});

describe('editing', () => {
  test('an edit that is taken back leaves nothing to save', async () => {
    const { view, send } = await server().open();
    await send(edited(PRICE));
    expect(view().isEdited).toBe(true);
    await send(edited({ ...PRICE, value: '5.9' }));
    expect(view().isEdited).toBe(false);
  });

  test('another category is an edit', async () => {
    const { view, send } = await server().open();
    await send({ type: 'CATEGORY', category: 'desserts' });
    expect(view()).toMatchObject({ category: 'desserts', isEdited: true });
  });

  test('DISCARD returns to the loaded fields', async () => {
    const { view, send } = await server().open();
    await send(edited(PRICE), { type: 'DISCARD' });
    expect(view()).toMatchObject({ fields: KOPI.fields, isEdited: false });
  });

  test('edits outlive the form, for the same person only', async () => {
    const { open, runtime } = server();
    const first = await open();
    await first.send(edited(PRICE));
    first.stop();
    const second = await open();
    expect(second.view()).toMatchObject({ isRestored: true, isEdited: true });
    expect(second.view().fields.price).toBe('6,5');
    second.stop();
    const { identity } = runtime;
    runtime.identity = () => ({ ...identity(), person: null });
    expect((await open()).view()).toMatchObject({ isRestored: false, isEdited: false });
  });

  test('the number of entries with edits is reported when it changes', () => {
    const counts: number[] = [];
    const unsaved = createUnsavedEdits((count) => counts.push(count));
    const draft = { base: KOPI, fields: KOPI.fields, category: null, problems: [] };
    const kopi = { person: '1', section: 'dishes', key: 'iced-kopi' } as const;
    unsaved.set(kopi, draft);
    unsaved.set(kopi, draft);
    unsaved.set({ ...kopi, person: '2' }, draft);
    unsaved.set({ ...kopi, person: '2' }, null);
    unsaved.set(kopi, null);
    unsaved.set(kopi, null);
    expect(counts).toEqual([1, 2, 1, 0]);
  });

  test('dropped and saved edits do not return', async () => {
    const { open } = server();
    for (const type of ['DISCARD', 'SAVE'] as const) {
      const form = await open();
      await form.send(edited({ ...PRICE, value: '7.00' }), { type });
      form.stop();
      expect((await open()).view()).toMatchObject({ isRestored: false, isEdited: false });
    }
  });

  test('lists the texts that are missing in one language', async () => {
    const { view, send } = await server().open();
    await send(edited({ type: 'SET', path: ['name', 'zh_CN'], value: '' }));
    expect(view().untranslated).toEqual(['name.zh_CN']);
  });
});

describe('saving', () => {
  test('sends the version and tidied fields, and shows the saved entry', async () => {
    const { open, state } = server();
    const { view, send } = await open();
    await send(edited(PRICE), { type: 'SAVE' });
    expect(state.saved).toHaveLength(1);
    expect(state.saved[0]?.body).toMatchObject({
      key: 'iced-kopi',
      version: KOPI.version,
      category: 'drinks',
      fields: { price: '6.50' },
    });
    expect(view()).toMatchObject({ isEdited: false, change: { status: 'done', outcome: 'saved' } });
    expect(view().base?.version).toBe('bbbbbbbbbbbbbbbb');
  });

  test('adds a new entry, which has its key then', async () => {
    const { open, state } = server();
    const { view, send, stop } = await open({ key: null, category: 'drinks' });
    await send(edited({ type: 'SET', path: ['name', 'en'], value: 'Teh' }), { type: 'SAVE' });
    expect(state.saved[0]?.body).toMatchObject({ key: null, version: null, category: 'drinks' });
    expect(view()).toMatchObject({ key: 'new-dish', isEdited: false });
    stop();
    expect((await open({ key: null, category: 'drinks' })).view().isRestored).toBe(false);
  });

  test('problems of the server stay until their field is edited', async () => {
    const message = 'is missing; add it';
    const { open } = server({
      saveDraftEntry: async ({ body }) =>
        aDraftDish({
          fields: body.fields,
          problems: [{ section: 'dishes', key: 'iced-kopi', field: 'name.zh_CN', message }],
        }),
    });
    const { view, send } = await open();
    await send(edited({ type: 'SET', path: ['name', 'zh_CN'], value: '' }), { type: 'SAVE' });
    expect(view().problems).toHaveLength(1);
    await send(edited(PRICE));
    expect(view().problems).toHaveLength(1);
    await send(edited({ type: 'SET', path: ['name', 'zh_CN'], value: '冰' }));
    expect(view().problems).toEqual([]);
  });

  test('a lost response keeps the edits and repeats with the same key', async () => {
    const keys: string[] = [];
    const { open } = server({
      saveDraftEntry: async ({ headers, body }) => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw new ApiError({ kind: 'network' });
        return aDraftDish({ fields: body.fields });
      },
    });
    const { view, send } = await open();
    await send(edited(PRICE), { type: 'SAVE' });
    expect(view()).toMatchObject({ isEdited: true, change: { status: 'rejected' } });
    expect(view().fields.price).toBe('6,5');
    await send({ type: 'SAVE' });
    expect(view().change.status).toBe('done');
    expect(keys[1]).toBe(keys[0]);
  });

  test('what is typed during a save stays', async () => {
    const reply = deferred<DraftEntry>();
    const { open } = server({ saveDraftEntry: () => reply.promise });
    const { view, send } = await open();
    await send(edited(PRICE), { type: 'SAVE' });
    await send(edited({ type: 'SET', path: ['points'], value: '7' }));
    reply.resolve(
      aDraftDish({ fields: { ...KOPI.fields, price: '6.50' }, version: 'cccccccccccccccc' }),
    );
    await replies();
    expect(view().fields).toMatchObject({ points: '7' });
    expect(view()).toMatchObject({ isEdited: true, base: { version: 'cccccccccccccccc' } });
  });
});

describe('a change of another person', () => {
  const rejectOnce = (bodies: DraftEntrySave[]): Partial<CounterSdk> => ({
    saveDraftEntry: async ({ body }) => {
      bodies.push(body);
      if (bodies.length === 1) throw conflict;
      return aDraftDish({ fields: body.fields, version: 'dddddddddddddddd' });
    },
  });

  test('is shown, and KEEP saves over it', async () => {
    const bodies: DraftEntrySave[] = [];
    const { view, send } = await server(rejectOnce(bodies)).open();
    await send(edited(PRICE), { type: 'SAVE' });
    expect(view()).toMatchObject({ theirs: { changed_by: 'Farid' }, isEdited: true });
    expect(view().fields.price).toBe('6,5');
    await send({ type: 'KEEP' });
    expect(bodies[1]).toMatchObject({ version: THEIRS.version, fields: { price: '6.50' } });
    expect(view()).toMatchObject({ theirs: null, isEdited: false });
  });

  test('is taken over by TAKE', async () => {
    const { view, send } = await server(rejectOnce([])).open();
    await send(edited(PRICE), { type: 'SAVE' }, { type: 'TAKE' });
    await send({ type: 'TAKE' });
    expect(view()).toMatchObject({ theirs: null, isEdited: false, change: { status: 'idle' } });
    expect(view().fields.price).toBe('9.90');
  });
});

describe('removing and resetting', () => {
  test.each([
    ['REMOVE', 'removed'],
    ['RESET', 'reset'],
  ] as const)('%s waits for a confirmation', async (type, outcome) => {
    const refs: unknown[] = [];
    const record = async ({ body }: { body: unknown }) => {
      refs.push(body);
      return {} as never;
    };
    const { open, state } = server({ removeDraftEntry: record, resetDraftEntry: record });
    const { view, send } = await open();
    await send({ type });
    expect(view().change).toMatchObject({ status: 'asking' });
    await send({ type: 'DISMISS' });
    expect(view().change.status).toBe('idle');
    expect(refs).toEqual([]);
    state.entries = [aDraftDish({ version: 'eeeeeeeeeeeeeeee', status: 'unchanged' })];
    await send(edited(PRICE), { type });
    await send({ type: 'CONFIRM' });
    expect(refs).toEqual([{ section: 'dishes', key: 'iced-kopi', version: KOPI.version }]);
    expect(view().change).toMatchObject({ status: 'done', outcome });
    expect(view().isEdited).toBe(type === 'REMOVE');
  });

  test('a new entry has nothing to remove or reset', async () => {
    const { view, send } = await server().open({ key: null });
    await send({ type: 'REMOVE' }, { type: 'RESET' });
    expect(view().change.status).toBe('idle');
  });
});

test('every event is handled', () => {
  const done = (output: unknown) => ({ type: 'xstate.done.actor.change', output });
  const events = [
    edited(PRICE),
    { type: 'CATEGORY', category: 'drinks' },
    ...(
      ['SAVE', 'KEEP', 'TAKE', 'DISCARD', 'REMOVE', 'RESET', 'CONFIRM', 'DISMISS', 'RETRY'] as const
    ).map((type) => ({ type })),
    done(null),
  ];
  const machine = entryMachine.provide({
    actions: { recall: () => undefined, remember: () => undefined },
  });
  const input = { section: 'dishes', key: null, category: null };
  const { states, events: unhandled } = unvisited(machine, { events, input });
  expect(states).toEqual([]);
  expect(unhandled.filter((type) => !type.startsWith('xstate.'))).toEqual([]);
});
