import { createOrderCancel } from '../../../ordering/orders/order-cancel.implementation.ts';
import { createOrderDetail } from '../../../ordering/orders/order-detail.implementation.ts';
import {
  createLastOrder,
  createOrderList,
  createUsualOrder,
} from '../../../ordering/orders/order-list.implementation.ts';
import { createReorder } from '../../../ordering/reorder/reorder.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const orderMachines = defineMachines((parts) => ({
  orders: () => createOrderList(parts),
  lastOrder: () => createLastOrder(parts),
  usualOrder: () => createUsualOrder(parts),
  orderDetail: () => createOrderDetail(parts),
  orderCancel: () => createOrderCancel(parts),
  reorder: () => createReorder(parts),
}));
