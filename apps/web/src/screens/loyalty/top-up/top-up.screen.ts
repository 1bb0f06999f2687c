import type { Screen } from '../../definition/screen.ts';

export const topUpScreen: Screen<'topUp'> = {
  name: 'topUp',
  title: 'topUp:title',
  outline: 'form',
  load: () => import('./TopUpScreen.tsx').then((code) => code.TopUpScreen),
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[aria-invalid=true]' }
    : undefined,
  next: ['family'],
};
