import { type App, addressesArea, cartArea } from '@claypot/domain/app';
import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/** Returns the cart and requests its data. Screens that do not show the cart load it later. */
export function useCart(): App['cart'] {
  const { need, use } = useApp();
  useEffect(() => need('cart'), [need]);
  return use(cartArea).cart;
}

/** Returns the customer's addresses and requests their data. */
export function useAddresses(): App['addresses'] {
  const { need, use } = useApp();
  useEffect(() => need('addresses'), [need]);
  return use(addressesArea).addresses;
}
