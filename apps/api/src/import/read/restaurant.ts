import type { Fields } from './fields-value.ts';
import { type HotDeal, hotDealSchema, type Package, packageSchema } from './package-schema.ts';
import type { Problem } from './problem.ts';
import { createReader, type Entry, type Section } from './reader.ts';
import {
  type Banner,
  type Branch,
  bannerSchema,
  branchSchema,
  type Category,
  type Company,
  categorySchema,
  companySchema,
  type Dish,
  dishSchema,
  type Highlight,
  highlightSchema,
  type NewsItem,
  newsItemSchema,
  type OptionGroup,
  optionSchema,
} from './schema.ts';
import { type Voucher, voucherSchema } from './voucher-schema.ts';

/** All files of a restaurant, with each entry validated on its own. */
export interface Restaurant {
  company: Entry<Company> | null;
  branches: Section<Branch>;
  categories: Section<Category>;
  /** Option groups shared by dishes. */
  options: Section<OptionGroup>;
  /** Dishes by category, in the order of file names. */
  menus: ReadonlyMap<string, Section<Dish>>;
  packages: Section<Package>;
  hotDeals: Section<HotDeal>;
  banners: Section<Banner>;
  highlights: Section<Highlight>;
  news: Section<NewsItem>;
  vouchers: Section<Voucher>;
}

const MENU = /^menu\/(.+)\.yaml$/;

const FILES = [
  'company.yaml',
  'branches.yaml',
  'categories.yaml',
  'options.yaml',
  'packages.yaml',
  'hot-deals.yaml',
  'banners.yaml',
  'highlights.yaml',
  'news.yaml',
  'vouchers.yaml',
];

/**
 * Parses every file and entry, even if others are invalid. {@link checkRestaurant} checks the files
 * against each other.
 * @param files contents by name, as returned by `readFolder`, or parsed values.
 */
export function parseRestaurant(files: ReadonlyMap<string, string | Fields>): {
  restaurant: Restaurant;
  problems: Problem[];
} {
  const problems = [...files.keys()].filter((file) => !isExpected(file)).map(toUnexpected);
  const read = createReader(files, problems);
  const categories = [...files.keys()].flatMap((file) => MENU.exec(file)?.[1] ?? []);
  const restaurant: Restaurant = {
    company: read.one('company.yaml', companySchema),
    branches: read.list('branches.yaml', 'branches', branchSchema),
    categories: read.list('categories.yaml', 'categories', categorySchema),
    options: read.list('options.yaml', 'options', optionSchema, 'optional'),
    menus: new Map(
      categories.map((slug) => [slug, read.list(`menu/${slug}.yaml`, 'dishes', dishSchema)]),
    ),
    packages: read.list('packages.yaml', 'packages', packageSchema, 'optional'),
    hotDeals: read.list('hot-deals.yaml', 'hot_deals', hotDealSchema, 'optional'),
    banners: read.list('banners.yaml', 'banners', bannerSchema, 'optional'),
    highlights: read.list('highlights.yaml', 'highlights', highlightSchema, 'optional'),
    news: read.list('news.yaml', 'news', newsItemSchema, 'optional'),
    vouchers: read.list('vouchers.yaml', 'vouchers', voucherSchema, 'optional'),
  };
  return { restaurant, problems };
}

function isExpected(file: string): boolean {
  return FILES.includes(file) || MENU.test(file);
}

function toUnexpected(file: string): Problem {
  const message = `is not a file of a restaurant; rename it to one of ${FILES.join(', ')} or menu/<category>.yaml`;
  return { file, line: null, field: '', message };
}
