import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { Availability, AvailabilityItem, CounterSdk } from '@claypot/sdk/counter';
import { anAvailability, anAvailabilityItem } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { createAvailability } from './availability.implementation.ts';
import { availabilityMachine } from './availability.machine.ts';
import { selectAvailability } from './availability.selectors.ts';
import type { Press } from './presses.ts';

const TOMORROW = '2026-11-28T04:00:00+08:00';

const CHICKEN = anAvailabilityItem({
  id: 'chicken',
  name: 'Chicken claypot',
  portions_left: 3,
  groups: [],
});
const SOUP = anAvailabilityItem({
  id: 'soup',
  name: 'Herbal soup',
  portions_left: null,
  groups: [
    {
      id: 'size',
      name: 'Size',
      choices: [aChoice('large', 'Large'), aChoice('small', 'Small')],
    },
  ],
});
const NOODLES: AvailabilityItem = {
  ...SOUP,
  id: 'noodles',
  name: 'Noodles',
  groups: [{ id: 'size-2', name: 'Size', choices: [aChoice('large-2', 'Large')] }],
};

function aChoice(id: string, name: string): AvailabilityItem['groups'][number]['choices'][number] {
  return { kind: 'variation', id, name, dish_id: null, sold_out: null, is_available: true };
}

/** Opens the screen on a server that acts as the contract describes. */
async function open(items: AvailabilityItem[] = [CHICKEN, SOUP, NOODLES], broken?: Error) {
  let present: Availability = anAvailability({ tomorrow: TOMORROW, items });
  let failure: Error | null = broken ?? null;
  const requests: string[] = [];
  const keys: string[] = [];
  const change = (id: string, fields: Partial<AvailabilityItem>) => {
    const changed = present.items.map((item) => ({
      ...item,
      ...(item.id === id && fields),
      groups: item.groups.map((group) => ({
        ...group,
        choices: group.choices.map((choice) =>
          choice.id === id ? { ...choice, sold_out: fields.sold_out ?? null } : choice,
        ),
      })),
    }));
    present = { ...present, items: changed };
  };
  const fail = () => {
    const error = failure;
    failure = null;
    if (error !== null) throw error;
  };
  const operations: Partial<CounterSdk> = {
    availability: async () => {
      requests.push('list');
      fail();
      return present;
    },
    setSoldOut: async ({ body, headers }) => {
      requests.push(`${body.items.map(({ id }) => id)} ${body.mark} ${body.until ?? ''}`.trim());
      keys.push(headers['Idempotency-Key']);
      fail();
      const until = { tomorrow: TOMORROW, time: body.until, notice: null, available: null };
      const sold_out = body.mark === 'available' ? null : { until: until[body.mark] };
      for (const { id } of body.items) change(id, { sold_out, is_available: sold_out === null });
      return present;
    },
    setPortions: async ({ body }) => {
      requests.push(`${body.dish_id} ${body.seen} → ${body.left}`);
      fail();
      change(body.dish_id, { portions_left: body.left, is_available: body.left !== 0 });
      return present;
    },
  };
  const runtime = fakeRuntime(operations);
  const actor = createActor(createAvailability(runtime), {
    input: { branch_id: 'bangsar' },
    clock: runtime.device.delays,
  }).start();
  await replies();
  return {
    requests,
    keys,
    runtime,
    change,
    failNext: (error: Error) => {
      failure = error;
    },
    view: () => selectAvailability(actor.getSnapshot(), runtime.clock.now()),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await replies();
    },
  };
}

const mark = (id: string, name: 'tomorrow' | 'notice' | 'available' = 'tomorrow'): Press => ({
  kind: 'mark',
  name: id,
  items: [{ kind: 'dish', id }],
  mark: name,
  until: null,
});
const count = (seen: number | null, left: number | null): Press => ({
  kind: 'count',
  name: 'chicken',
  dish_id: 'chicken',
  seen,
  left,
});
const namesOf = ({ sections }: ReturnType<Awaited<ReturnType<typeof open>>['view']>) =>
  sections.map(({ id, rows }) => `${id}: ${rows.map(({ name }) => name).join(', ')}`);

describe('createAvailability', () => {
  test('shows the menu in parts, with equal choices of several items in one row', async () => {
    const { view } = await open();
    expect(namesOf(view())).toEqual([
      'claypot-rice: Chicken claypot, Herbal soup, Noodles',
      'part-choices: Large, Small',
    ]);
    const [large] = view().sections[1]?.rows ?? [];
    expect(large).toMatchObject({
      kind: 'choice',
      group: 'Size',
      of: ['Herbal soup', 'Noodles'],
      items: [
        { kind: 'variation', id: 'large' },
        { kind: 'variation', id: 'large-2' },
      ],
    });
  });

  test('marks an item until tomorrow with one press, and moves it to the front', async () => {
    const { requests, send, view } = await open();
    await send({ type: 'PRESS', press: mark('soup') });
    expect(requests).toEqual(['list', 'soup tomorrow', 'list']);
    expect(namesOf(view())[0]).toBe('part-soldOut: Herbal soup');
    expect(view()).toMatchObject({ soldOutCount: 1, done: { canUndo: true }, problem: null });
    expect(view().sections[0]?.rows[0]).toMatchObject({
      because: 'mark',
      mark: { kind: 'tomorrow' },
      isPending: false,
    });
  });

  test('restores the mark before the last press', async () => {
    const { change, requests, runtime, send, view } = await open();
    change('soup', { sold_out: { until: '2026-11-27T18:00:00+08:00' }, is_available: false });
    runtime.emit({ type: 'availability.changed' });
    await replies();
    await send({ type: 'PRESS', press: mark('soup', 'available') });
    await send({ type: 'UNDO' });
    expect(requests.filter((each) => each.startsWith('soup'))).toEqual([
      'soup available',
      'soup time 2026-11-27T18:00:00+08:00',
    ]);
    expect(view().sections[0]?.rows[0]?.mark).toMatchObject({ kind: 'time' });
  });

  test('restores choices with different marks each as it was', async () => {
    const { change, requests, runtime, send } = await open();
    change('large', { sold_out: { until: null } });
    runtime.emit({ type: 'availability.changed' });
    await replies();
    const items = ['large', 'large-2'].map((id) => ({ kind: 'variation' as const, id }));
    const press: Press = { kind: 'mark', name: 'Large', items, mark: 'tomorrow', until: null };
    await send({ type: 'PRESS', press });
    await send({ type: 'UNDO' });
    expect(requests.filter((each) => each.startsWith('large'))).toEqual([
      'large,large-2 tomorrow',
      'large notice',
      'large-2 available',
    ]);
  });

  test('counts portions, and restores the number and the mark that the count has ended', async () => {
    const { change, requests, runtime, send } = await open();
    change('chicken', { sold_out: { until: null }, is_available: false });
    runtime.emit({ type: 'availability.changed' });
    await replies();
    await send({ type: 'PRESS', press: count(3, 10) });
    await send({ type: 'UNDO' });
    expect(requests.filter((each) => each.startsWith('chicken'))).toEqual([
      'chicken 3 → 10',
      'chicken 10 → 3',
      'chicken notice',
    ]);
  });

  test('counts 0 again when an available dish without portions is restored', async () => {
    const empty = { ...CHICKEN, portions_left: 0, is_available: false };
    const { requests, send, view } = await open([empty]);
    expect(view().sections[0]?.rows[0]).toMatchObject({ because: 'portions', left: 0 });
    await send({ type: 'PRESS', press: mark('chicken', 'available') });
    await send({ type: 'UNDO' });
    expect(requests.filter((each) => each.startsWith('chicken'))).toEqual([
      'chicken available',
      'chicken available',
      'chicken null → 0',
    ]);
  });

  test('sends presses one after another, with the pending ones marked', async () => {
    const { requests, send, view } = await open();
    void send({ type: 'PRESS', press: mark('soup') });
    void send({ type: 'PRESS', press: mark('noodles') });
    const pending = view()
      .sections.flatMap(({ rows }) => rows)
      .filter(({ isPending }) => isPending);
    expect(pending.map(({ name }) => name)).toEqual(['Herbal soup', 'Noodles']);
    await replies();
    await replies();
    expect(requests.filter((each) => each !== 'list')).toEqual([
      'soup tomorrow',
      'noodles tomorrow',
    ]);
  });

  test('shows the present number when another person has changed it', async () => {
    const { failNext, requests, send, view } = await open();
    failNext(
      new ApiError({
        kind: 'rejected',
        status: 409,
        code: 'PORTIONS_CHANGED',
        data: { left: 2 },
      }),
    );
    await send({ type: 'PRESS', press: count(3, 10) });
    expect(view().problem).toMatchObject({ code: 'PORTIONS_CHANGED', present: 2 });
    expect(requests).toEqual(['list', 'chicken 3 → 10', 'list']);
  });

  test('sends a press again with its key when the reply was lost', async () => {
    const { failNext, keys, send, view } = await open();
    failNext(new ApiError({ kind: 'network' }));
    await send({ type: 'PRESS', press: mark('soup') });
    expect(view().problem).toMatchObject({ isUnknown: true });
    await send({ type: 'REPEAT' });
    expect(view()).toMatchObject({ problem: null, soldOutCount: 1 });
    expect(new Set(keys).size).toBe(1);
  });

  test('drops later presses of an item after a failed one, and sends the others', async () => {
    const { failNext, requests, send } = await open();
    failNext(new ApiError({ kind: 'rejected', status: 403, code: 'FORBIDDEN' }));
    void send({ type: 'PRESS', press: mark('soup') });
    void send({ type: 'PRESS', press: mark('soup', 'notice') });
    void send({ type: 'PRESS', press: mark('noodles') });
    await replies();
    await replies();
    expect(requests.filter((each) => each !== 'list')).toEqual([
      'soup tomorrow',
      'noodles tomorrow',
    ]);
  });

  test('shows a mark that ends as available, and reads the menu again then', async () => {
    const { change, requests, runtime, view } = await open();
    const start = runtime.clock.now();
    const until = start.add({ minutes: 10 }).toString();
    change('soup', { sold_out: { until }, is_available: false });
    runtime.emit({ type: 'availability.changed' });
    await replies();
    expect(view().soldOutCount).toBe(1);
    change('soup', { sold_out: null, is_available: true });
    runtime.device.advance(10 * 60_000);
    expect(view().soldOutCount).toBe(0);
    await replies();
    expect(requests.filter((each) => each === 'list')).toHaveLength(3);
  });

  test('names a dish of which the choices are sold out', async () => {
    const { view } = await open([{ ...SOUP, is_available: false }]);
    expect(view().sections[0]?.rows[0]).toMatchObject({ because: 'choices', mark: null });
  });

  test('finds by name, other language and part of the menu', async () => {
    const { send, view } = await open([
      { ...CHICKEN, search_words: '瓦煲鸡\nwa bao ji' },
      { ...SOUP, search_words: '汤\ntang' },
    ]);
    await send({ type: 'SEARCH', text: 'wabao' });
    expect(namesOf(view())).toEqual(['claypot-rice: Chicken claypot']);
    await send({ type: 'SEARCH', text: 'pizza' });
    expect(view()).toMatchObject({ status: 'ready', sections: [] });
    await send({ type: 'SEARCH', text: '' });
    await send({ type: 'FILTER', id: 'part-choices' });
    expect(namesOf(view())).toEqual(['part-choices: Large, Small']);
  });

  test('opens a row, which follows the changes, and closes it', async () => {
    const { send, view } = await open();
    await send({ type: 'OPEN', key: 'dish chicken' });
    await send({ type: 'PRESS', press: count(3, 0) });
    expect(view().opened).toMatchObject({ name: 'Chicken claypot', left: 0 });
    await send({ type: 'CLOSE' });
    expect(view().opened).toBeNull();
  });

  test('is failed without a response, and loads when it is retried', async () => {
    const { send, view } = await open(undefined, new ApiError({ kind: 'network' }));
    expect(view().status).toBe('failed');
    await send({ type: 'RETRY' });
    expect(view().status).toBe('ready');
    await send({ type: 'DISMISS' });
    expect(view()).toMatchObject({ done: null, problem: null });
  });
});

test('visits every state and handles every event', () => {
  const machine = availabilityMachine.provide({ actions: { fail: () => undefined } });
  const { states, events } = unvisited(machine, {
    input: { branch_id: 'bangsar' },
    events: [
      { type: 'SEARCH', text: 'a' },
      { type: 'FILTER', id: null },
      { type: 'OPEN', key: 'dish a' },
      { type: 'CLOSE' },
      { type: 'PRESS', press: mark('soup') },
      { type: 'UNDO' },
      { type: 'DISMISS' },
      { type: 'RETRY' },
      { type: 'REPEAT' },
      { type: 'REFRESH' },
      { type: 'xstate.snapshot.list', snapshot: {} },
      { type: 'xstate.done.actor.save', output: { undo: [] } },
      { type: 'xstate.error.actor.save', error: new Error('no') },
    ],
  });
  expect({ states, events }).toEqual({ states: [], events: [] });
});
