import type { Screen } from '../../definition/screen.ts';

export const forgotPasswordScreen: Screen<'forgotPassword'> = {
  name: 'forgotPassword',
  title: 'account:resetTitle',
  outline: 'form',
  load: () => import('./ForgotPasswordScreen.tsx').then((code) => code.ForgotPasswordScreen),
  prerenderedFor: 'anybody',
  mainControl: import.meta.env.SSR
    ? { press: 'button[type=submit]', reaction: '[aria-invalid=true]' }
    : undefined,
};
