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
 * The menu of the chosen branch. Menu, branch and banners are asked for at once and arrive on
 * their own: a menu is shown without banners, and without knowing whether the branch is open, but
 * nothing is shown without the menu. What was known before stands in the first snapshot.
 */
export const catalogueMachine = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    children: {} as {
      findBranch: 'findBranch';
      cameBack: 'cameBack';
      menu: 'menu';
      branch: 'branch';
      banners: 'banners';
    },
  },
  actors: {
    findBranch: unprovidedActor<void>('findBranch'),
    cameBack: unprovidedActor<void>('cameBack'),
    menu: unprovidedQuery<OfBranch, Menu>(),
    branch: unprovidedQuery<OfBranch, Branch>(),
    banners: unprovidedQuery<undefined, Banner[]>(),
  },
  delays: {
    /** The longest a scroll to a section is under way. */
    scroll: 1000,
  },
  guards: {
    isChosen: ({ context }) => context.chosen !== null,
    /** It is to be delivered, and known where to. */
    hasAddress: unprovidedGuard('hasAddress'),
    /** Their cart and addresses may be of another device, and not known here yet. */
    isMember: unprovidedGuard('isMember'),
    isNotFound: (_, params: Pick<QueryView<Menu>, 'status'>) => params.status === 'notFound',
    isActive: ({ context }, params: { category_id: string }) =>
      context.active === params.category_id,
  },
  actions: {
    /** Takes the chosen branch into the context. */
    recall: unprovidedAction('recall'),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    search: assign({ search: (_, params: { text: string }) => params.text }),
    activate: assign({ active: (_, params: { category_id: string }) => params.category_id }),
    chooseBranch: unprovidedAction('chooseBranch'),
    renew: renewSnapshot(),
    askMenu: sendTo('menu', (_, params: { type: 'RETRY' }) => params),
    askBranch: sendTo('branch', { type: 'REFRESH' }),
    // They keep for a day: only those that did not come are asked for again.
    askBanners: sendTo('banners', { type: 'RETRY' }),
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
        { guard: 'isMember', target: 'comingBack' },
        { target: 'noBranch' },
      ],
    },
    // Who comes back on another device orders on where their cart is, or has it brought to them.
    comingBack: { invoke: { src: 'cameBack', id: 'cameBack', onDone: 'back' } },
    back: {
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
      invoke: [
        {
          src: 'menu',
          id: 'menu',
          input: ({ context }) => ({ chosen: context.chosen }),
          onSnapshot: [
            // The branch is no longer the company's: its menu will never come.
            {
              guard: { type: 'isNotFound', params: ({ event }) => selectQuery(event.snapshot) },
              target: 'noBranch',
            },
            { actions: 'renew' },
          ],
        },
        {
          // The menu can be read without; checkout asks again before it takes an order.
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
          actions: [{ type: 'askMenu', params: ({ event }) => event }, 'askBranch', 'askBanners'],
        },
        REFRESH: { actions: 'askBranch' },
      },
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
});
