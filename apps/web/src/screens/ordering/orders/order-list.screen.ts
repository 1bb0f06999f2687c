import { ORDERS_REQUEST } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { receiptIcon } from '@claypot/ui';
import type { Screen } from '../../definition/screen.ts';

export const orderListScreen: Screen<'orderList'> = {
  name: 'orderList',
  title: 'orders:title',
  load: () => import('./OrderListScreen.tsx').then((code) => code.OrderListScreen),
  prerenderedFor: 'guest',
  firstRequests: import.meta.env.SSR ? [ORDERS_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href^="/orderDetail/"]' } : undefined,
  next: ['orderDetail'],
  quickLink: { position: 1, href: ROUTES.orderList.path, label: 'me:myOrders', icon: 'receipt' },
  tab: { position: 2, href: ROUTES.orderList.path, label: 'system:tabOrders', icon: receiptIcon },
};
