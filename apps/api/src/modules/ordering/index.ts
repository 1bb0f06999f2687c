/** Public interface of the ordering module. */
export { deleteAbandonedCarts } from './cart/carts.ts';
export { dropOldPresses } from './counter/once.ts';
export { refreshDelivery } from './delivery/deliveries.ts';
export { driveDelivery } from './delivery/drive-delivery.ts';
export { createBranchStreams } from './live/branch-streams.ts';
export { listenToOrders } from './live/order-changes.ts';
export { createOrderStreams } from './live/order-streams.ts';
export { isSimulated, simulateOrders } from './order-simulator.ts';
export { orderPayable } from './progress/order-payable.ts';
export { watchAcceptance } from './progress/watch-acceptance.ts';
