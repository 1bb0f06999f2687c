import type { Address } from '../../places/addresses/address.ts';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';

export interface Fulfilment {
  readonly method: FulfilmentMethod;
  /** Delivery address; null for pickup or until an address is known. */
  readonly address: Address | null;
  /** Null for as soon as possible. */
  readonly requestedTime: Temporal.Instant | null;
}
