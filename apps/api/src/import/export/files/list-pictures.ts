import type { StoredRows } from '../rows/stored-rows.ts';

/** Returns the served file names of all pictures that the rows use, without duplicates. */
export function listPictures(rows: Omit<StoredRows, 'media'>): string[] {
  const { company } = rows;
  return [
    ...new Set([
      company.company_logo,
      company.company_logo_thumb,
      company.company_banner,
      company.company_banner_thumb,
      company.default_dish_image,
      ...[...rows.branches, ...rows.dishes, ...rows.packages, ...rows.hot_deals].flatMap(
        ({ images }) => images,
      ),
      ...[...rows.dish_categories, ...rows.banners, ...rows.vouchers].map(({ image }) => image),
      ...rows.highlights.map(({ highlight_image }) => highlight_image),
      ...rows.news.flatMap(({ image }) => (image === null ? [] : [image])),
    ]),
  ];
}
