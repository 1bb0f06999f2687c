import type { Identity } from '@claypot/sdk';
import { ownerId } from './owner-id.ts';
import type { Stored } from './stored.ts';

/** What the device keeps of this customer; null where there is nothing, or somebody else's. */
export function ownOf<T extends { owner: string }>(
  stored: Pick<Stored<T>, 'read'>,
  identity: Identity,
): T | null {
  const known = stored.read();
  return known !== null && known.owner === ownerId(identity) ? known : null;
}
