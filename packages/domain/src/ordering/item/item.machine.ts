import { failureCode } from '../../machines/base/failure.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { itemSetup } from './item.setup.ts';
import type { ItemContext } from './item.types.ts';

/** Loads the item again when the menu changes, without disturbing the customer. */
const followChanges = {
  src: 'changes',
  id: 'changes',
  input: ({ context }: { context: ItemContext }) => context,
} as const;

/**
 * Machine for configuring a dish, a package or a hot deal and adding it to the cart.
 *
 * - An item with missing required choices is never sent. Data from the server overrides the shown
 *   data.
 * - If a response is lost, the cart is checked before another attempt, because adding twice creates
 *   two.
 * - To edit a cart line, the machine starts with the line's choices and replaces it. If the line no
 *   longer exists, the item is added instead.
 */
export const itemMachine = itemSetup.createMachine({
  id: 'item',
  context: ({ input }) => ({
    item_id: input.item_id,
    line_id: input.line_id ?? null,
    branch_id: null,
    preview: null,
    item: null,
    chosen: null,
    qty: 1,
    attempts: 0,
    inCart: 0,
    line: null,
    lost: [],
    lastTime: [],
    otherBranch: null,
    loadedAt: 0,
  }),
  initial: 'opening',
  states: {
    opening: {
      entry: 'findBranch',
      always: [
        { guard: 'isDehydrated', target: 'checkingStock' },
        { guard: 'hasBranch', target: 'reading' },
        { guard: 'mustLoadCart', target: 'loadingCart' },
        { target: 'noBranch' },
      ],
    },
    // On another device, a member continues at the branch of their cart.
    loadingCart: { invoke: { src: 'cartLoaded', id: 'cartLoaded', onDone: 'cartReady' } },
    cartReady: {
      entry: 'findBranch',
      always: [{ guard: 'hasBranch', target: 'reading' }, { target: 'noBranch' }],
    },
    noBranch: { entry: 'chooseBranch' },
    reading: {
      on: { RETRY: { actions: 'retryItem' } },
      invoke: {
        src: 'item',
        id: 'item',
        input: ({ context }) => context,
        onSnapshot: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => selectQuery(event.snapshot) },
            target: 'checkingStock',
            actions: { type: 'setItem', params: ({ event }) => selectQuery(event.snapshot) },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => selectQuery(event.snapshot) },
            target: 'notFound',
          },
          { actions: 'renew' },
        ],
      },
    },
    checkingStock: { always: [{ guard: 'isSoldOut', target: 'soldOut' }, { target: 'editing' }] },
    notFound: {},
    soldOut: {
      tags: 'shown',
      invoke: followChanges,
      on: {
        RENEWED: [
          {
            guard: { type: 'isAvailable', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'renewItem', params: ({ event }) => event },
          },
          { actions: { type: 'renewItem', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      tags: 'shown',
      initial: 'choosing',
      invoke: [
        followChanges,
        { src: 'memory', id: 'memory', input: ({ context }: { context: ItemContext }) => context },
      ],
      on: {
        REMEMBERED: {
          guard: 'isUntouched',
          actions: { type: 'remember', params: ({ event }) => event },
        },
        RENEWED: [
          {
            guard: { type: 'isAvailable', params: ({ event }) => event },
            actions: { type: 'renewItem', params: ({ event }) => event },
          },
          {
            target: 'soldOut',
            actions: { type: 'renewItem', params: ({ event }) => event },
          },
        ],
        CHOOSE: { target: '.choosing', actions: { type: 'choose', params: ({ event }) => event } },
        COUNT: { target: '.choosing', actions: { type: 'count', params: ({ event }) => event } },
        INCREASE: { target: '.choosing', actions: 'increase' },
        DECREASE: { target: '.choosing', actions: 'decrease' },
        ADD: [
          { guard: 'isComplete', target: 'adding' },
          {
            target: '.choosing',
            actions: [
              'countAttempt',
              { type: 'notify', params: { code: 'SELECT_ALL_REQUIRED_VARIATION' } },
            ],
          },
        ],
      },
      states: {
        choosing: {},
        // The lost request may still arrive, so the cart is checked again before a second request.
        notAdded: { on: { ADD: '#item.rechecking' } },
      },
    },
    confirmingOtherBranch: {
      tags: 'shown',
      on: { CONFIRM: 'clearing', DISMISS: 'editing' },
    },
    clearing: {
      tags: ['shown', 'busy'],
      invoke: {
        src: 'clearCart',
        id: 'clearCart',
        onDone: { target: 'adding', actions: ['clearInCart', 'refreshCart'] },
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
          { guard: { type: 'isOutcomeUnknown', params: ({ event }) => event }, target: 'checking' },
          // After the reload, the screen shows if the line or the item no longer exists.
          { guard: { type: 'isLineNotFound', params: ({ event }) => event }, target: 'updating' },
          {
            guard: { type: 'isOtherBranch', params: ({ event }) => event },
            target: 'confirmingOtherBranch',
            actions: { type: 'nameOtherBranch', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'updating',
            actions: [
              'countAttempt',
              { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
            ],
          },
          {
            target: 'editing',
            actions: {
              type: 'notify',
              params: ({ event }) => ({ code: failureCode(event.error) }),
            },
          },
        ],
      },
    },
    // Reloads the item and keeps the choices that it still offers.
    updating: {
      tags: ['shown', 'busy'],
      invoke: {
        src: 'item',
        id: 'item',
        input: ({ context }) => context,
        onSnapshot: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => selectQuery(event.snapshot) },
            target: 'checkingStock',
            actions: { type: 'setItem', params: ({ event }) => selectQuery(event.snapshot) },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => selectQuery(event.snapshot) },
            target: 'notFound',
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => selectQuery(event.snapshot) },
            target: 'editing',
          },
        ],
      },
    },
    checking: {
      tags: ['shown', 'busy'],
      invoke: {
        src: 'readCart',
        id: 'readCart',
        onDone: [
          {
            guard: { type: 'isInCart', params: ({ event }) => ({ cart: event.output }) },
            target: 'added',
            actions: { type: 'showAdded', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'editing.notAdded',
            actions: [
              { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
              { type: 'notify', params: { code: 'ERROR' } },
            ],
          },
        ],
        onError: {
          target: 'outcomeUnknown',
          actions: { type: 'notify', params: { code: 'ERROR' } },
        },
      },
    },
    rechecking: {
      tags: ['shown', 'busy'],
      invoke: {
        src: 'readCart',
        id: 'rereadCart',
        onDone: [
          {
            guard: { type: 'isInCart', params: ({ event }) => ({ cart: event.output }) },
            target: 'added',
            actions: { type: 'showAdded', params: ({ event }) => ({ cart: event.output }) },
          },
          { target: 'adding' },
        ],
        onError: {
          target: 'outcomeUnknown',
          actions: { type: 'notify', params: { code: 'ERROR' } },
        },
      },
    },
    outcomeUnknown: { tags: 'shown', on: { RETRY: 'checking' } },
    added: { tags: ['shown', 'busy'] },
  },
});
