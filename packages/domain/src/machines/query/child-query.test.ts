import { ApiError } from '@claypot/sdk';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createActor, type SnapshotFrom, setup } from 'xstate';
import { controlledClock } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { renewSnapshot, selectChildQuery } from './child-query.ts';
import { createQuery } from './query.implementation.ts';
import { unprovidedQuery } from './query.machine.ts';
import { createQueryCache } from './query-cache.ts';
import { queryKey } from './query-key.ts';

type Dishes = readonly string[];

const menuMachine = setup({
  types: { events: {} as { type: 'CLOSE' }, children: {} as { dishes: 'dishes' } },
  actors: { dishes: unprovidedQuery<{ branch: string }, Dishes>() },
  guards: { isGone: (_, params: { status: string }) => params.status === 'notFound' },
  actions: { renew: renewSnapshot() },
}).createMachine({
  id: 'menu',
  initial: 'open',
  states: {
    open: {
      on: { CLOSE: 'closed' },
      invoke: {
        src: 'dishes',
        id: 'dishes',
        input: { branch: 'bangsar' },
        onSnapshot: [
          {
            guard: {
              type: 'isGone',
              params: ({ event }) => selectChildQuery({ getSnapshot: () => event.snapshot }),
            },
            target: 'closed',
          },
          { actions: 'renew' },
        ],
      },
    },
    closed: {},
  },
});

const select = (snapshot: SnapshotFrom<typeof menuMachine>) =>
  selectChildQuery(snapshot.children.dishes);

function setUp() {
  const cache = createQueryCache(controlledClock());
  const load = vi.fn<(branch: string) => Promise<Dishes>>();
  const dishes = createQuery<{ branch: string }, Dishes>(cache, {
    key: ({ branch }) => queryKey('dishes', branch),
    load: ({ branch }) => load(branch),
    notFound: ['NOT_FOUND'],
  });
  return { cache, load, open: () => createActor(menuMachine.provide({ actors: { dishes } })) };
}

describe('query invoked by a flow', () => {
  it('is read through the flow with its types, and updates the flow’s snapshot', async () => {
    const { load, open } = setUp();
    const menu = open();
    load.mockResolvedValue(['Rice']);
    const emitted: string[] = [];
    let before: unknown;
    menu.subscribe((snapshot) => {
      if (snapshot !== before) emitted.push(select(snapshot).status);
      before = snapshot;
    });
    menu.start();
    await replies();
    expect(load).toHaveBeenCalledExactlyOnceWith('bangsar');
    expect(emitted.at(0)).toBe('loading');
    expect(emitted.at(-1)).toBe('ready');
    const { data } = select(menu.getSnapshot());
    expectTypeOf(data).toEqualTypeOf<Dishes | null>();
    expect(data).toEqual(['Rice']);
  });

  it('shows cached data before the flow is started', () => {
    const { cache, open } = setUp();
    cache.put(queryKey<Dishes>('dishes', 'bangsar'), ['Soup']);
    expect(select(open().getSnapshot())).toMatchObject({ status: 'ready', data: ['Soup'] });
  });

  it('can trigger a transition of the flow', async () => {
    const { load, open } = setUp();
    const menu = open();
    load.mockRejectedValue(new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 }));
    menu.start();
    await replies();
    expect(menu.getSnapshot().value).toBe('closed');
    expect(select(menu.getSnapshot()).status).toBe('loading');
  });
});
