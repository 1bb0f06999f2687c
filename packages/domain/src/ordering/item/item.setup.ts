import { type Cart, type CartBranchData, type ErrorCode, errorDataOf } from '@claypot/sdk';
import { assign, sendTo, setup } from 'xstate';
import { failureCode, isBusinessError } from '../../machines/base/failure.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import { renewSnapshot } from '../../machines/query/child-query.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';
import type { QueryView } from '../../machines/query/query.selectors.ts';
import { type ChoiceGroup, type ChosenVariations, chosenOf } from './choices/choice-group.ts';
import { counted, missingGroups, reconciled, selectionList, toggled } from './choices/selection.ts';
import { questionsOf, recordOf } from './item.ts';
import type {
  Addition,
  Item,
  ItemContext,
  ItemEvent,
  ItemInput,
  ItemOfBranch,
  LastTime,
  LoadedItem,
} from './item.types.ts';
import { hasReplaced, isInCart, piecesIn } from './landing.ts';
import { MAX_LINE_QTY } from './max-line-qty.ts';
import { lowestItemPrice } from './total.ts';

/** Error codes that mean the menu has changed since the item was loaded. */
const OUTDATED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'PRICE_CHANGED',
  'ITEM_UNAVAILABLE',
  'SELECT_ALL_REQUIRED_VARIATION',
  'INVALID_REQUEST',
  'NOT_FOUND',
]);

/** Returns the key of an item in the cart. */
function keyOf(item: Item) {
  return { type: item.type, id: recordOf(item).id };
}

/** Returns the choices after a press in one of the shown groups. */
function withChoice(
  { chosen, item }: ItemContext,
  groupId: string,
  press: (group: ChoiceGroup, picked: readonly string[]) => readonly string[],
): ChosenVariations | null {
  if (item === null || chosen === null) return chosen;
  const questions = questionsOf(item);
  const group = questions(chosen).find(({ id }) => id === groupId);
  if (group === undefined) return chosen;
  const picked = press(group, chosen[group.id] ?? []);
  return reconciled(questions, { ...chosen, [group.id]: picked });
}

/**
 * Returns the context for a loaded item. Current choices stay, else the choices of the edited line
 * or of the last order apply.
 */
export function loadedContext(
  { chosen, line: known, qty }: ItemContext,
  data: LoadedItem,
): Partial<ItemContext> {
  const { edited, inCart, item, lastTime, loadedAt = 0 } = data;
  const questions = questionsOf(item);
  const line = edited?.line ?? null;
  const isFirst = chosen === null && known === null && line !== null;
  return {
    item,
    inCart,
    line,
    loadedAt,
    ...(chosen === null && lastTime && { lastTime: lastTime.names }),
    ...(edited && { branch_id: edited.branch_id, lost: edited.lost }),
    qty: isFirst ? line.qty : qty,
    chosen: reconciled(
      questions,
      isFirst ? (edited?.chosen ?? null) : (chosen ?? lastTime?.chosen ?? null),
    ),
  };
}

/** Returns the context for an item of which the availability has changed. */
function renewedContext(
  { chosen: before, item: previous }: ItemContext,
  item: Item,
  loadedAt: number,
): Partial<ItemContext> {
  const chosen = reconciled(questionsOf(item), before);
  const lost =
    previous === null || before === null
      ? []
      : questionsOf(previous)(before).flatMap((group) =>
          chosenOf(group, before)
            .filter(({ id }) => !(chosen[group.id] ?? []).includes(id))
            .map(({ variation_name }) => variation_name),
        );
  return { item, chosen, loadedAt, ...(lost.length > 0 && { lost }) };
}

export const itemSetup = setup({
  types: {
    context: {} as ItemContext,
    events: {} as ItemEvent,
    input: {} as ItemInput,
    tags: {} as 'shown' | 'busy',
    children: {} as {
      item: 'item';
      addToCart: 'addToCart';
      clearCart: 'clearCart';
      readCart: 'readCart';
      cartLoaded: 'cartLoaded';
      rereadCart: 'readCart';
      changes: 'changes';
      memory: 'memory';
    },
  },
  actors: {
    item: unprovidedQuery<ItemOfBranch, LoadedItem>(),
    addToCart: unprovidedActor<Cart, Addition>('addToCart'),
    clearCart: unprovidedActor<void>('clearCart'),
    readCart: unprovidedActor<Cart>('readCart'),
    cartLoaded: unprovidedActor<void>('cartLoaded'),
    changes: unprovidedCallback<Extract<ItemEvent, { type: 'RENEWED' }>, ItemContext>('changes'),
    /** Sends `REMEMBERED` if the item came with the page, which does not know this device. */
    memory: unprovidedCallback<Extract<ItemEvent, { type: 'REMEMBERED' }>, ItemContext>('memory'),
  },
  guards: {
    /** True if the cart may have been filled on another device, at a branch not known here. */
    mustLoadCart: unprovidedGuard('mustLoadCart'),
    hasBranch: ({ context }) => context.branch_id !== null || context.line_id != null,
    /** True if the item came with the page. */
    isDehydrated: ({ context }) => context.item !== null,
    isUntouched: ({ context: { attempts, chosen, item, line, qty } }) =>
      item !== null &&
      line === null &&
      attempts === 0 &&
      qty === 1 &&
      JSON.stringify(chosen) === JSON.stringify(reconciled(questionsOf(item), null)),
    isSoldOut: ({ context: { item } }) => item !== null && lowestItemPrice(item) === null,
    isAvailable: (_, params: { item: Item }) => lowestItemPrice(params.item) !== null,
    isComplete: ({ context: { item, chosen } }) =>
      item !== null && missingGroups(questionsOf(item), chosen ?? {}).length === 0,
    isLoaded: (_, params: Pick<QueryView<LoadedItem>, 'status'>) => params.status === 'ready',
    isNotFound: (_, params: Pick<QueryView<LoadedItem>, 'status'>) => params.status === 'notFound',
    hasFailed: (_, params: Pick<QueryView<LoadedItem>, 'status'>) => params.status === 'failed',
    isOtherBranch: (_, params: { error: unknown }) =>
      errorDataOf(params.error, 'CART_BRANCH_MISMATCH') !== null,
    isOutdated: (_, params: { error: unknown }) => OUTDATED.has(failureCode(params.error)),
    isOutcomeUnknown: (_, params: { error: unknown }) => !isBusinessError(params.error),
    isLineNotFound: ({ context }, params: { error: unknown }) =>
      context.line !== null && failureCode(params.error) === 'NOT_FOUND',
    isInCart: ({ context: { chosen, item, line, qty, inCart } }, params: { cart: Cart }) => {
      if (item === null) return false;
      if (line === null) return isInCart(params.cart, { item: keyOf(item), qty, inCart });
      const selection = selectionList(questionsOf(item), chosen ?? {});
      return hasReplaced(params.cart, { line, selection, qty });
    },
  },
  actions: {
    findBranch: unprovidedAction('findBranch'),
    renew: renewSnapshot(),
    retryItem: sendTo('item', { type: 'RETRY' }),
    setItem: assign(({ context }, { data }: Pick<QueryView<LoadedItem>, 'data'>) =>
      data === null ? {} : loadedContext(context, data),
    ),
    remember: assign((_, { lastTime }: { lastTime: LastTime }) => ({
      chosen: lastTime.chosen,
      lastTime: lastTime.names,
    })),
    /** The quantity in the cart stays: it identifies a lost addition. */
    renewItem: assign(({ context }, { item, at }: { item: Item; at: number }) =>
      renewedContext(context, item, at),
    ),
    choose: assign({
      chosen: ({ context }, params: { option_id: string; variation_id: string }) =>
        withChoice(context, params.option_id, (group, picked) =>
          toggled(group, picked, params.variation_id),
        ),
    }),
    count: assign({
      chosen: ({ context }, params: { option_id: string; variation_id: string; qty: number }) =>
        withChoice(context, params.option_id, (group, picked) =>
          counted(group, picked, params.variation_id, params.qty),
        ),
    }),
    increase: assign({ qty: ({ context }) => Math.min(MAX_LINE_QTY, context.qty + 1) }),
    decrease: assign({ qty: ({ context }) => Math.max(1, context.qty - 1) }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearInCart: assign({ inCart: 0, line: null }),
    setCart: assign({
      inCart: ({ context: { item } }, params: { cart: Cart }) =>
        item === null ? 0 : piecesIn(params.cart, keyOf(item)),
      line: ({ context: { line } }, params: { cart: Cart }) =>
        params.cart.lines.find(({ id }) => id === line?.id) ?? null,
    }),
    nameOtherBranch: assign({
      otherBranch: (_, params: { error: unknown }): CartBranchData | null =>
        errorDataOf(params.error, 'CART_BRANCH_MISMATCH'),
    }),
    chooseBranch: unprovidedAction('chooseBranch'),
    showAdded: unprovidedAction<{ cart: Cart }>('showAdded'),
    refreshCart: unprovidedAction('refreshCart'),
    notify: unprovidedAction<{ code: ErrorCode }>('notify'),
  },
});
