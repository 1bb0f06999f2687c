import type { SalesOrderSummary } from '@claypot/sdk';
import { isUnpaidReason } from './cancel-reason.ts';

/** An order with its earlier cancelled attempts, latest first. */
export interface OrderWithTries {
  readonly order: SalesOrderSummary;
  readonly tries: readonly SalesOrderSummary[];
}

/** Time in which the same cart counts as another attempt instead of another meal, in minutes. */
const RETRY_WINDOW = 60;

/**
 * Groups cancelled orders under the next order of the same cart, for example after a declined card.
 * To the customer they are one meal. The order of the list is preserved. An order rejected by the
 * branch was paid, so it is not grouped.
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
  return status === 'CANCELLED' && (cancel_reason === null || isUnpaidReason(cancel_reason));
}

function isTryOf(order: SalesOrderSummary, { order: latest, tries }: OrderWithTries): boolean {
  const next = tries.at(-1) ?? latest;
  const between = Temporal.Instant.from(next.created_time).since(
    Temporal.Instant.from(order.created_time),
  );
  return between.total('minutes') <= RETRY_WINDOW && cartOf(order) === cartOf(next);
}

/** Returns the contents of an order as text, equal for equal carts. */
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
