import type { App } from '@claypot/domain/app';
import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/** The cart, for a screen that shows it; every other has the line to itself first. */
export function useCart(): App['cart'] {
  const { cart, need } = useApp();
  useEffect(() => need('cart'), [need]);
  return cart;
}

/** The customer's addresses, for a screen that needs one of them. */
export function useAddresses(): App['addresses'] {
  const { addresses, need } = useApp();
  useEffect(() => need('addresses'), [need]);
  return addresses;
}
