import * as v from 'valibot';
import type { KeyValueStorage } from '../ports.ts';
import { createStored, type Stored } from '../storage/stored.ts';

const recordSchema = v.object({
  /** Who settled on it: another guest on the device has settled on nothing. */
  owner: v.string(),
  branch_id: v.string(),
  latitude: v.string(),
  longitude: v.string(),
});

/** The branch that was settled on for an address: by choosing it, or by not wanting another. */
export type SettledBranch = v.InferOutput<typeof recordSchema>;

/** Raised whenever the shape changes. */
const VERSION = 1;

export function storedSettledBranch(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<SettledBranch> {
  return createStored(storage, {
    subdomain,
    thing: 'settled-branch',
    version: VERSION,
    schema: recordSchema,
  });
}

/** Whether the branch that delivers was settled on for this very place. */
export function isSettled(record: SettledBranch | null, now: SettledBranch): boolean {
  return (
    record !== null &&
    record.owner === now.owner &&
    record.branch_id === now.branch_id &&
    record.latitude === now.latitude &&
    record.longitude === now.longitude
  );
}
