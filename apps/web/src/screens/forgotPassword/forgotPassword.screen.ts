import type { Screen } from '../screen.ts';

export const forgotPasswordScreen: Screen<'forgotPassword'> = {
  name: 'forgotPassword',
  title: 'account:resetTitle',
  load: () => import('./ForgotPasswordScreen.tsx').then((code) => code.ForgotPasswordScreen),
};
