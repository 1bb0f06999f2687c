import { aCompany } from '@claypot/testing';
import { banners, highlights } from '../../apps/web/src/screens/company/home/samples.ts';
import { dish } from '../../apps/web/src/screens/ordering/dish/samples.ts';
import { categories, dishes, packages } from '../../apps/web/src/screens/ordering/menu/samples.ts';

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
