import type { UseArea } from '../areas.ts';
import { addressesArea } from './addresses-area.ts';
import { bookingArea } from './booking-area.ts';
import { cartArea } from './cart-area.ts';
import { checkoutArea } from './checkout-area.ts';
import { walletArea } from './wallet-area.ts';

/** Starts the areas that no screen has used yet. */
export function useAllAreas(use: UseArea): void {
  use(addressesArea);
  use(cartArea);
  use(checkoutArea);
  use(bookingArea);
  use(walletArea);
}
