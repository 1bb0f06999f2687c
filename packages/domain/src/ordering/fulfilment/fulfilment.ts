import type { Address } from '../../places/addresses/address.ts';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';

/** How, where and when an order reaches the customer. */
export interface Fulfilment {
  readonly method: FulfilmentMethod;
  /** Where it is delivered to; null for pickup, and while no address is known. */
  readonly address: Address | null;
  /** Null is as soon as possible. */
  readonly requestedTime: Temporal.Instant | null;
}
