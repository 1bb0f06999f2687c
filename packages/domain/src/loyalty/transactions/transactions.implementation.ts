import type { TransactionDetail, TransactionMonths } from '@claypot/sdk';
import { MEMBER_KEY } from '../../account/member/member-key.ts';
import type { Member } from '../../account/session/member.ts';
import { defineMachines } from '../../machines/base/define-machines.ts';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import { type ReloadDeps, reloadWithMember } from '../member-news/reload-with-member.ts';
import type { DateRange } from './date-range.ts';

export interface TransactionsDeps extends Pick<Ports, 'api'>, ReloadDeps {
  cache: QueryCache;
  member: () => Member | null;
}

/** Prefix of all cache keys for wallet transactions. */
const TRANSACTIONS_KEY = queryKey(...MEMBER_KEY, 'transactions');

const listKey = (customer: string | null, { start, end }: DateRange) =>
  queryKey<TransactionMonths>(...TRANSACTIONS_KEY, 'list', customer, start, end);
const listBody = ({ start, end }: DateRange) => ({ startDate: start, endDate: end });

const detailKey = (customer: string | null, id: string) =>
  queryKey<TransactionDetail>(...TRANSACTIONS_KEY, 'detail', customer, id);
const detailBody = (customer_id: string) => ({ customer_id });

/**
 * Creates the query for the member's transactions in a range of days, in the company's zone. It is
 * empty without a member.
 */
export function createTransactions({ api, cache, member, ...changes }: TransactionsDeps) {
  return createQuery<DateRange, TransactionMonths>(cache, {
    key: (days) => listKey(member()?.id ?? null, days),
    async load(days, signal) {
      const customerId = member()?.id;
      if (customerId === undefined) return {};
      return api.transactionHistoryList({ path: { customerId }, body: listBody(days) }, { signal });
    },
    isEmpty: (months) => Object.keys(months).length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
    follow: reloadWithMember(changes),
  });
}

/** Creates the query for one transaction of the member. A transaction never changes. */
export function createTransactionDetail({ api, cache, member }: TransactionsDeps) {
  return createQuery<{ transaction_id: string }, TransactionDetail>(cache, {
    key: ({ transaction_id }) => detailKey(member()?.id ?? null, transaction_id),
    load: ({ transaction_id }, signal) =>
      api.transactionHistoryDetails(
        { path: { id: transaction_id }, body: detailBody(member()?.id ?? '') },
        { signal },
      ),
    notFound: ['NOT_FOUND'],
  });
}

/** Machines of the transaction screens. */
export const transactionMachines = /* @__PURE__ */ defineMachines((deps: TransactionsDeps) => ({
  transactions: () => createTransactions(deps),
  transactionDetail: () => createTransactionDetail(deps),
}));
