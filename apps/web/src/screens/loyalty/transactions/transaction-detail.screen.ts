import { TRANSACTION_REQUEST } from '@claypot/domain/loyalty';
import type { Screen } from '../../definition/screen.ts';

export const transactionDetailScreen: Screen<'transactionDetail'> = {
  name: 'transactionDetail',
  title: 'transactions:detailTitle',
  outline: 'detail',
  load: () =>
    import('./detail/TransactionDetailScreen.tsx').then((code) => code.TransactionDetailScreen),
  firstRequests: import.meta.env.SSR ? [TRANSACTION_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'header a' } : undefined,
};
