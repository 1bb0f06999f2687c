import type { Identity } from '@claypot/sdk';
import { ownerId } from './owner-id.ts';
import type { Stored } from './stored.ts';

/** Returns the stored record if this customer owns it; else null. */
export function ownedBy<T extends { owner: string }>(
  stored: Pick<Stored<T>, 'read'>,
  identity: Identity,
): T | null {
  const record = stored.read();
  return record !== null && record.owner === ownerId(identity) ? record : null;
}
