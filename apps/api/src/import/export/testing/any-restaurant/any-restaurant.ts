import fc from 'fast-check';
import type { Folder } from '../../../read/read-folder.ts';
import { tinyAvif } from '../../../testing.ts';
import { anyBranch, anyCompany } from './any-company.ts';
import { anyBanner, anyHighlight, anyNewsItem, anyVoucher } from './any-extras.ts';
import { type AnyDish, anyDish, anyGroup, PLAIN } from './any-menu.ts';
import { anyHotDeal, anyPackage } from './any-packages.ts';
import {
  DRAWINGS,
  type Draw,
  drawFrom,
  label,
  type Model,
  PICTURES,
  picture,
  type RecordModel,
} from './draw.ts';

/**
 * A valid restaurant's folder. Its files are JSON, which is YAML, so that they do not depend on the
 * writer under test.
 */
export const anyRestaurant: fc.Arbitrary<Folder> = fc
  .gen()
  .map((value) => toFolder(restaurant(drawFrom(value))));

function restaurant(draw: Draw): Record<string, Model> {
  const named = (prefix: string, least: number, most: number) =>
    draw.list(least, most, (index) => `${prefix}-${index}`);
  const branches = named('branch', 1, 3);
  const shared = draw.list(0, 3, (index) => anyGroup(draw, `g${index}`));
  const dishes = [PLAIN, ...named('dish', 0, 4)].map((slug) =>
    anyDish(draw, slug, shared, branches),
  );
  const categories = named('category', 1, 3);
  const vouchers = named('voucher', 0, 3).map((slug) => anyVoucher(draw, slug, branches));
  const packages = named('package', 0, 2).map((slug) => anyPackage(draw, slug, dishes, branches));
  const packageSlugs = packages.map(slugOf);
  const deals =
    packages.length === 0
      ? []
      : named('deal', 0, 2).map((slug) => anyHotDeal(draw, slug, packageSlugs));
  const targets = targetsOf(dishes, packages, deals, vouchers);
  const menu = placed(draw, categories, dishes);
  return {
    'company.yaml': anyCompany(draw, vouchers.map(slugOf)),
    'branches.yaml': { branches: branches.map((slug) => anyBranch(draw, slug)) },
    'categories.yaml': {
      categories: categories.map((slug) => ({ slug, name: label(draw), image: picture(draw) })),
    },
    'options.yaml': { options: shared.map(({ model }) => model) },
    ...Object.fromEntries(menu),
    'packages.yaml': { packages },
    'hot-deals.yaml': { hot_deals: deals },
    'vouchers.yaml': { vouchers },
    'banners.yaml': {
      banners: named('banner', 0, 2).map((slug) => anyBanner(draw, slug, targets)),
    },
    'highlights.yaml': {
      highlights: named('highlight', 0, 2).map((slug) => anyHighlight(draw, slug, targets)),
    },
    'news.yaml': { news: named('news', 0, 2).map((slug) => anyNewsItem(draw, slug)) },
  };
}

function slugOf({ slug }: RecordModel): string {
  return String(slug);
}

function placed(draw: Draw, categories: readonly string[], dishes: readonly AnyDish[]) {
  const places = dishes.map(({ model }) => ({ model, at: draw.count(0, categories.length - 1) }));
  return categories.map((slug, index): [string, Model] => [
    `menu/${slug}.yaml`,
    { dishes: places.filter(({ at }) => at === index).map(({ model }) => model) },
  ]);
}

function targetsOf(
  dishes: readonly AnyDish[],
  packages: readonly RecordModel[],
  deals: readonly RecordModel[],
  vouchers: readonly RecordModel[],
): RecordModel[] {
  return [
    { page: 'booking' },
    ...dishes.map(({ slug }) => ({ dish: slug })),
    ...packages
      .filter(({ only_in_deals }) => only_in_deals !== 'true')
      .map((each) => ({ package: slugOf(each) })),
    ...deals.map((each) => ({ hot_deal: slugOf(each) })),
    ...vouchers
      .filter(({ claimable }) => claimable === 'true')
      .map((each) => ({ voucher: slugOf(each) })),
  ];
}

function toFolder(models: Record<string, Model>): Folder {
  const svg = (mark: number) =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 ${mark}"/></svg>`,
    );
  return {
    files: new Map(
      Object.entries(models).map(([file, model]) => [file, JSON.stringify(model, null, 1)]),
    ),
    images: new Map([
      ...PICTURES.map((name, index): [string, Uint8Array] => [name, tinyAvif(index + 1)]),
      ...DRAWINGS.map((name, index): [string, Uint8Array] => [name, svg(index)]),
    ]),
  };
}
