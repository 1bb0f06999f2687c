import type { BoardSnapshot } from '../board/board.machine.ts';
import {
  type BoardViewing,
  boardCard,
  boardOrders,
  selectConnection,
} from '../board/board.selectors.ts';
import { columnOf } from '../cards/column.ts';
import type { StepQueue } from '../steps/queue.ts';
import type { KitchenView, StatusScreenView } from '../views.ts';
import { kitchenSums } from './kitchen-sums.ts';
import { recallableOrders, statusScreen } from './status-screen.ts';

/** Returns what the kitchen prepares now. */
export function selectKitchen(snapshot: BoardSnapshot, viewing: BoardViewing): KitchenView {
  const orders = boardOrders(snapshot, viewing.queue);
  const { now } = snapshot.context;
  const preparing = orders.filter((order) => columnOf(order, now) === 'preparing');
  const cards = (some: typeof orders) => some.map((order) => boardCard(snapshot, order, viewing));
  return {
    sums: kitchenSums(preparing, viewing.crossedOff),
    cards: cards(preparing),
    recallable: cards(recallableOrders(orders)),
  };
}

/** Returns the numbers for waiting customers. */
export function selectStatusScreen(snapshot: BoardSnapshot, queue: StepQueue): StatusScreenView {
  const orders = boardOrders(snapshot, queue);
  return {
    ...statusScreen(orders, snapshot.context.now),
    isStale: selectConnection(snapshot).state !== 'live',
  };
}
