import type { CounterTexts } from '../../translation.ts';
import { errors } from './errors.ts';
import { orders } from './orders.ts';
import { refunds } from './refunds.ts';
import { staff } from './staff.ts';

export const texts: CounterTexts = {
  counterStaff: staff,
  counterOrders: orders,
  counterRefunds: refunds,
  counterErrors: errors,
};
