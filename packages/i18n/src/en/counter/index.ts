import { errors } from './errors.ts';
import { orders } from './orders.ts';
import { refunds } from './refunds.ts';
import { staff } from './staff.ts';

/** English texts of the counter; customers never load them. */
export const texts = {
  counterStaff: staff,
  counterOrders: orders,
  counterRefunds: refunds,
  counterErrors: errors,
};
