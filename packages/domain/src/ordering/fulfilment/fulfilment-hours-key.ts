import { queryKey } from '../../machines/query/query-key.ts';
import type { FulfilmentHours } from './fulfilment-time.ts';

/** Prefix of the cache keys of branches' hours. */
export const FULFILMENT_HOURS_KEY = ['fulfilmentHours'] as const;

/**
 * Returns the cache key of a branch's hours. The order form reads them to check if the branch is
 * open.
 */
export function fulfilmentHoursKey(branchId: string) {
  return queryKey<FulfilmentHours>(...FULFILMENT_HOURS_KEY, branchId);
}
