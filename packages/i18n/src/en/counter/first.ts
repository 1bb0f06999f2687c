import { errors } from './errors.ts';
import { orders } from './orders.ts';
import { start } from './start.ts';

/** English texts of the start and of orders; customers never load them. */
export const texts = { counterStart: start, counterOrders: orders, counterErrors: errors };
