import type { Cart } from '@claypot/sdk';
import { assign, fromCallback } from 'xstate';
import { fromRequest } from '../../machines/base/from-request.ts';
import { required } from '../../machines/base/required.ts';
import { createNotCached } from '../../machines/query/not-cached.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import { itemMachine } from './item.machine.ts';
import { loadedContext } from './item.setup.ts';
import { requestedItem } from './item.ts';
import type {
  Addition,
  EditedItem,
  ItemContext,
  ItemEvent,
  ItemOfBranch,
  LoadedItem,
} from './item.types.ts';
import type { ItemDeps, ItemSource } from './item-deps.ts';

type Renewed = Extract<ItemEvent, { type: 'RENEWED' }>;
type Remembered = Extract<ItemEvent, { type: 'REMEMBERED' }>;

const keyOf = ({ branch_id, item_id }: ItemOfBranch) =>
  queryKey<LoadedItem>('item', branch_id, item_id);

/** Creates the item machine for items of one kind, with its requests and side effects. */
export function createItemImplementations(deps: ItemDeps, { load, preview }: ItemSource) {
  const { api, clock, connection, emit } = deps;

  // Loaded lazily: only customers who edit a line need this code.
  async function loadEdited(line: EditedItem, signal: AbortSignal) {
    const code = await import('./load-edited.ts');
    const loaded = await code.loadEdited({ ...deps, load }, line, signal);
    return { ...loaded, loadedAt: clock.now().epochMilliseconds };
  }

  const chosenBefore = (itemId: string) =>
    deps.chosenBefore().filter((choice) => choice.startsWith(`${itemId} `));

  async function loadNew({ branch_id, item_id }: ItemOfBranch, signal: AbortSignal) {
    const before = chosenBefore(item_id);
    // If the chunk fails to load, nothing is preselected and the item can still be ordered.
    const reading = before.length > 0 && import('./last-time.ts').catch(() => false as const);
    const loaded: LoadedItem = {
      ...(await load({ branch_id: required(branch_id), item_id }, { signal })),
      loadedAt: clock.now().epochMilliseconds,
    };
    // For the page, if this is a server; else nothing reads it.
    deps.cache.put(keyOf({ branch_id, item_id }), loaded);
    const code = await reading;
    return code ? { ...loaded, lastTime: code.lastTime(loaded.item, before) } : loaded;
  }

  return itemMachine.provide({
    actors: {
      // Not cached: an outdated quantity in the cart would misidentify a lost addition.
      item: createQuery<ItemOfBranch, LoadedItem>(createNotCached(connection), {
        key: keyOf,
        load: ({ line_id, ...wanted }, signal) =>
          line_id == null ? loadNew(wanted, signal) : loadEdited({ ...wanted, line_id }, signal),
        notFound: ['NOT_FOUND'],
      }),
      changes: fromCallback<Renewed, ItemContext>(({ input, sendBack }) => {
        const controller = new AbortController();
        const { signal } = controller;
        const follow = async () => {
          const { reloadOnChange } = await import('../../places/branch-news/reload-on-change.ts');
          const { branch_id: branchId, item_id, loadedAt } = input;
          if (branchId === null || signal.aborted) return;
          const loadItem = () => load({ branch_id: branchId, item_id }, { signal });
          const onLoaded = ({ item }: LoadedItem, at: number) =>
            sendBack({ type: 'RENEWED', item, at });
          const { clock, followBranch } = deps;
          const options = { branchId, clock, follow: followBranch, loadedAt };
          reloadOnChange({ ...options, load: loadItem, onLoaded }, signal);
        };
        follow().catch(() => undefined);
        return () => controller.abort();
      }),
      memory: fromCallback<Remembered, ItemContext>(({ input, sendBack }) => {
        const { item, item_id, lastTime: known, line_id } = input;
        const before = chosenBefore(item_id);
        const isKnown = known.length > 0 || line_id !== null;
        if (item === null || isKnown || before.length === 0) return;
        import('./last-time.ts').then(
          ({ lastTime }) => sendBack({ type: 'REMEMBERED', lastTime: lastTime(item, before) }),
          () => undefined,
        );
      }),
      cartLoaded: fromRequest<void>(({ signal }) => deps.cartSettled(signal)),
      addToCart: fromRequest<Cart, Addition>(async ({ input, signal }) => {
        const { chosen, item, qty } = input;
        const body = {
          ...deps.identity(),
          ...requestedItem({ item: required(item), chosen: required(chosen), qty }),
          branch_id: required(input.branch_id),
          delivery_method: deps.deliveryMethod(),
          ...(input.line && { replaces: input.line.id }),
        };
        return api.cartCreate({ body }, { signal });
      }),
      readCart: fromRequest<Cart>(({ signal }) =>
        api.cartLoad({ body: deps.identity() }, { signal }),
      ),
      clearCart: fromRequest(async ({ signal }) => {
        await api.cartRemoveAll({ body: deps.identity() }, { signal });
      }),
    },
    guards: { mustLoadCart: () => deps.identity().customer_id !== null },
    actions: {
      findBranch: assign(({ context }) => {
        const branch_id = deps.branchId();
        if (branch_id === null) return { branch_id, preview: null };
        const found = { branch_id, preview: preview(branch_id, context.item_id) };
        const dehydrated =
          context.line_id === null
            ? deps.cache.peekDehydrated(keyOf({ ...context, branch_id }))
            : undefined;
        return dehydrated
          ? { ...found, ...loadedContext({ ...context, branch_id }, dehydrated) }
          : found;
      }),
      chooseBranch: () => emit({ type: 'branch.missed', asked: false }),
      showAdded: ({ context: { line, line_id } }, { cart }) => {
        if (line !== null) emit({ type: 'item.updated', cart });
        else emit({ type: 'item.added', cart, leadsTo: line_id == null ? 'menu' : 'order' });
      },
      refreshCart: () => emit({ type: 'cart.outdated' }),
      notify: (_, { code }) => emit({ type: 'action.rejected', code }),
    },
  });
}
