import type { ErrorCode, GuestMigrationPreview } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { Address } from '../../places/addresses/address.ts';
import type { guestMigrationMachine } from './guest-migration.machine.ts';

export type GuestMigrationSnapshot = SnapshotFrom<typeof guestMigrationMachine>;

export interface GuestMigrationView {
  /**
   * Current stage:
   * - `working`: the cart is being migrated, no question is shown.
   * - `asking`: the customer chooses a cart (`preview`), or the server is applying the choice
   *   (`chosen`).
   * - `failed`: the migration failed (`error`).
   * - `offering`: the customer chooses the addresses to save.
   * - `over`: nothing to show.
   */
  stage: 'working' | 'asking' | 'failed' | 'offering' | 'over';
  preview: GuestMigrationPreview | null;
  /** The chosen cart while the server applies the choice; else null. */
  chosen: 'guest' | 'member' | null;
  /** The guest's addresses; `chosen` is true if the address is to be saved. */
  addresses: { address: Address; chosen: boolean }[];
  /** True while the addresses are being saved. */
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
