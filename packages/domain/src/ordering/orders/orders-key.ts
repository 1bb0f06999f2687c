import { queryKey } from '../../machines/query/query-key.ts';

/** Prefix of all cache keys for orders. */
export const ORDERS_KEY = queryKey('orders');
