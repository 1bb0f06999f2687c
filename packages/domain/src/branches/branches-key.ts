import type { Branch } from '@claypot/sdk';
import type { Coordinates } from '../ports.ts';
import { queryKey } from '../query/query-key.ts';

/** Where the branch list stands in the cache; the branch screen begins with what it knows. */
export function branchesKey(companyId: string, coordinates: Coordinates | null) {
  return queryKey<Branch[]>('branches', companyId, coordinates);
}
