import type { SalesOrderSummary } from '@claypot/sdk';

/** An order with the tries before it that came to nothing, the latest of them first. */
export interface OrderWithTries {
  readonly order: SalesOrderSummary;
  readonly tries: readonly SalesOrderSummary[];
}

/** Minutes after one that came to nothing the same again is another try, and no other meal. */
const ONE_MEAL = 60;

/**
 * Puts cancelled orders under the order that was made of the same cart after them, as with a card that
 * was declined: it is one meal to whoever ordered it. The order of the list stays. What the branch
 * refused was paid for and stands by itself.
 *
 * @param orders newest first
 */
export function foldTries(orders: readonly SalesOrderSummary[]): readonly OrderWithTries[] {
  const folded: { order: SalesOrderSummary; tries: SalesOrderSummary[] }[] = [];
  for (const order of orders) {
    const later = isTry(order) && folded.findLast((one) => isTryOf(order, one));
    if (later) later.tries.push(order);
    else folded.push({ order, tries: [] });
  }
  return folded;
}

function isTry({ cancel_reason, status }: SalesOrderSummary): boolean {
  return status === 'CANCELLED' && cancel_reason !== 'BRANCH_REFUSED';
}

function isTryOf(order: SalesOrderSummary, { order: kept, tries }: OrderWithTries): boolean {
  const next = tries.at(-1) ?? kept;
  const between = Temporal.Instant.from(next.created_time).since(
    Temporal.Instant.from(order.created_time),
  );
  return between.total('minutes') <= ONE_MEAL && cartOf(order) === cartOf(next);
}

/** What an order was made of, as text; two of the same cart have the same. */
function cartOf({ branch, order_dish, order_package }: SalesOrderSummary): string {
  const dishes = order_dish.map(({ dish_id, order_package_id, qty, variation_list }) =>
    order_package_id === null ? [dish_id, qty, chosen(variation_list)] : null,
  );
  const packages = order_package.map(({ package_id, qty, line_total }) => [
    package_id,
    qty,
    line_total,
  ]);
  return JSON.stringify([branch.branch_name, dishes.filter((dish) => dish !== null), packages]);
}

function chosen(variations: SalesOrderSummary['order_dish'][number]['variation_list']) {
  return variations.map(({ option_name, variation_name }) => [option_name, variation_name]);
}
