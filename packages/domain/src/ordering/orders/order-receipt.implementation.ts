import type { Identity, OrderReceipt } from '@claypot/sdk';
import { isBusinessError } from '../../machines/base/failure.ts';
import { pollWhile } from '../../machines/query/poll.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import {
  type QuerySnapshot,
  type QueryView,
  selectQuery,
} from '../../machines/query/query.selectors.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ReceiptToken } from '../../routes/receipt-path.ts';
import { ORDERS_KEY } from './orders-key.ts';
import { isTerminal } from './progress.ts';

export interface OrderReceiptDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  identity: () => Identity;
}

/** Result of a receipt link. Both are null if the URL has no receipt. */
export interface ReadReceipt {
  /** Id of the order, if the visitor owns it and can see all of it. */
  readonly ownId: string | null;
  readonly order: OrderReceipt | null;
}

/** Polling delays of a receipt, in ms. The delay doubles after failures, up to `most`. */
const RETRY_INTERVAL = { after: 5000, most: 60_000 };

/** Creates the query for an order by its receipt, which polls until the status is final. */
export function createOrderReceipt({ api, cache, identity }: OrderReceiptDeps) {
  return createQuery<{ token: ReceiptToken | null }, ReadReceipt>(cache, {
    key: ({ token }) => queryKey(...ORDERS_KEY, 'receipt', token, identity()),
    async load({ token }, signal) {
      if (token === null) return { ownId: null, order: null };
      const who = identity();
      if (who.customer_id !== null || who.guest_id !== null) {
        const input = { path: { id: token.order_id }, body: who };
        const own = await api.orderDetail(input, { signal }).catch(nullIfRejected);
        if (own !== null) return { ownId: own.id, order: null };
      }
      return { ownId: null, order: await api.orderReceipt({ body: token }, { signal }) };
    },
    isEmpty: ({ order, ownId }) => order === null && ownId === null,
    staleAfter: 0,
    notFound: ['NOT_FOUND'],
    reloadAfter: pollWhile(({ order }) => order !== null && !isTerminal(order), RETRY_INTERVAL),
  });
}

/**
 * Returns null for a business error: the order has another owner or the session has expired, but
 * the receipt is still readable. Rethrows other errors.
 */
function nullIfRejected(error: unknown): null {
  if (isBusinessError(error)) return null;
  throw error;
}

export interface OrderReceiptView extends Pick<QueryView<ReadReceipt>, 'stale' | 'unconfirmed'> {
  /** `owned`: redirect the visitor to the order. `notFound`: wrong or missing receipt. */
  status: 'loading' | 'failed' | 'notFound' | 'owned' | 'ready';
  ownId: string | null;
  order: OrderReceipt | null;
  /** True while it is polled. */
  following: boolean;
}

export function selectOrderReceipt(snapshot: QuerySnapshot<ReadReceipt>): OrderReceiptView {
  const { data, stale, status, unconfirmed } = selectQuery(snapshot);
  const order = data?.order ?? null;
  const ownId = data?.ownId ?? null;
  return {
    status: ownId === null ? (status === 'empty' ? 'notFound' : status) : 'owned',
    ownId,
    order,
    following: order !== null && !isTerminal(order),
    stale,
    unconfirmed,
  };
}
