import { aCompany } from '@claypot/testing';
import { dish } from '../../apps/web/src/screens/dish/samples.ts';
import { banners, highlights } from '../../apps/web/src/screens/home/samples.ts';
import { categories, dishes, packages } from '../../apps/web/src/screens/menu/samples.ts';

/** What the sandbox's restaurant has to show and to sell, with the demo's own pictures. */
export const MENU = {
  company: aCompany({ company_banner_thumb: '/media/demo/banner-1-thumb.avif' }),
  banners,
  highlights,
  categories,
  dishes,
  packages,
  options: dish.dish_option,
};
