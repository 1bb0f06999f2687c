import type { TransactionDetail, TransactionMonths } from '@claypot/sdk';
import { MEMBER_KEY } from '../../account/member/member-key.ts';
import type { Member } from '../../account/session/member.ts';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import type { DateRange } from './date-range.ts';

export interface TransactionsDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  member: () => Member | null;
}

/** All that is known of what came into wallets and went out stands under keys that begin so. */
const TRANSACTIONS_KEY = queryKey(...MEMBER_KEY, 'transactions');

/** The member's transactions over some days of the company's zone; nobody else has any. */
export function createTransactions({ api, cache, member }: TransactionsDeps) {
  return createQuery<DateRange, TransactionMonths>(cache, {
    key: ({ start, end }) =>
      queryKey(...TRANSACTIONS_KEY, 'list', member()?.id ?? null, start, end),
    async load({ start, end }, signal) {
      const customerId = member()?.id;
      if (customerId === undefined) return {};
      const body = { startDate: start, endDate: end };
      return api.transactionHistoryList({ path: { customerId }, body }, { signal });
    },
    isEmpty: (months) => Object.keys(months).length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/** One transaction of the member's, which never changes. */
export function createTransactionDetail({ api, cache, member }: TransactionsDeps) {
  return createQuery<{ transaction_id: string }, TransactionDetail>(cache, {
    key: ({ transaction_id }) =>
      queryKey(...TRANSACTIONS_KEY, 'detail', member()?.id ?? null, transaction_id),
    load: ({ transaction_id }, signal) =>
      api.transactionHistoryDetails(
        { path: { id: transaction_id }, body: { customer_id: member()?.id ?? '' } },
        { signal },
      ),
    notFound: ['NOT_FOUND'],
  });
}
