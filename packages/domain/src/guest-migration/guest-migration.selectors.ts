import type { ErrorCode, GuestMigrationPreview } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { Address } from '../addresses/address.ts';
import type { guestMigrationMachine } from './guest-migration.machine.ts';

export type GuestMigrationSnapshot = SnapshotFrom<typeof guestMigrationMachine>;

/** All that a view of guest migration may ask. */
export interface GuestMigrationView {
  /**
   * `working`: the cart is on its way, nothing is asked; `asking`: which cart stays (`preview`);
   * `failed`: it could not be brought over (`error`); `offering`: which addresses to save;
   * `over`: there is nothing to show.
   */
  stage: 'working' | 'asking' | 'failed' | 'offering' | 'over';
  /** Both carts as they were last looked at. */
  preview: GuestMigrationPreview | null;
  /** The guest's addresses, each with whether it is to be saved. */
  addresses: { address: Address; chosen: boolean }[];
  /** The addresses are being saved. */
  busy: boolean;
  error: ErrorCode | null;
}

export function selectGuestMigration(snapshot: GuestMigrationSnapshot): GuestMigrationView {
  const { addresses, chosen, error, preview } = snapshot.context;
  return {
    stage: stageOf(snapshot),
    preview,
    addresses: addresses.map((address) => ({ address, chosen: chosen.includes(address.id) })),
    busy: snapshot.hasTag('busy'),
    error,
  };
}

function stageOf(snapshot: GuestMigrationSnapshot): GuestMigrationView['stage'] {
  if (snapshot.hasTag('working')) return 'working';
  if (snapshot.hasTag('offering')) return 'offering';
  if (snapshot.matches('asking')) return 'asking';
  return snapshot.matches('failed') ? 'failed' : 'over';
}
