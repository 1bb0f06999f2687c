import type { TransactionDetail, TransactionMonths } from '@claypot/sdk';
import { MEMBER_KEY } from '../../account/member/member-key.ts';
import type { Member } from '../../account/session/member.ts';
import { defineMachines } from '../../machines/base/define-machines.ts';
import type { FirstRequest } from '../../machines/query/first-request.ts';
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

const listKey = (customer: string | null, { start, end }: DateRange) =>
  queryKey<TransactionMonths>(...TRANSACTIONS_KEY, 'list', customer, start, end);
const listBody = ({ start, end }: DateRange) => ({ startDate: start, endDate: end });
const DAYS = { start: ':from', end: ':to' };

/** Loads the transactions of some days. */
export const TRANSACTIONS_REQUEST = {
  method: 'POST',
  path: '/transaction_history_list/:customer',
  body: /* @__PURE__ */ listBody(DAYS),
  kept: { key: /* @__PURE__ */ listKey(':customer', DAYS) },
} as const satisfies FirstRequest;

const detailKey = (customer: string | null, id: string) =>
  queryKey<TransactionDetail>(...TRANSACTIONS_KEY, 'detail', customer, id);
const detailBody = (customer_id: string) => ({ customer_id });

/** Loads one transaction. */
export const TRANSACTION_REQUEST = {
  method: 'POST',
  path: '/transaction_history_details/:id',
  body: /* @__PURE__ */ detailBody(':customer'),
  kept: { key: /* @__PURE__ */ detailKey(':customer', ':id') },
} as const satisfies FirstRequest;

/** The member's transactions over some days of the company's zone; nobody else has any. */
export function createTransactions({ api, cache, member }: TransactionsDeps) {
  return createQuery<DateRange, TransactionMonths>(cache, {
    key: (days) => listKey(member()?.id ?? null, days),
    async load(days, signal) {
      const customerId = member()?.id;
      if (customerId === undefined) return {};
      return api.transactionHistoryList({ path: { customerId }, body: listBody(days) }, { signal });
    },
    isEmpty: (months) => Object.keys(months).length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/** One transaction of the member's, which never changes. */
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

/** The machines of the screens of transactions. */
export const transactionMachines = /* @__PURE__ */ defineMachines((deps: TransactionsDeps) => ({
  transactions: () => createTransactions(deps),
  transactionDetail: () => createTransactionDetail(deps),
}));
