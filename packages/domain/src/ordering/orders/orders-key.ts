import { queryKey } from '../../machines/query/query-key.ts';

/** All that is kept of somebody's orders stands under keys that begin so. */
export const ORDERS_KEY = queryKey('orders');
