import type { Identity, SalesOrderSummary } from '@claypot/sdk';
import type { Ports } from '../ports.ts';
import type { ResourceCache } from '../resource/cache.ts';
import { createResource, STALE_AFTER_A_SECOND } from '../resource/resource.live.ts';

export interface OrderListDeps extends Pick<Ports, 'api'> {
  cache: ResourceCache;
  identity: () => Identity;
}

/** All that is kept of somebody's orders stands under keys that begin so. */
export const ORDERS_KEY = ['orders'] as const;

/**
 * The customer's orders, newest first. A list that is shown again is always looked at again behind
 * what is shown: an order that was just placed must not be missing.
 */
export function createOrderList({ api, cache, identity }: OrderListDeps) {
  return createResource<SalesOrderSummary[]>(cache, {
    key: () => [...ORDERS_KEY, 'list', identity()],
    load: (_, signal) => api.orderList({ body: identity() }, { signal }),
    isEmpty: (orders) => orders.length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/** The newest order, for the way to order it again; empty when there is none. */
export function createLastOrder({ api, cache, identity }: OrderListDeps) {
  return createResource<SalesOrderSummary | null>(cache, {
    key: () => [...ORDERS_KEY, 'last', identity()],
    load: (_, signal) => api.lastOrder({ body: identity() }, { signal }),
    isEmpty: (order) => order === null,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}
