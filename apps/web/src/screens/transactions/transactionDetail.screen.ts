import { TRANSACTION_REQUESTS } from '@claypot/domain';
import type { Screen } from '../screen.ts';

export const transactionDetailScreen: Screen<'transactionDetail'> = {
  name: 'transactionDetail',
  title: 'transactions:detailTitle',
  load: () => import('./TransactionDetailScreen.tsx').then((code) => code.TransactionDetailScreen),
  firstRequests: import.meta.env.SSR ? TRANSACTION_REQUESTS : [],
};
