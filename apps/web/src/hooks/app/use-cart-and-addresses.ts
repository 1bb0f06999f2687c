import type { App } from '@claypot/domain/app';
import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/** Returns the cart and requests its data. Screens that do not show the cart load it later. */
export function useCart(): App['cart'] {
  const { cart, need } = useApp();
  useEffect(() => need('cart'), [need]);
  return cart;
}

/** Returns the customer's addresses and requests their data. */
export function useAddresses(): App['addresses'] {
  const { addresses, need } = useApp();
  useEffect(() => need('addresses'), [need]);
  return addresses;
}
