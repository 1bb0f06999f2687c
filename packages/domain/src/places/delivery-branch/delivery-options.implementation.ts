import type { DeliveryOptions } from '@claypot/sdk';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Address } from '../addresses/address.ts';

/** How many branches are told of at least (spec §2); those that deliver there always are. */
const MOST = 5;
/** Milliseconds: what is open, and what the courier asks, changes within minutes. */
const STALE_AFTER = 60_000;

/** As much of an address as decides who brings an order there, and for how much. */
export type DeliveryPlace = Pick<Address, 'latitude' | 'longitude' | 'full_address' | 'state_id'>;

export interface DeliveryOptionsDeps extends Pick<Ports, 'api'> {
  companyId: () => string;
}

/** Which branches bring an order to a place, the nearest first. */
export function askDeliveryOptions(
  { api, companyId }: DeliveryOptionsDeps,
  { full_address, latitude, longitude, state_id }: DeliveryPlace,
  signal: AbortSignal,
): Promise<DeliveryOptions> {
  const body = { full_address, latitude, longitude, state_id, limit: MOST };
  return api.deliveryOptions({ path: { companyId: companyId() }, body }, { signal });
}

/** The same to be looked at: empty where the company has no branch. */
export function createDeliveryOptions(deps: DeliveryOptionsDeps & { cache: QueryCache }) {
  return createQuery<DeliveryPlace, DeliveryOptions>(deps.cache, {
    key: ({ latitude, longitude }) =>
      queryKey('deliveryOptions', deps.companyId(), latitude, longitude),
    load: (place, signal) => askDeliveryOptions(deps, place, signal),
    isEmpty: ({ branches }) => branches.length === 0,
    staleAfter: STALE_AFTER,
  });
}
