import type { Branch } from '@claypot/sdk';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Coordinates } from '../../ports/ports.ts';

/** Returns the cache key of the branch list. The branch screen shows data from it while loading. */
export function branchesKey(companyId: string, coordinates: Coordinates | ':place' | null) {
  return queryKey<Branch[]>('branches', companyId, coordinates);
}
