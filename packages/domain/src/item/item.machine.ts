import {
  type Cart,
  type CartBranchData,
  type Dish,
  type ErrorCode,
  errorDataOf,
} from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../machine/failure.ts';
import { unprovided } from '../machine/unprovided.ts';
import type { Addition, ItemContext, ItemEvent, ItemInput } from './item.types.ts';
import { missingGroups, reconciled, toggled } from './selection.ts';

/** A line holds no more (the contract's bound); the specification names no upper limit. */
export const MOST_OF_ONE_LINE = 99;

/**
 * Choosing a dish: its options, how many, and into the cart. Nothing that misses a required choice
 * leaves this machine; what the server knows better is shown as the server says it.
 */
export const itemMachine = setup({
  types: {
    context: {} as ItemContext,
    events: {} as ItemEvent,
    input: {} as ItemInput,
    tags: {} as 'loading' | 'shown' | 'busy',
  },
  actors: {
    loadDish: unprovided<Dish, { branch_id: string | null; dish_id: string }>('loadDish'),
    addToCart: unprovided<Cart, Addition>('addToCart'),
    clearCart: unprovided<void>('clearCart'),
  },
  guards: {
    hasBranch: ({ context }) => context.branch_id !== null,
    isSoldOut: ({ context }) => context.dish?.stock_status === 'Sold Out',
    isComplete: ({ context: { dish, chosen } }) =>
      dish !== null && missingGroups(dish, chosen ?? {}).length === 0,
    isNotFound: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
    isOtherBranch: (_, params: { error: unknown }) =>
      errorDataOf(params.error, 'CART_BRANCH_MISMATCH') !== null,
    /** The menu has changed since the dish was loaded: load it again, keep what can be kept. */
    isOutdated: (_, params: { error: unknown }) =>
      ['PRICE_CHANGED', 'ITEM_UNAVAILABLE', 'SELECT_ALL_REQUIRED_VARIATION'].includes(
        failureCode(params.error),
      ),
  },
  actions: {
    findBranch: assign({}),
    take: assign(({ context }, params: { dish: Dish }) => ({
      dish: params.dish,
      chosen: reconciled(params.dish, context.chosen),
      error: null,
    })),
    choose: assign({
      chosen: (
        { context: { dish, chosen } },
        params: { option_id: string; variation_id: string },
      ) => {
        const option = dish?.dish_option.find(({ id }) => id === params.option_id);
        if (option === undefined) return chosen;
        const picked = toggled(option, chosen?.[option.id] ?? [], params.variation_id);
        return { ...chosen, [option.id]: picked };
      },
    }),
    increase: assign({ qty: ({ context }) => Math.min(MOST_OF_ONE_LINE, context.qty + 1) }),
    decrease: assign({ qty: ({ context }) => Math.max(1, context.qty - 1) }),
    try: assign({ tried: true }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    nameOtherBranch: assign({
      otherBranch: (_, params: { error: unknown }): CartBranchData | null =>
        errorDataOf(params.error, 'CART_BRANCH_MISMATCH'),
    }),
    chooseBranch: () => {},
    showAdded: (_, _params: { cart: Cart }) => {},
    refreshCart: () => {},
    notify: (_, _params: { code: ErrorCode }) => {},
  },
}).createMachine({
  id: 'item',
  context: ({ input }) => ({
    dish_id: input.dish_id,
    branch_id: null,
    preview: null,
    dish: null,
    chosen: null,
    qty: 1,
    tried: false,
    otherBranch: null,
    error: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      entry: 'findBranch',
      always: [{ guard: 'hasBranch', target: 'loading' }, { target: 'noBranch' }],
    },
    noBranch: { entry: 'chooseBranch' },
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadDish',
        id: 'loadDish',
        input: ({ context }) => context,
        onDone: {
          target: 'sorting',
          actions: { type: 'take', params: ({ event }) => ({ dish: event.output }) },
        },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    sorting: { always: [{ guard: 'isSoldOut', target: 'soldOut' }, { target: 'editing' }] },
    failed: { on: { RETRY: 'loading' } },
    notFound: {},
    soldOut: { tags: 'shown' },
    editing: {
      tags: 'shown',
      initial: 'choosing',
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        INCREASE: { actions: 'increase' },
        DECREASE: { actions: 'decrease' },
        ADD: [
          { guard: 'isComplete', target: 'adding' },
          { target: '.choosing', actions: 'try' },
        ],
      },
      states: {
        choosing: {},
        confirmingOtherBranch: {
          on: { CONFIRM: '#item.clearing', DISMISS: 'choosing', CHOOSE: {}, ADD: {} },
        },
      },
    },
    clearing: {
      tags: ['shown', 'busy'],
      invoke: {
        src: 'clearCart',
        id: 'clearCart',
        onDone: 'adding',
        onError: {
          target: 'editing',
          actions: [
            'refreshCart',
            { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
          ],
        },
      },
    },
    adding: {
      tags: ['shown', 'busy'],
      invoke: {
        src: 'addToCart',
        id: 'addToCart',
        input: ({ context }) => context,
        onDone: {
          target: 'added',
          actions: { type: 'showAdded', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOtherBranch', params: ({ event }) => event },
            target: 'editing.confirmingOtherBranch',
            actions: { type: 'nameOtherBranch', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loading',
            actions: [
              'try',
              { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
            ],
          },
          {
            target: 'editing',
            // A lost reply may have added it all the same: the cart shows whether it did.
            actions: [
              'refreshCart',
              { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
            ],
          },
        ],
      },
    },
    added: { tags: ['shown', 'busy'] },
  },
});
