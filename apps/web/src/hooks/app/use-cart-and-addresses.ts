import { type App, addressesArea, cartArea } from '@claypot/domain/app';
import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/** Returns the cart and requests its data. Screens that do not show the cart load it later. */
export function useCart(): App['cart'] {
  useNeed('cart');
  return useApp().use(cartArea).cart;
}

/** Returns the customer's addresses and requests their data. */
export function useAddresses(): App['addresses'] {
  useNeed('addresses');
  return useApp().use(addressesArea).addresses;
}

function useNeed(what: Parameters<App['need']>[0]): void {
  const { need } = useApp();
  // No effect runs on a server. There the request is part of the render that awaits it.
  if (import.meta.env.SSR) need(what);
  useEffect(() => need(what), [need, what]);
}
