import { type QueryCache, queryKey } from '@claypot/domain/flows';
import type { Bill } from '@claypot/sdk/counter';

/** Returns the cache key of a bill. */
export const billKey = (id: string) => queryKey<Bill>('bill', id);

/** Stores a bill that the server returned, unless the cache has a newer one. */
export function cacheBill(cache: QueryCache, bill: Bill): void {
  const known = cache.peek(billKey(bill.id));
  if (known === undefined || known.version <= bill.version) cache.put(billKey(bill.id), bill);
}
