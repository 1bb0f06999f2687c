import { DISH_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const dishScreen: Screen<'dish'> = {
  name: 'dish',
  title: 'item:title',
  outline: 'item',
  load: () => import('./DishScreen.tsx').then((code) => code.DishScreen),
  firstRequests: import.meta.env.SSR ? DISH_REQUESTS : [],
  next: ['menu'],
};
