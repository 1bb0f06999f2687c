import type { Screen } from '../screen.ts';

export const dishScreen: Screen<'dish'> = {
  name: 'dish',
  title: 'item:title',
  load: () => import('./DishScreen.tsx').then((code) => code.DishScreen),
  next: ['menu'],
};
