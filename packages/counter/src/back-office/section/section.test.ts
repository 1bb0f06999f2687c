import { deferred, replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, DraftEntry, DraftEntrySave, DraftOrder } from '@claypot/sdk/counter';
import { aDraftDish } from '@claypot/testing/counter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createUnsavedEdits } from '../entry/unsaved.ts';
import { groupEntries, inOrder, moveEntry } from './group-entries.ts';
import { createSection } from './section.implementation.ts';
import { selectSection } from './section.selectors.ts';
import type { SectionEvent } from './section.types.ts';

const dish = (key: string, category: string, fields: Partial<DraftEntry> = {}) =>
  aDraftDish({
    key,
    category,
    title: { en: key.toUpperCase(), zh_CN: '' },
    status: 'unchanged',
    fields: { slug: key, name: { en: key, zh_CN: key }, price: '5.00' },
    problems: [],
    ...fields,
  });

const category = (key: string) =>
  aDraftDish({ section: 'categories', key, category: null, title: { en: key, zh_CN: key } });

const [TEH, KOPI, MILO] = [dish('teh', 'drinks'), dish('kopi', 'drinks'), dish('milo', 'drinks')];
const RICE = dish('rice', 'mains', { status: 'changed', fields: { name: { en: 'Rice' } } });

async function open(operations: Partial<CounterSdk> = {}, unsaved = createUnsavedEdits()) {
  const server = {
    dishes: [TEH, KOPI, MILO, RICE],
    orders: [] as DraftOrder[],
    saved: [] as DraftEntrySave[],
  };
  const runtime = fakeRuntime({
    draftSection: async ({ body: { section } }) => ({
      section,
      entries:
        section === 'dishes'
          ? server.dishes
          : section === 'categories'
            ? [category('mains'), category('drinks'), category('desserts')]
            : [],
    }),
    orderDraftEntries: async ({ body }) => {
      server.orders.push(body);
      server.dishes = inOrder(server.dishes, body);
      return { section: 'dishes', entries: server.dishes };
    },
    removeDraftEntry: async ({ body: { key } }) => {
      server.dishes = server.dishes.map((entry) =>
        entry.key === key ? { ...entry, status: 'removed', version: 'ffffffffffffffff' } : entry,
      );
      return {} as never;
    },
    saveDraftEntry: async ({ body }) => {
      server.saved.push(body);
      server.dishes = server.dishes.map((entry) =>
        entry.key === body.key ? { ...entry, status: 'unchanged' } : entry,
      );
      return dish('teh', 'drinks');
    },
    ...operations,
  });
  const actor = createActor(createSection(runtime, unsaved), {
    input: { section: 'dishes' },
  }).start();
  await replies();
  const view = () => selectSection(actor.getSnapshot());
  return {
    server,
    runtime,
    view,
    keys: () => view().groups.map(({ rows }) => rows.map(({ entry }) => entry.key).join(' ')),
    async send(...events: SectionEvent[]) {
      for (const event of events) actor.send(event);
      await replies();
    },
  };
}

describe('the list', () => {
  test('shows dishes by category in the order of the app', async () => {
    const { view, keys } = await open();
    expect(view().status).toBe('ready');
    expect(view().groups.map(({ heading }) => heading?.key)).toEqual(['mains', 'drinks']);
    expect(keys()).toEqual(['rice', 'teh kopi milo']);
    expect(view().counts).toEqual({ all: 4, untranslated: 1, changed: 1, problems: 0 });
  });

  test.each([
    [{ only: 'untranslated' }, ['rice']],
    [{ only: 'changed' }, ['rice']],
    [{ only: 'problems' }, []],
    [{ text: ' TE' }, ['teh']],
    [{ text: 'nothing' }, []],
  ] as const)('the filter %j shows %j', async (filter, expected) => {
    const { keys, send, view } = await open();
    await send({ type: 'FILTER', filter });
    expect(keys()).toEqual(expected);
    expect(view().isFiltered).toBe(true);
  });

  test('is empty without entries, and fails without a response', async () => {
    const empty = await open({
      draftSection: async ({ body: { section } }) => ({ section, entries: [] }),
    });
    expect(empty.view().status).toBe('empty');
    const failed = await open({
      draftSection: () => Promise.reject(new ApiError({ kind: 'network' })),
    });
    expect(failed.view().status).toBe('failed');
    await failed.send({ type: 'RETRY' });
    expect(failed.view().status).toBe('failed');
  });

  test('loads again when the draft has changed', async () => {
    const { keys, runtime, server } = await open();
    server.dishes = [TEH];
    runtime.emit({ type: 'draft.changed' });
    await replies();
    expect(keys()).toEqual(['teh']);
  });
});

describe('edits that are not saved', () => {
  test('are marked for the person who has them', async () => {
    const unsaved = createUnsavedEdits();
    const draft = { base: TEH, fields: {}, category: 'drinks', problems: [] };
    const person = fakeRuntime().identity().person?.id ?? null;
    unsaved.set({ person, section: 'dishes', key: 'teh' }, draft);
    unsaved.set({ person: 'another', section: 'dishes', key: 'kopi' }, draft);
    unsaved.set({ person, section: 'news', key: null }, draft);
    const { view } = await open({}, unsaved);
    const rows = view().groups.flatMap((group) => group.rows);
    expect(rows.filter(({ isUnsaved }) => isUnsaved).map(({ entry }) => entry.key)).toEqual([
      'teh',
    ]);
    expect(view().hasUnsavedNew).toBe(false);
    unsaved.set({ person, section: 'dishes', key: null }, draft);
    expect((await open({}, unsaved)).view().hasUnsavedNew).toBe(true);
  });
});

describe('dropping', () => {
  test('is one order, in which the entry has the place of the other', async () => {
    const { keys, send, server, view } = await open();
    await send({ type: 'PLACE', key: 'teh', at: 'milo' });
    expect(keys()).toEqual(['rice', 'kopi milo teh']);
    expect(view().moved).toEqual({ key: 'teh', place: 3 });
    await send({ type: 'PLACE', key: 'teh', at: 'kopi' });
    expect(server.orders.map((order) => order.keys.join(' '))).toEqual([
      'kopi milo teh',
      'teh kopi milo',
    ]);
  });

  test('on itself or into another category changes nothing', async () => {
    const { send, server } = await open();
    await send(
      { type: 'PLACE', key: 'teh', at: 'teh' },
      { type: 'PLACE', key: 'teh', at: 'rice' },
      { type: 'PLACE', key: 'gone', at: 'teh' },
    );
    expect(server.orders).toEqual([]);
  });
});

describe('moving', () => {
  test('shows and saves the new order of the category', async () => {
    const { keys, send, server, view } = await open();
    await send({ type: 'MOVE', key: 'kopi', by: -1 });
    expect(keys()).toEqual(['rice', 'kopi teh milo']);
    expect(view().moved).toEqual({ key: 'kopi', place: 1 });
    expect(server.orders).toEqual([
      { section: 'dishes', category: 'drinks', keys: ['kopi', 'teh', 'milo'] },
    ]);
  });

  test('several moves during a request are sent as one order', async () => {
    const reply = deferred<void>();
    const orders: DraftOrder[] = [];
    let entries = [TEH, KOPI, MILO];
    const { keys, send } = await open({
      draftSection: async ({ body: { section } }) => ({
        section,
        entries: section === 'dishes' ? entries : [category('drinks')],
      }),
      orderDraftEntries: async ({ body }) => {
        orders.push(body);
        if (orders.length === 1) await reply.promise;
        entries = inOrder(entries, body);
        return { section: 'dishes', entries };
      },
    });
    await send(
      { type: 'MOVE', key: 'milo', by: -1 },
      { type: 'MOVE', key: 'milo', by: -1 },
      { type: 'MOVE', key: 'teh', by: 1 },
    );
    expect(keys()).toEqual(['milo kopi teh']);
    reply.resolve();
    await replies();
    expect(orders.map((order) => order.keys.join(' '))).toEqual(['teh milo kopi', 'milo kopi teh']);
    expect(keys()).toEqual(['milo kopi teh']);
  });

  test('a removal during a request is sent after it', async () => {
    const reply = deferred<void>();
    const { send, server, view } = await open({
      orderDraftEntries: async ({ body }) => {
        await reply.promise;
        server.dishes = inOrder(server.dishes, body);
        return { section: 'dishes', entries: server.dishes };
      },
    });
    await send({ type: 'MOVE', key: 'kopi', by: -1 }, { type: 'REMOVE', key: 'milo' });
    reply.resolve();
    await replies();
    const rows = view().groups.flatMap((group) => group.rows.map(({ entry }) => entry));
    expect(rows.map(({ key, status }) => `${key} ${status}`)).toEqual([
      'rice changed',
      'kopi unchanged',
      'teh unchanged',
      'milo removed',
    ]);
    expect(view().removed?.key).toBe('milo');
  });

  test('a rejected order returns to the one of the server', async () => {
    const { keys, send, view } = await open({
      orderDraftEntries: () => Promise.reject(new ApiError({ kind: 'network' })),
    });
    await send({ type: 'MOVE', key: 'kopi', by: -1 });
    expect(view().change.status).toBe('rejected');
    expect(keys()).toEqual(['rice', 'teh kopi milo']);
  });

  test('an entry at the end stays', async () => {
    const { send, server } = await open();
    await send({ type: 'MOVE', key: 'teh', by: -1 }, { type: 'MOVE', key: 'rice', by: 1 });
    expect(server.orders).toEqual([]);
  });
});

describe('removing', () => {
  test('can be undone with the fields of before', async () => {
    const { send, server, view } = await open();
    await send({ type: 'REMOVE', key: 'teh' });
    expect(view().removed?.key).toBe('teh');
    expect(view().groups[1]?.rows[0]?.entry.status).toBe('removed');
    await send({ type: 'UNDO' });
    expect(server.saved).toEqual([
      {
        section: 'dishes',
        key: 'teh',
        version: 'ffffffffffffffff',
        category: 'drinks',
        fields: TEH.fields,
      },
    ]);
    expect(view().removed).toBeNull();
  });

  test('an entry that customers did not know is added again', async () => {
    const { send, server } = await open();
    await send({ type: 'REMOVE', key: 'teh' });
    server.dishes = [KOPI];
    await send({ type: 'REFRESH' });
    await send({ type: 'UNDO' });
    expect(server.saved[0]).toMatchObject({ key: null, version: null, fields: TEH.fields });
  });

  test('a removed entry is restored without a question', async () => {
    const refs: unknown[] = [];
    const { send, view } = await open({
      resetDraftEntry: async ({ body }) => {
        refs.push(body.key);
        return {} as never;
      },
    });
    await send({ type: 'RESTORE', key: 'rice' });
    expect(refs).toEqual(['rice']);
    expect(view().change).toMatchObject({ status: 'done', outcome: 'reset' });
  });
});

test('moving there and back returns the same order', () => {
  const entries = [TEH, KOPI, RICE, MILO];
  fc.assert(
    fc.property(
      fc.constantFrom('teh', 'kopi', 'milo', 'rice'),
      fc.constantFrom(1, -1),
      (key, by) => {
        const there = moveEntry(entries, key, by as 1 | -1);
        if (there === null) return;
        const moved = inOrder(entries, there);
        const back = moveEntry(moved, key, -by as 1 | -1);
        expect(inOrder(moved, back).map((entry) => entry.key)).toEqual(
          entries.map((entry) => entry.key),
        );
        expect(moved.indexOf(RICE)).toBe(2);
      },
    ),
    { seed: 6 },
  );
});

test('every entry is in exactly one group, also of an unknown category', () => {
  const entries = [TEH, RICE, dish('odd', 'gone')];
  const groups = groupEntries(entries, [category('drinks')], { text: '', only: 'all' });
  expect(groups.flatMap(({ rows }) => rows.map(({ entry }) => entry.key)).toSorted()).toEqual([
    'odd',
    'rice',
    'teh',
  ]);
});
