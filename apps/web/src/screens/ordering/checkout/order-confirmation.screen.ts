import type { Screen } from '../../definition/screen.ts';

export const orderConfirmationScreen: Screen<'orderConfirmation'> = {
  name: 'orderConfirmation',
  title: 'checkout:title',
  outline: 'detail',
  load: () => import('./OrderConfirmationScreen.tsx').then((code) => code.OrderConfirmationScreen),
  prerenderedFor: 'guestAtBranch',
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[aria-invalid=true], button[aria-disabled=true]' }
    : undefined,
  next: ['orderDetail'],
};
