import { createOrderReceipt } from '../../../ordering/orders/order-receipt.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machine that finds an order by its receipt in a browser that did not place it. */
export const receiptMachines = defineMachines((parts) => ({
  orderReceipt: () => createOrderReceipt(parts),
}));
