import { TRANSACTIONS_REQUEST } from '@claypot/domain/loyalty';
import type { Screen } from '../../definition/screen.ts';

export const transactionHistoryScreen: Screen<'transactionHistory'> = {
  name: 'transactionHistory',
  title: 'transactions:title',
  load: () =>
    import('./history/TransactionHistoryScreen.tsx').then((code) => code.TransactionHistoryScreen),
  firstRequests: import.meta.env.SSR ? [TRANSACTIONS_REQUEST] : [],
  mainControl: import.meta.env.SSR
    ? { press: 'main a[href^="/transactionHistoryDetails/"]' }
    : undefined,
  next: ['transactionDetail'],
};
