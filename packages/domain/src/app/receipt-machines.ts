import { createOrderReceipt } from '../orders/order-receipt.live.ts';
import { defineMachines } from './define-machines.ts';

/** An order by its receipt, in a browser that does not have it. */
export const receiptMachines = defineMachines((parts) => ({
  orderReceipt: () => createOrderReceipt(parts),
}));
