import type { Screen } from '../../definition/screen.ts';

export const changePasswordScreen: Screen<'changePassword'> = {
  name: 'changePassword',
  title: 'setting:password',
  outline: 'form',
  load: () => import('./ChangePasswordScreen.tsx').then((code) => code.ChangePasswordScreen),
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[aria-invalid=true]' }
    : undefined,
};
