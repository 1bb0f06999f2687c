import type { BoardOrder } from '@claypot/sdk/counter';
import { columnOf } from '../cards/column.ts';
import { shortNumber } from '../cards/short-number.ts';
import type { StatusScreenView } from '../views.ts';

/**
 * Returns the numbers for waiting customers at a time in epoch ms. Deliveries and orders for later
 * are not waited for at the branch.
 *
 * @param orders by due time
 */
export function statusScreen(
  orders: readonly BoardOrder[],
  now: number,
): Pick<StatusScreenView, 'preparing' | 'ready'> {
  const atBranch = orders.filter(({ method }) => method !== 'delivery');
  const isIn = (column: string) => (order: BoardOrder) => columnOf(order, now) === column;
  return {
    preparing: atBranch.filter(isIn('preparing')).map(({ number }) => shortNumber(number)),
    ready: newestFirst(atBranch.filter(isIn('ready'))).map(({ number }) => shortNumber(number)),
  };
}

/** Most ready orders that the kitchen can recall. */
const RECALLABLE = 10;

/** Returns the orders that became ready last, newest first. */
export function recallableOrders(orders: readonly BoardOrder[]): BoardOrder[] {
  return newestFirst(orders.filter(({ status }) => status === 'READY')).slice(0, RECALLABLE);
}

function newestFirst(orders: readonly BoardOrder[]): BoardOrder[] {
  const changed = ({ status_changed_at }: BoardOrder) =>
    Temporal.Instant.from(status_changed_at).epochMilliseconds;
  return orders.toSorted((one, other) => changed(other) - changed(one));
}
