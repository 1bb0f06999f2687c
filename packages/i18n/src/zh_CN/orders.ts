import type { orders as english } from '../en/orders.ts';
import type { Translation } from '../translation.ts';

export const orders: Translation<typeof english> = {
  title: '订单',
};
