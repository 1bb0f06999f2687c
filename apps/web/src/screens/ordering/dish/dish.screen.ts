import type { Screen } from '../../definition/screen.ts';

export const dishScreen: Screen<'dish'> = {
  name: 'dish',
  title: 'item:title',
  outline: 'item',
  load: () => import('./DishScreen.tsx').then((code) => code.DishScreen),
  mainControl: import.meta.env.SSR
    ? {
        press: 'main [data-sticky-bar] button:not([aria-label])',
        reaction: 'button[aria-disabled=true]',
      }
    : undefined,
  next: ['menu'],
};
