import { MEMBER_KEY } from '../../account/member/member-key.ts';
import { RESERVATIONS_KEY } from '../../booking/bookings/reservations-key.ts';
import { createPersistedReads, type PersistedReads } from '../../machines/query/persisted-reads.ts';
import { ORDERS_KEY } from '../../ordering/orders/orders-key.ts';
import { ownerId } from '../../storage/owner-id.ts';
import type { Core } from './core.ts';
import type { Situation } from './machine-parts.ts';

/**
 * First key parts of queries that are persisted for offline reading. Short-lived data, such as a
 * courier's price, is excluded.
 */
const PERSISTED_READS: ReadonlySet<unknown> = new Set([
  ...MEMBER_KEY,
  ...ORDERS_KEY,
  ...RESERVATIONS_KEY,
  'banners',
  'branches',
  'company-texts',
  'highlights',
  'menu',
  'menuBranch',
  'pickupBranch',
  'tiers',
]);

/** Returns the persisted reads of the current customer. */
export function persistReads(
  { identity, ports, subdomain }: Core,
  { isHydrating }: Pick<Situation, 'isHydrating'>,
): PersistedReads {
  const reads = createPersistedReads({
    store: ports.reads,
    clock: ports.clock,
    subdomain,
    owner: () => ownerId(identity()),
    language: ports.language.get,
    connection: ports.connection,
    isPersisted: ([thing]) => PERSISTED_READS.has(thing),
  });
  return { ...reads, read: (key) => (isHydrating() ? undefined : reads.read(key)) };
}
