import type { Cart, CartMethod, Dish, DishSummary, ErrorCode, Identity } from '@claypot/sdk';
import { assign } from 'xstate';
import { fromRequest } from '../machine/from-request.ts';
import type { Ports } from '../ports.ts';
import { pathTo } from '../routes/path-to.ts';
import { itemMachine } from './item.machine.ts';
import type { Addition } from './item.types.ts';
import { selectionList } from './selection.ts';

export interface ItemDeps extends Pick<Ports, 'api' | 'navigation'> {
  identity: () => Identity;
  /** The branch chosen to order from. */
  branchId: () => string | null;
  deliveryMethod: () => CartMethod;
  /** What the menu has loaded of a dish already. */
  preview: (branchId: string, dishId: string) => DishSummary | null;
  replaceCart: (cart: Cart) => void;
  refreshCart: () => void;
  onAdded: () => void;
  onFailure: (code: ErrorCode) => void;
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('A dish was asked for before it was known');
  return value;
}

/** The item machine with its requests and what follows them. */
export function createItemImplementations(deps: ItemDeps) {
  const { api, navigation } = deps;
  return itemMachine.provide({
    actors: {
      loadDish: fromRequest<Dish, { branch_id: string | null; dish_id: string }>(
        ({ input, signal }) => {
          const path = { branch_id: required(input.branch_id), dish_id: input.dish_id };
          return api.dishDetail({ path, body: deps.identity() }, { signal });
        },
      ),
      addToCart: fromRequest<Cart, Addition>(async ({ input, signal }) => {
        const dish = required(input.dish);
        const body = {
          ...deps.identity(),
          item_id: dish.id,
          type: 'dish' as const,
          qty: input.qty,
          variation: selectionList(dish, required(input.chosen)),
          branch_id: required(input.branch_id),
          delivery_method: deps.deliveryMethod(),
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
    actions: {
      findBranch: assign(({ context }) => {
        const branch_id = deps.branchId();
        return {
          branch_id,
          preview: (branch_id && deps.preview(branch_id, context.dish_id)) || null,
        };
      }),
      chooseBranch: () => navigation.to(pathTo('branchList'), { replace: true }),
      showAdded: (_, { cart }) => {
        deps.replaceCart(cart);
        deps.onAdded();
        navigation.to(pathTo('menu'), { replace: true });
      },
      refreshCart: () => deps.refreshCart(),
      notify: (_, { code }) => deps.onFailure(code),
    },
  });
}
