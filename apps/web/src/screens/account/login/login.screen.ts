import type { Screen } from '../../definition/screen.ts';

export const loginScreen: Screen<'login'> = {
  name: 'login',
  title: 'login:title',
  outline: 'bare',
  load: () => import('./LoginScreen.tsx').then((code) => code.LoginScreen),
  prerenderedFor: 'everyone',
  next: ['signUp', 'me', 'home'],
};
