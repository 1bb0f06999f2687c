import { ApiError, type Sdk } from '@claypot/sdk';
import { aCompany } from '@claypot/testing';
import { dish as withOptions } from '../../apps/web/src/screens/dish/samples.ts';
import { banners, highlights } from '../../apps/web/src/screens/home/samples.ts';
import { categories, dishes, packages } from '../../apps/web/src/screens/menu/samples.ts';

const PICTURES = {
  company_logo: '/media/demo/logo.svg',
  company_logo_thumb: '/media/demo/logo-thumb.svg',
  company_banner: '/media/demo/banner-1.avif',
  company_banner_thumb: '/media/demo/banner-1-thumb.avif',
};

/** What is on offer, the same at every branch. */
export const menuOperations = {
  companyInfo: async () => aCompany(PICTURES),
  bannerList: async () => banners,
  highlightList: async () => highlights,
  dishCategoryList: async () => categories,
  dishList: async () => dishes,
  packageList: async () => packages,
  dishDetail: async ({ path }) => {
    const dish = dishes.find(({ id }) => id === path.dish_id);
    if (!dish) throw new ApiError({ kind: 'refused', code: 'NOT_FOUND', status: 404 });
    return { ...dish, dish_option: withOptions.dish_option };
  },
} satisfies Partial<Sdk>;
