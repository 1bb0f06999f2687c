import type { Screen } from '../../definition/screen.ts';

export const signUpScreen: Screen<'signUp'> = {
  name: 'signUp',
  title: 'account:signUpTitle',
  outline: 'form',
  load: () => import('./SignUpScreen.tsx').then((code) => code.SignUpScreen),
  prerenderedFor: 'anybody',
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[aria-invalid=true]' }
    : undefined,
};
