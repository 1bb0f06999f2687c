import type { Branch } from '@claypot/sdk';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Coordinates } from '../../ports/ports.ts';

/** Where the branch list stands in the cache; the branch screen begins with what it knows. */
export function branchesKey(companyId: string, coordinates: Coordinates | ':place' | null) {
  return queryKey<Branch[]>('branches', companyId, coordinates);
}
