import type { Screen } from '../../definition/screen.ts';

export const firstTimeScreen: Screen<'firstTime'> = {
  name: 'firstTime',
  title: 'info:programme',
  outline: 'bare',
  load: () => import('./FirstTimeScreen.tsx').then((code) => code.FirstTimeScreen),
  mainControl: import.meta.env.SSR ? { press: 'main button' } : undefined,
};
