import type { Screen } from '../../definition/screen.ts';

export const loginScreen: Screen<'login'> = {
  name: 'login',
  title: 'login:title',
  outline: 'bare',
  load: () => import('./LoginScreen.tsx').then((code) => code.LoginScreen),
  prerenderedFor: 'everyone',
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[aria-invalid=true]' }
    : undefined,
  next: ['signUp', 'me', 'home'],
};
