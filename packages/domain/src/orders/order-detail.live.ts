import type { Identity, SalesOrder } from '@claypot/sdk';
import type { Ports } from '../ports.ts';
import { pollWhile } from '../query/poll.ts';
import { createQuery } from '../query/query.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';
import { ORDERS_KEY } from './orders-key.ts';
import { isTerminal } from './progress.ts';

export interface OrderDetailDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  identity: () => Identity;
}

/** Milliseconds between two looks at an order; doubling while nobody answers, up to the most. */
const LOOK_AGAIN = { after: 5000, most: 60_000 };

/** One order, followed until nothing more can happen to it. */
export function createOrderDetail({ api, cache, identity }: OrderDetailDeps) {
  return createQuery<{ order_id: string }, SalesOrder>(cache, {
    key: ({ order_id }) => queryKey(...ORDERS_KEY, 'detail', order_id, identity()),
    load: ({ order_id }, signal) =>
      api.orderDetail({ path: { id: order_id }, body: identity() }, { signal }),
    staleAfter: 0,
    notFound: ['NOT_FOUND'],
    reloadAfter: pollWhile((order) => !isTerminal(order), LOOK_AGAIN),
  });
}
