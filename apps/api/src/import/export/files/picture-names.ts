import { extname } from 'node:path';
import type { StoredRows } from '../rows/stored-rows.ts';

/** Extensions that the importer accepts. The type of a picture follows its bytes, not its name. */
const EXTENSIONS = ['.avif', '.webp', '.png', '.jpg', '.jpeg', '.gif', '.AVIF', '.WEBP', '.PNG'];
const DRAWING_EXTENSIONS = ['.svg', '.SVG', '.Svg', '.sVg'];

/** Served file name: name, hash of the content, type of the content. */
const SERVED = /^(.+)\.[0-9a-f]{10}(\.[a-z]+)$/;

/**
 * Returns the rows with the names that pictures have in `images/`. An import gives a picture of this
 * name its served name again.
 */
export function withPictureNames(rows: StoredRows): StoredRows {
  const names = pictureNames(rows.media.map(({ file }) => file));
  const nameOf = (file: string): string => names.get(file) ?? file;
  const withImages = <Row extends { readonly images: readonly string[] }>(row: Row): Row => ({
    ...row,
    images: row.images.map(nameOf),
  });
  const withImage = <Row extends { readonly image: string }>(row: Row): Row => ({
    ...row,
    image: nameOf(row.image),
  });
  const { company } = rows;
  return {
    ...rows,
    company: {
      ...company,
      company_logo: nameOf(company.company_logo),
      company_logo_thumb: nameOf(company.company_logo_thumb),
      company_banner: nameOf(company.company_banner),
      company_banner_thumb: nameOf(company.company_banner_thumb),
      default_dish_image: nameOf(company.default_dish_image),
    },
    media: rows.media.map((picture) => ({ ...picture, file: nameOf(picture.file) })),
    branches: rows.branches.map(withImages),
    dishes: rows.dishes.map(withImages),
    packages: rows.packages.map(withImages),
    hot_deals: rows.hot_deals.map(withImages),
    dish_categories: rows.dish_categories.map(withImage),
    banners: rows.banners.map(withImage),
    vouchers: rows.vouchers.map(withImage),
    highlights: rows.highlights.map((row) => ({
      ...row,
      highlight_image: nameOf(row.highlight_image),
    })),
    news: rows.news.map((row) => ({
      ...row,
      image: row.image === null ? null : nameOf(row.image),
    })),
  };
}

/**
 * Returns the names by served file name. Pictures that had the same name with other extensions,
 * such as `a.jpg` and `a.png`, may have the same type now. Each but the first gets another
 * extension.
 */
function pictureNames(files: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of files.toSorted()) {
    const [, stem = file, type = ''] = SERVED.exec(file) ?? [];
    const others = isDrawing(type) ? DRAWING_EXTENSIONS : EXTENSIONS;
    const name = [type, ...others].map((each) => `${stem}${each}`).find((each) => !taken.has(each));
    if (name === undefined) throw new Error(`Too many pictures have the name ${stem}`);
    taken.add(name);
    names.set(file, name);
  }
  return names;
}

/** Returns true for the name or the type of an SVG file. */
export function isDrawing(name: string): boolean {
  return (extname(name) || name).toLowerCase() === '.svg';
}
