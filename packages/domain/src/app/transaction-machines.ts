import { createTransactionDetail, createTransactions } from '../transactions/transactions.live.ts';
import { defineMachines } from './define-machines.ts';

/** What came into a member's wallet and went out of it. */
export const transactionMachines = defineMachines((parts) => ({
  transactions: () => createTransactions(parts),
  transactionDetail: () => createTransactionDetail(parts),
}));
