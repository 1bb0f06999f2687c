import type { Screen } from '../../definition/screen.ts';

export const tncScreen: Screen<'tnc'> = {
  name: 'tnc',
  title: 'info:tnc',
  outline: 'text',
  load: () => import('./TncScreen.tsx').then((code) => code.TncScreen),
  prerenderedFor: 'anybody',
  mainControl: import.meta.env.SSR ? { press: 'header a' } : undefined,
};
