import type { Cart } from '@claypot/sdk';
import type { DehydratedRead } from '../machines/query/query-cache.ts';
import type { Address } from '../places/addresses/address.ts';

/**
 * Data that the server has loaded to render a page, as JSON. The browser creates the app with it,
 * and the first snapshots of all machines are those of the server.
 */
export interface DehydratedApp {
  readonly reads: readonly DehydratedRead[];
  /** Null if it was not loaded. */
  readonly cart: Cart | null;
  /** Addresses of a member; null if they were not loaded or the visitor is a guest. */
  readonly addresses: Address[] | null;
}
