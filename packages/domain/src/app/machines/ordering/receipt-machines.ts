import { createOrderReceipt } from '../../../ordering/orders/order-receipt.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** An order by its receipt, in a browser that does not have it. */
export const receiptMachines = defineMachines((parts) => ({
  orderReceipt: () => createOrderReceipt(parts),
}));
