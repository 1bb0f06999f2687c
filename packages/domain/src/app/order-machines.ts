import { createOrderCancel } from '../orders/order-cancel.live.ts';
import { createOrderDetail } from '../orders/order-detail.live.ts';
import { createLastOrder, createOrderList, createUsualOrder } from '../orders/order-list.live.ts';
import { createReorder } from '../reorder/reorder.live.ts';
import { defineMachines } from './define-machines.ts';

/** The orders that were placed, and the way to order one again. */
export const orderMachines = defineMachines((parts) => ({
  orders: () => createOrderList(parts),
  lastOrder: () => createLastOrder(parts),
  usualOrder: () => createUsualOrder(parts),
  orderDetail: () => createOrderDetail(parts),
  orderCancel: () => createOrderCancel(parts),
  reorder: () => createReorder(parts),
}));
