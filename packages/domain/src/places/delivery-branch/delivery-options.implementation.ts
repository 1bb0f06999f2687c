import type { DeliveryOptions } from '@claypot/sdk';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Address } from '../addresses/address.ts';

/**
 * Maximum number of branches to return (spec §2). Branches with a delivery radius that covers the
 * place take precedence.
 */
const MOST = 5;
/** Milliseconds. Opening status and courier prices change within minutes. */
const STALE_AFTER = 60_000;

/** Fields of an address that determine delivery branch and price. */
export type DeliveryPlace = Pick<Address, 'latitude' | 'longitude' | 'full_address' | 'state_id'>;

export interface DeliveryOptionsDeps extends Pick<Ports, 'api'> {
  companyId: () => string;
}

/** Requests the branches for delivery to a place, nearest first. */
export function askDeliveryOptions(
  { api, companyId }: DeliveryOptionsDeps,
  { full_address, latitude, longitude, state_id }: DeliveryPlace,
  signal: AbortSignal,
): Promise<DeliveryOptions> {
  const body = { full_address, latitude, longitude, state_id, limit: MOST };
  return api.deliveryOptions({ path: { companyId: companyId() }, body }, { signal });
}

/** Creates the query of the delivery options; empty if the company has no branches. */
export function createDeliveryOptions(deps: DeliveryOptionsDeps & { cache: QueryCache }) {
  return createQuery<DeliveryPlace, DeliveryOptions>(deps.cache, {
    key: ({ latitude, longitude }) =>
      queryKey('deliveryOptions', deps.companyId(), latitude, longitude),
    load: (place, signal) => askDeliveryOptions(deps, place, signal),
    isEmpty: ({ branches }) => branches.length === 0,
    staleAfter: STALE_AFTER,
  });
}
