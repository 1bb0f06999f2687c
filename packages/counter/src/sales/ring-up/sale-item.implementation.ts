import {
  type Addition,
  cachedDish,
  cachedPackage,
  createDishItem,
  createHotDealItem,
  createPackageItem,
  orderedItem,
} from '@claypot/domain/counter-flows';
import { fromRequest, required } from '@claypot/domain/flows';
import type { itemMachine } from '@claypot/domain/ordering';
import type { Cart, ItemType } from '@claypot/sdk';
import type { CounterRuntime } from '../../app/ports.ts';
import { followMenu } from './follow-menu.ts';
import { lineOfItem, type NewLine } from './new-line.ts';
import type { SaleMenuDeps } from './sale-menu.implementation.ts';
import { NO_CART, NO_OWNER } from './staff-menu-api.ts';

export interface SaleItemDeps extends SaleMenuDeps, Pick<CounterRuntime, 'connection'> {
  /** Called with the line once its choices are complete. */
  onLine: (line: NewLine) => void;
}

const CREATE = { dish: createDishItem, package: createPackageItem, hot_deal: createHotDealItem };

/**
 * Creates the form of a dish, a package or a hot deal: the customers' form, which gives its line to
 * the bill instead of a cart. Start it with `input: { item_id }`.
 */
export function createSaleItem(deps: SaleItemDeps, type: ItemType): typeof itemMachine {
  const { branch, cache, clock, connection, events, menuApi, onLine } = deps;
  return CREATE[type]({
    api: menuApi,
    cache,
    clock,
    connection,
    identity: () => NO_OWNER,
    branchId: () => branch.id,
    deliveryMethod: () => 'pickup',
    chosenBefore: () => [],
    cartSettled: async () => undefined,
    cachedDish: (branchId: string, id: string) => cachedDish(cache, branchId, id),
    cachedPackage: (branchId: string, id: string) => cachedPackage(cache, branchId, id),
    followBranch: followMenu({ clock, events }),
    emit: () => undefined,
  }).provide({
    actors: {
      addToCart: fromRequest<Cart, Addition>(async ({ input: { chosen, item, qty } }) => {
        onLine(lineOfItem(orderedItem({ chosen, item: required(item), qty })));
        return NO_CART;
      }),
    },
  });
}
