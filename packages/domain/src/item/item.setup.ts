import {
  type Cart,
  type CartBranchData,
  type Dish,
  type ErrorCode,
  errorDataOf,
} from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode, isRefusal } from '../machine/failure.ts';
import { unprovided } from '../machine/unprovided.ts';
import type { Addition, ItemContext, ItemEvent, ItemInput } from './item.types.ts';
import { hasLanded, piecesIn } from './landing.ts';
import { missingGroups, reconciled, toggled } from './selection.ts';

/** A line holds no more (the contract's bound); the specification names no upper limit. */
export const MOST_OF_ONE_LINE = 99;

/** Refusals that tell that the menu has changed since the dish was loaded. */
const OUTDATED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'PRICE_CHANGED',
  'ITEM_UNAVAILABLE',
  'SELECT_ALL_REQUIRED_VARIATION',
  'INVALID_REQUEST',
  'NOT_FOUND',
]);

/** What the item machine is made of: its types, actors, guards and actions. */
export const itemSetup = setup({
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
    readCart: unprovided<Cart>('readCart'),
  },
  guards: {
    hasBranch: ({ context }) => context.branch_id !== null,
    isSoldOut: ({ context }) => context.dish?.stock_status === 'Sold Out',
    isComplete: ({ context: { dish, chosen } }) =>
      dish !== null && missingGroups(dish, chosen ?? {}).length === 0,
    isNotFound: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
    isOtherBranch: (_, params: { error: unknown }) =>
      errorDataOf(params.error, 'CART_BRANCH_MISMATCH') !== null,
    isOutdated: (_, params: { error: unknown }) => OUTDATED.has(failureCode(params.error)),
    isUnknown: (_, params: { error: unknown }) => !isRefusal(params.error),
    hasLanded: ({ context }, params: { cart: Cart }) => hasLanded(params.cart, context),
  },
  actions: {
    findBranch: assign({}),
    take: assign(({ context }, params: { dish: Dish }) => ({
      dish: params.dish,
      chosen: reconciled(params.dish, context.chosen),
      inCart: params.dish.cart_qty,
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
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetCart: assign({ inCart: 0 }),
    takeCart: assign({
      inCart: ({ context }, params: { cart: Cart }) => piecesIn(params.cart, context.dish_id),
    }),
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
});
