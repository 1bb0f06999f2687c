import type { CounterTexts } from '../../translation.ts';

export const orders: CounterTexts['counterOrders'] = {
  board: '订单',
};
