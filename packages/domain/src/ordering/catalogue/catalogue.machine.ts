import type { Banner, Branch } from '@claypot/sdk';
import { assign, sendTo, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import { renewSnapshot } from '../../machines/query/child-query.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';
import { type QueryView, selectQuery } from '../../machines/query/query.selectors.ts';
import type { CatalogueContext, CatalogueEvent, OfBranch } from './catalogue.types.ts';
import type { Menu } from './sections.ts';

/**
 * Machine of the chosen branch's menu. Menu, branch and banners load in parallel.
 *
 * The menu is shown without banners and without the branch's status, but nothing is shown without
 * the menu. The first snapshot contains the cached data.
 */
export const catalogueMachine = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    children: {} as {
      findBranch: 'findBranch';
      loadMemberData: 'loadMemberData';
      menu: 'menu';
      branch: 'branch';
      banners: 'banners';
    },
  },
  actors: {
    findBranch: unprovidedActor<void>('findBranch'),
    loadMemberData: unprovidedActor<void>('loadMemberData'),
    menu: unprovidedQuery<OfBranch, Menu>(),
    branch: unprovidedQuery<OfBranch, Branch>(),
    banners: unprovidedQuery<undefined, Banner[]>(),
  },
  delays: {
    /** Maximum time of a scroll to a section, in ms. */
    scroll: 1000,
  },
  guards: {
    isChosen: ({ context }) => context.chosen !== null,
    /** True if the order is a delivery and the address is known. */
    hasAddress: unprovidedGuard('hasAddress'),
    /**
     * True for a member: their cart and addresses may come from another device and not be loaded
     * yet.
     */
    isMember: unprovidedGuard('isMember'),
    isNotFound: (_, params: Pick<QueryView<Menu>, 'status'>) => params.status === 'notFound',
    isActive: ({ context }, params: { category_id: string }) =>
      context.active === params.category_id,
  },
  actions: {
    /** Stores the chosen branch in the context. */
    recall: unprovidedAction('recall'),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    search: assign({ search: (_, params: { text: string }) => params.text }),
    activate: assign({ active: (_, params: { category_id: string }) => params.category_id }),
    chooseBranch: unprovidedAction('chooseBranch'),
    renew: renewSnapshot(),
    retryMenu: sendTo('menu', (_, params: { type: 'RETRY' }) => params),
    refreshBranch: sendTo('branch', { type: 'REFRESH' }),
    // Banners are cached for a day, so only failed ones are reloaded.
    retryBanners: sendTo('banners', { type: 'RETRY' }),
  },
}).createMachine({
  id: 'catalogue',
  context: { chosen: null, search: '', active: null, error: null },
  initial: 'opening',
  states: {
    opening: {
      entry: 'recall',
      always: [
        { guard: 'isChosen', target: 'open' },
        { guard: 'hasAddress', target: 'finding' },
        { guard: 'isMember', target: 'loadingMemberData' },
        { target: 'noBranch' },
      ],
    },
    // On another device, a member continues at the branch of their cart or with their delivery
    // address.
    loadingMemberData: {
      invoke: { src: 'loadMemberData', id: 'loadMemberData', onDone: 'memberDataLoaded' },
    },
    memberDataLoaded: {
      entry: 'recall',
      always: [
        { guard: 'isChosen', target: 'open' },
        { guard: 'hasAddress', target: 'finding' },
        { target: 'noBranch' },
      ],
    },
    // A delivery uses the branch nearest to the address unless another one is chosen.
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
      invoke: [
        {
          src: 'menu',
          id: 'menu',
          input: ({ context }) => ({ chosen: context.chosen }),
          onSnapshot: [
            // The branch no longer belongs to the company, so its menu cannot load.
            {
              guard: { type: 'isNotFound', params: ({ event }) => selectQuery(event.snapshot) },
              target: 'noBranch',
            },
            { actions: 'renew' },
          ],
        },
        {
          // The menu is usable without it. Checkout checks the status again before placing an
          // order.
          src: 'branch',
          id: 'branch',
          input: ({ context }) => ({ chosen: context.chosen }),
          onSnapshot: { actions: 'renew' },
        },
        { src: 'banners', id: 'banners', onSnapshot: { actions: 'renew' } },
      ],
      on: {
        SEARCH: { actions: { type: 'search', params: ({ event }) => event } },
        RETRY: {
          actions: [
            { type: 'retryMenu', params: ({ event }) => event },
            'refreshBranch',
            'retryBanners',
          ],
        },
        REFRESH: { actions: 'refreshBranch' },
      },
      initial: 'following',
      states: {
        following: {
          on: {
            SELECT_CATEGORY: {
              target: 'scrolling',
              actions: { type: 'activate', params: ({ event }) => event },
            },
            CATEGORY_IN_VIEW: { actions: { type: 'activate', params: ({ event }) => event } },
          },
        },
        // The sections passed on the way to the pressed one must not be marked.
        scrolling: {
          after: { scroll: 'following' },
          on: {
            SELECT_CATEGORY: {
              target: 'scrolling',
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
});
