import { ORDER_REQUEST } from '@claypot/domain/ordering';
import type { Screen } from '../../definition/screen.ts';

export const orderDetailScreen: Screen<'orderDetail'> = {
  name: 'orderDetail',
  title: 'orders:detailTitle',
  outline: 'detail',
  load: () => import('./OrderDetailScreen.tsx').then((code) => code.OrderDetailScreen),
  firstRequests: import.meta.env.SSR ? [ORDER_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main button' } : undefined,
};
