import {
  ApiError,
  type Banner,
  type Company,
  type Dish,
  type DishCategory,
  type DishSummary,
  type Highlight,
  type PackageSummary,
  type Sdk,
} from '@claypot/sdk';

/** Company and menu, the same at every branch. */
export interface Menu {
  readonly company: Company;
  readonly banners: Banner[];
  readonly highlights: Highlight[];
  readonly categories: DishCategory[];
  readonly dishes: DishSummary[];
  readonly packages: PackageSummary[];
  /** Options of every dish. */
  readonly options: Dish['dish_option'];
}

export function menuOperations(menu: Menu) {
  return {
    companyInfo: async () => menu.company,
    bannerList: async () => menu.banners,
    highlightList: async () => menu.highlights,
    dishCategoryList: async () => menu.categories,
    dishList: async () => menu.dishes,
    packageList: async () => menu.packages,
    dishDetail: async ({ path }) => {
      const dish = menu.dishes.find(({ id }) => id === path.dish_id);
      if (!dish) throw new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
      return { ...dish, dish_option: menu.options };
    },
  } satisfies Partial<Sdk>;
}
