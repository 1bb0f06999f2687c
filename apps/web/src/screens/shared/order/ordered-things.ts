import type { SalesOrderSummary } from '@claypot/sdk';

export interface OrderedThing {
  readonly key: string;
  readonly qty: number;
  readonly name: string;
  readonly image: string | null;
}

/**
 * Returns the lines of an order: packages, dishes, and amounts that are not on the menu. A hot deal
 * has its own name.
 */
export function orderedThings(
  order: Pick<SalesOrderSummary, 'order_package' | 'order_dish' | 'open_amounts'>,
): OrderedThing[] {
  return [
    ...order.order_package.map(({ id, qty, image, hot_deal_name, package_name }) => ({
      key: `package-${id}`,
      qty,
      image,
      name: hot_deal_name ?? package_name,
    })),
    ...order.order_dish.map(({ id, qty, image, dish_name }) => ({
      key: `dish-${id}`,
      qty,
      image,
      name: dish_name,
    })),
    ...(order.open_amounts ?? []).map(({ name, qty }, index) => ({
      key: `amount-${index}`,
      qty,
      image: null,
      name,
    })),
  ];
}
