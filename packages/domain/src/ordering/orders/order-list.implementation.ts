import type { Identity, SalesOrderSummary } from '@claypot/sdk';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import { ORDERS_KEY } from './orders-key.ts';

export interface OrderListDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  identity: () => Identity;
}

const listKey = (identity: Identity | ':owner') =>
  queryKey<SalesOrderSummary[]>(...ORDERS_KEY, 'list', identity);

/**
 * Creates the query for the customer's orders, newest first. A list that is at least one second old
 * refetches when shown: a newly placed order must not be missing.
 */
export function createOrderList({ api, cache, identity }: OrderListDeps) {
  return createQuery<undefined, SalesOrderSummary[]>(cache, {
    key: () => listKey(identity()),
    load: (_, signal) => api.orderList({ body: identity() }, { signal }),
    isEmpty: (orders) => orders.length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/**
 * Creates the query for the newest order, used to reorder it. Its status is `empty` if there is
 * none.
 */
export function createLastOrder({ api, cache, identity }: OrderListDeps) {
  return createQuery<undefined, SalesOrderSummary | null>(cache, {
    key: () => queryKey(...ORDERS_KEY, 'last', identity()),
    load: (_, signal) => api.lastOrder({ body: identity() }, { signal }),
    isEmpty: (order) => order === null,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/**
 * Creates the query for the order usual at this time of day. Its status is `empty` if there is
 * none.
 */
export function createUsualOrder({ api, cache, identity }: OrderListDeps) {
  return createQuery<undefined, SalesOrderSummary | null>(cache, {
    key: () => queryKey(...ORDERS_KEY, 'usual', identity()),
    load: (_, signal) => api.usualOrder({ body: identity() }, { signal }),
    isEmpty: (order) => order === null,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}
