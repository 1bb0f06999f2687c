import {
  createTransactionDetail,
  createTransactions,
} from '../../../loyalty/transactions/transactions.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** What came into a member's wallet and went out of it. */
export const transactionMachines = defineMachines((parts) => ({
  transactions: () => createTransactions(parts),
  transactionDetail: () => createTransactionDetail(parts),
}));
