import type { Screen } from '../../definition/screen.ts';

export const languageScreen: Screen<'language'> = {
  name: 'language',
  title: 'system:languageTitle',
  load: () => import('./LanguageScreen.tsx').then((code) => code.LanguageScreen),
  prerenderedFor: 'anybody',
  mainControl: import.meta.env.SSR
    ? { press: 'main button[aria-pressed=false]', reaction: 'html[lang^=zh]' }
    : undefined,
};
