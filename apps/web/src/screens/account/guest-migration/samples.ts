import {
  type GuestMigrationSnapshot,
  type GuestMigrationView,
  guestMigrationMachine,
  selectGuestMigration,
} from '@claypot/domain/account';
import { type Cart, cents, type GuestMigrationPreview } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { NOODLES } from '../../ordering/checkout/samples.ts';
import { HOME, OFFICE } from '../../places/addresses/samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';

function cartAt(branch_name: string, lines: Cart['lines']): Cart {
  return aCart(lines, { branch_id: branch_name, branch_name });
}

const BOWL = aLine({ id: 'line-2', dish: NOODLES, variation_list: [], price: cents(1990) });

const CONFLICT: GuestMigrationPreview = {
  outcome: 'conflict',
  guest_cart: cartAt('CCH Bangsar', [aLine({ qty: 2 }), BOWL]),
  member_cart: cartAt('CCH Petaling Jaya', [BOWL]),
  merged: null,
};

export function guestMigrationInState(
  value: GuestMigrationSnapshot['value'],
  context: Partial<GuestMigrationSnapshot['context']> = {},
): GuestMigrationView {
  return viewOf(
    guestMigrationMachine.resolveState({
      value,
      context: {
        preview: CONFLICT,
        keep: 'both',
        addresses: [HOME, OFFICE],
        chosen: [HOME.id, OFFICE.id],
        error: null,
        ...context,
      },
    }),
    selectGuestMigration,
  );
}
