import type { Cart, GuestMigrationPreview } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';

export const EMPTY: Cart = {
  ...aCart([]),
  branch_id: null,
  branch_name: null,
  delivery_method: null,
};

function cartAt(branch_id: string, qty: number): Cart {
  return { ...aCart([aLine({ qty })]), branch_id, branch_name: branch_id };
}

export const PREVIEWS: Record<GuestMigrationPreview['outcome'], GuestMigrationPreview> = {
  nothing: { outcome: 'nothing', guest_cart: EMPTY, member_cart: EMPTY, merged: EMPTY },
  move: {
    outcome: 'move',
    guest_cart: cartAt('bangsar', 1),
    member_cart: EMPTY,
    merged: cartAt('bangsar', 1),
  },
  merge: {
    outcome: 'merge',
    guest_cart: cartAt('bangsar', 1),
    member_cart: cartAt('bangsar', 2),
    merged: cartAt('bangsar', 3),
  },
  conflict: {
    outcome: 'conflict',
    guest_cart: cartAt('bangsar', 1),
    member_cart: cartAt('ss2', 2),
    merged: null,
  },
};
