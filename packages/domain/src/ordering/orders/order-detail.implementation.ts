import type { Identity, SalesOrder } from '@claypot/sdk';
import { fromCallback } from 'xstate';
import { pollWhile } from '../../machines/query/poll.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Followed, Ports } from '../../ports/ports.ts';
import { followOrder } from './follow-order.ts';
import { ORDERS_KEY } from './orders-key.ts';
import { isTerminal } from './progress.ts';

export interface OrderDetailDeps extends Pick<Ports, 'api' | 'news'> {
  cache: QueryCache;
  identity: () => Identity;
}

const detailKey = (id: string, identity: Identity | ':owner') =>
  queryKey<SalesOrder>(...ORDERS_KEY, 'detail', id, identity);

/** Polling delays of an order, in ms. The delay doubles after failures, up to `most`. */
const POLL_INTERVAL = { after: 5000, most: 60_000 };

/** Interval at which the courier updates the rider's position, in ms. */
const RIDER_POLL_DELAY = 20_000;

/**
 * Returns the polling delay while live updates work, in ms. They do not include the rider and the
 * position, which the server queries from the courier after responding.
 */
function livePollDelay({ rider, share_link, status }: SalesOrder): number {
  if (status !== 'DELIVERING' || share_link === null) return POLL_INTERVAL.most;
  return rider === null ? POLL_INTERVAL.after : RIDER_POLL_DELAY;
}

/**
 * Creates the query for one order, which polls until the status is final and reloads on live
 * updates.
 */
export function createOrderDetail({ api, cache, identity, news }: OrderDetailDeps) {
  const followed = new Map<string, Followed>();
  const after = (order: SalesOrder) =>
    followed.get(order.id)?.isLive() ? livePollDelay(order) : POLL_INTERVAL.after;
  const query = createQuery<{ order_id: string }, SalesOrder>(cache, {
    key: ({ order_id }) => detailKey(order_id, identity()),
    load: async ({ order_id }, signal) => {
      const order = await api.orderDetail({ path: { id: order_id }, body: identity() }, { signal });
      if (isTerminal(order)) followed.get(order_id)?.stop();
      return order;
    },
    staleAfter: 0,
    notFound: ['NOT_FOUND'],
    reloadAfter: pollWhile((order) => !isTerminal(order), { ...POLL_INTERVAL, after }),
  });
  return query.provide({
    actors: {
      connection: fromCallback(({ input: { input }, sendBack }) => {
        const { order_id } = input;
        const unsubscribeConnection = cache.onConnectionRestored(() =>
          sendBack({ type: 'CONNECTION_RESTORED' }),
        );
        const order = followOrder(news, order_id, identity(), () => sendBack({ type: 'REFRESH' }));
        followed.set(order_id, order);
        return () => {
          unsubscribeConnection();
          order.stop();
          if (followed.get(order_id) === order) followed.delete(order_id);
        };
      }),
    },
  });
}
