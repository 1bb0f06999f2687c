import type { Screen } from '../../definition/screen.ts';

export const helpScreen: Screen<'help'> = {
  name: 'help',
  title: 'info:help',
  load: () => import('./HelpScreen.tsx').then((code) => code.HelpScreen),
  prerenderedFor: 'guest',
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/refund"]' } : undefined,
};
