import type { ErrorCode, GuestMigrationPreview } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { Address } from '../../places/addresses/address.ts';
import type { guestMigrationMachine } from './guest-migration.machine.ts';

export type GuestMigrationSnapshot = SnapshotFrom<typeof guestMigrationMachine>;

/** All that a view of guest migration may ask. */
export interface GuestMigrationView {
  /**
   * `working`: the cart is on its way, nothing is asked; `asking`: which cart stays (`preview`),
   * until the server has done as was chosen (`chosen`);
   * `failed`: it could not be brought over (`error`); `offering`: which addresses to save;
   * `over`: there is nothing to show.
   */
  stage: 'working' | 'asking' | 'failed' | 'offering' | 'over';
  /** Both carts as they were last looked at. */
  preview: GuestMigrationPreview | null;
  /** The cart that is to stay, while the server is not done with it; else null. */
  chosen: 'guest' | 'member' | null;
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
    chosen: chosenCart(snapshot),
    addresses: addresses.map((address) => ({ address, chosen: chosen.includes(address.id) })),
    busy: snapshot.hasTag('busy'),
    error,
  };
}

function chosenCart(snapshot: GuestMigrationSnapshot): GuestMigrationView['chosen'] {
  const { keep } = snapshot.context;
  return snapshot.matches('moving') && keep !== 'both' ? keep : null;
}

function stageOf(snapshot: GuestMigrationSnapshot): GuestMigrationView['stage'] {
  if (chosenCart(snapshot) !== null) return 'asking';
  if (snapshot.hasTag('working')) return 'working';
  if (snapshot.hasTag('offering')) return 'offering';
  if (snapshot.matches('asking')) return 'asking';
  return snapshot.matches('failed') ? 'failed' : 'over';
}
