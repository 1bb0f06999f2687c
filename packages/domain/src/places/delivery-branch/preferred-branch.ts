import * as v from 'valibot';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';

const recordSchema = v.object({
  /** Owner of the preference. Guests on one device share none. */
  owner: v.string(),
  branch_id: v.string(),
  latitude: v.string(),
  longitude: v.string(),
});

/** Branch that the customer prefers for an address: they selected it or declined another one. */
export type PreferredBranch = v.InferOutput<typeof recordSchema>;

/** Increment when the shape changes. */
const VERSION = 1;

export function storedPreferredBranch(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<PreferredBranch> {
  return createStored(storage, {
    subdomain,
    thing: 'settled-branch',
    version: VERSION,
    schema: recordSchema,
  });
}

/** Returns true if the current branch is the preferred one of exactly this place. */
export function isPreferred(record: PreferredBranch | null, now: PreferredBranch): boolean {
  return (
    record !== null &&
    record.owner === now.owner &&
    record.branch_id === now.branch_id &&
    record.latitude === now.latitude &&
    record.longitude === now.longitude
  );
}
