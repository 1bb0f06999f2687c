import type { SalesOrderSummary } from '@claypot/sdk';

/** One line of an order at a glance. */
export interface OrderedThing {
  readonly key: string;
  readonly qty: number;
  readonly name: string;
  readonly image: string | null;
}

/** What an order holds, packages first as on its own screen; a hot deal goes by its own name. */
export function orderedThings(
  order: Pick<SalesOrderSummary, 'order_package' | 'order_dish'>,
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
  ];
}
