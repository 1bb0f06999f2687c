import type { FirstCounterTexts } from '../../translation.ts';
import { errors } from './errors.ts';
import { orders } from './orders.ts';
import { start } from './start.ts';

export const texts: FirstCounterTexts = {
  counterStart: start,
  counterOrders: orders,
  counterErrors: errors,
};
