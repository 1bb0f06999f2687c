/** Public interface of the ordering module. */
export { changeQuantity } from './bills/change-quantity.ts';
export { findItemNames, type RequestedLine } from './bills/requested-lines.ts';
export { ringUp, type UnavailableLine } from './bills/ring-up.ts';
export { deleteAbandonedCarts } from './cart/carts.ts';
export { type CounterOrder, findCounterOrder } from './counter/board-reads.ts';
export { type DueOrder, findDueOrders } from './counter/due-orders.ts';
export { dropOldPresses, once, wasPressed } from './counter/once.ts';
export { readAmounts, requireCounterOrder } from './counter/ticket-view.ts';
export { refreshDelivery } from './delivery/deliveries.ts';
export { driveDelivery } from './delivery/drive-delivery.ts';
export { createBranchStreams, type PrintJobChange } from './live/branch-streams.ts';
export { listenToOrders } from './live/order-changes.ts';
export { createOrderStreams } from './live/order-streams.ts';
export { isSimulated, simulateOrders } from './order-simulator.ts';
export { lockOrder } from './orders/lock-order.ts';
export { refundPoints, releaseDiscounts, reserveDiscounts } from './orders/order-discounts.ts';
export {
  findOrderContents,
  type OrderContents,
  type OrderVariation,
} from './orders/order-reads.ts';
export type { OrderStatus } from './orders/order-status.ts';
export { moveOrder } from './orders/transition.ts';
export { orderPayable } from './progress/order-payable.ts';
export { watchAcceptance } from './progress/watch-acceptance.ts';
