import type { Banner, Branch } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../machine/failure.ts';
import { unprovidedActor } from '../machine/placeholder.ts';
import type { CatalogueContext, CatalogueEvent, ChosenBranch } from './catalogue.types.ts';
import { isEmptyMenu, type Menu } from './sections.ts';

/**
 * The menu of the chosen branch. Menu, branch and banners are asked for at once and arrive on
 * their own: a menu is shown without banners, and without knowing whether the branch is open, but
 * nothing is shown without the menu. What was known before stands in the first snapshot.
 */
export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, events: {} as CatalogueEvent },
  actors: {
    findBranch: unprovidedActor<void>('findBranch'),
    loadMenu: unprovidedActor<Menu, { chosen: ChosenBranch | null }>('loadMenu'),
    loadBranch: unprovidedActor<Branch, { chosen: ChosenBranch | null }>('loadBranch'),
    loadBanners: unprovidedActor<Banner[]>('loadBanners'),
  },
  delays: {
    /** Until the branch opens or closes. */
    turn: () => 60 * 60 * 1000,
    /** The longest a scroll to a section is under way. */
    scroll: 1000,
  },
  guards: {
    isChosen: ({ context }) => context.chosen !== null,
    /** It is to be delivered, and known where to. */
    hasAddress: () => false,
    isKnown: ({ context }) => context.menu !== null,
    isFresh: () => false,
    isEmpty: ({ context }) => context.menu !== null && isEmptyMenu(context.menu),
    isNotFound: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
    isActive: ({ context }, params: { category_id: string }) =>
      context.active === params.category_id,
  },
  actions: {
    /** Takes the chosen branch, and what is already known of it, into the context. */
    recall: assign({}),
    takeMenu: assign({ menu: (_, params: { menu: Menu }) => params.menu, error: null }),
    takeBranch: assign({ branch: (_, params: { branch: Branch }) => params.branch }),
    takeBanners: assign({ banners: (_, params: { banners: Banner[] }) => params.banners }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    search: assign({ search: (_, params: { text: string }) => params.text }),
    activate: assign({ active: (_, params: { category_id: string }) => params.category_id }),
    chooseBranch: () => {},
  },
}).createMachine({
  id: 'catalogue',
  context: {
    chosen: null,
    menu: null,
    branch: null,
    banners: [],
    search: '',
    active: null,
    error: null,
  },
  initial: 'opening',
  states: {
    opening: {
      entry: 'recall',
      always: [
        { guard: 'isChosen', target: 'open' },
        { guard: 'hasAddress', target: 'finding' },
        { target: 'noBranch' },
      ],
    },
    // An order to be delivered comes from the branch nearest to it unless another is chosen.
    finding: {
      invoke: {
        src: 'findBranch',
        id: 'findBranch',
        onDone: 'opening',
        onError: { target: 'notFound', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    notFound: { on: { RETRY: 'finding', REFRESH: 'finding' } },
    noBranch: { entry: 'chooseBranch' },
    open: {
      type: 'parallel',
      on: { SEARCH: { actions: { type: 'search', params: ({ event }) => event } } },
      states: {
        menu: {
          initial: 'opening',
          states: {
            opening: {
              always: [
                { guard: 'isFresh', target: 'settled' },
                { guard: 'isKnown', target: 'refreshing' },
                { target: 'loading' },
              ],
            },
            loading: {
              invoke: {
                src: 'loadMenu',
                id: 'loadMenu',
                input: ({ context }) => ({ chosen: context.chosen }),
                onDone: {
                  target: 'settled',
                  actions: { type: 'takeMenu', params: ({ event }) => ({ menu: event.output }) },
                },
                onError: [
                  // The branch is no longer the company's: its menu will never come.
                  {
                    guard: { type: 'isNotFound', params: ({ event }) => event },
                    target: '#catalogue.noBranch',
                  },
                  { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
                ],
              },
            },
            failed: { on: { RETRY: 'loading', REFRESH: 'loading' } },
            settled: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'ready' }] },
            ready: { on: { REFRESH: 'refreshing' } },
            empty: { on: { REFRESH: 'refreshing' } },
            stale: { on: { REFRESH: 'refreshing', RETRY: 'refreshing' } },
            refreshing: {
              invoke: {
                src: 'loadMenu',
                id: 'reloadMenu',
                input: ({ context }) => ({ chosen: context.chosen }),
                onDone: {
                  target: 'settled',
                  actions: { type: 'takeMenu', params: ({ event }) => ({ menu: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isNotFound', params: ({ event }) => event },
                    target: '#catalogue.noBranch',
                  },
                  { target: 'stale', actions: { type: 'fail', params: ({ event }) => event } },
                ],
              },
            },
          },
        },
        branch: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadBranch',
                id: 'loadBranch',
                input: ({ context }) => ({ chosen: context.chosen }),
                onDone: {
                  target: 'resting',
                  actions: {
                    type: 'takeBranch',
                    params: ({ event }) => ({ branch: event.output }),
                  },
                },
                // The menu can be read without; checkout asks again before it takes an order.
                onError: 'resting',
              },
            },
            resting: {
              after: { turn: 'loading' },
              on: { REFRESH: 'loading', RETRY: 'loading' },
            },
          },
        },
        banners: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadBanners',
                id: 'loadBanners',
                onDone: {
                  target: 'resting',
                  actions: {
                    type: 'takeBanners',
                    params: ({ event }) => ({ banners: event.output }),
                  },
                },
                onError: 'resting',
              },
            },
            resting: { on: { REFRESH: 'loading', RETRY: 'loading' } },
          },
        },
        scroll: {
          initial: 'following',
          states: {
            following: {
              on: {
                SELECT_CATEGORY: {
                  target: 'travelling',
                  actions: { type: 'activate', params: ({ event }) => event },
                },
                CATEGORY_IN_VIEW: { actions: { type: 'activate', params: ({ event }) => event } },
              },
            },
            // The sections between here and the one pressed pass by and must not light up.
            travelling: {
              after: { scroll: 'following' },
              on: {
                // Of the region it would be reentered with all others: the whole menu would begin anew.
                SELECT_CATEGORY: {
                  target: 'travelling',
                  reenter: true,
                  actions: { type: 'activate', params: ({ event }) => event },
                },
                SCROLL_SETTLED: 'following',
                CATEGORY_IN_VIEW: {
                  guard: { type: 'isActive', params: ({ event }) => event },
                  target: 'following',
                },
              },
            },
          },
        },
      },
    },
  },
});
