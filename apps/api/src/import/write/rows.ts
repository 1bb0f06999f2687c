import { STATES } from '../../shared/states.ts';
import { toId } from '../../shared/to-id.ts';
import { type Picture, toPicture } from '../pictures/picture.ts';
import { listPictureUses } from '../pictures/picture-uses.ts';
import type { Section } from '../read/reader.ts';
import type { Restaurant } from '../read/restaurant.ts';
import type { Branch, Company, Pictured, PictureTarget } from '../read/schema.ts';
import { toMenuRows } from './menu-rows.ts';
import { toHotDealRows, toPackageRows } from './package-rows.ts';
import { toVoucherRows } from './voucher-rows.ts';

/** Rows by table, with the columns' names. Amounts are in sen. */
export type Rows = ReturnType<typeof toRows>;

/**
 * Converts a valid restaurant to rows.
 * @param images the contents of `images/` by file name.
 * @param pictureOf names a picture; by default its name gets a hash of its content.
 */
export function toRows(
  restaurant: Restaurant,
  images: ReadonlyMap<string, Uint8Array>,
  pictureOf: typeof toPicture = toPicture,
) {
  const company = restaurant.company?.value;
  if (!company) throw new Error('Check the restaurant before converting it to rows');
  const pictures = toPictures(restaurant, images, pictureOf);
  const fileOf = (name: string): string => pictures.get(name)?.file ?? name;
  const { subdomain } = company;
  const banners = (section: Restaurant['banners'], kind: string) =>
    valuesOf(section).map(({ slug, image_alt, image, opens }, position) => ({
      id: toId(subdomain, kind, slug),
      slug,
      image_alt,
      image: fileOf(image),
      position,
      ...toTargetColumns(subdomain, opens),
    }));
  const highlights = valuesOf(restaurant.highlights);
  const branches = valuesOf(restaurant.branches);
  const imagesOf = ({ image, images }: Pictured) =>
    (images ?? [image ?? company.default_dish_image]).map(fileOf);
  const imageOf = (image: string | undefined) => fileOf(image ?? company.default_dish_image);
  return {
    company: toCompanyRow(company, fileOf),
    tiers: company.tiers.map(({ vouchers: _, ...tier }, index) => ({
      ...tier,
      level_id: index + 1,
    })),
    media: [...pictures.values()],
    branches: branches.map((branch, position) => ({
      ...toBranchRow(branch, subdomain, fileOf),
      position,
    })),
    banners: banners(restaurant.banners, 'banner'),
    highlights: banners(restaurant.highlights, 'highlight').map(
      ({ image, ...highlight }, position) => ({
        ...highlight,
        highlight_image: image,
        shown_from: highlights[position]?.hours?.open ?? null,
        shown_until: highlights[position]?.hours?.close ?? null,
        audience: highlights[position]?.audience ?? null,
      }),
    ),
    news: valuesOf(restaurant.news).map(({ image, ...item }) => ({
      ...item,
      id: toId(subdomain, 'news', item.slug),
      image: image === undefined ? null : fileOf(image),
    })),
    ...toMenuRows(
      {
        company,
        branches,
        categories: valuesOf(restaurant.categories),
        shared: new Map(valuesOf(restaurant.options).map((group) => [group.slug, group])),
        dishesOf: (category) => valuesOf(restaurant.menus.get(category)),
      },
      fileOf,
    ),
    ...toPackageRows(subdomain, valuesOf(restaurant.packages), branches, imagesOf),
    ...toHotDealRows(subdomain, valuesOf(restaurant.hotDeals), imagesOf),
    ...toVoucherRows(company, valuesOf(restaurant.vouchers), imageOf),
  };
}

function valuesOf<Value>(section: Section<Value> | undefined): Value[] {
  return (section?.entries ?? []).flatMap(({ value }) => (value === null ? [] : [value]));
}

function toPictures(
  restaurant: Restaurant,
  images: ReadonlyMap<string, Uint8Array>,
  pictureOf: typeof toPicture,
): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const { name } of listPictureUses(restaurant)) {
    const bytes = images.get(name);
    if (bytes && !pictures.has(name)) pictures.set(name, pictureOf(name, bytes));
  }
  return pictures;
}

function toCompanyRow(company: Company, fileOf: (name: string) => string) {
  const { tiers: _, ...columns } = company;
  return {
    ...columns,
    id: toId(company.subdomain, 'company'),
    company_offer: company.company_offer ?? { en: '' },
    company_programme: company.company_programme ?? { en: '' },
    brand_color: company.brand_color ?? null,
    family_day: company.family_day ?? null,
    holidays: company.holidays.map(({ states, ...holiday }) => ({
      ...holiday,
      state_ids: states?.map((state) => STATES[state]) ?? null,
    })),
    company_logo: fileOf(company.company_logo),
    company_logo_thumb: fileOf(company.company_logo_thumb),
    company_banner: fileOf(company.company_banner),
    company_banner_thumb: fileOf(company.company_banner_thumb),
    default_dish_image: fileOf(company.default_dish_image),
  };
}

function toTargetColumns(subdomain: string, target: PictureTarget = {}) {
  const { dish, package: set, hot_deal, voucher, page } = target;
  const column = (opens_kind: string, entry: string, slug: string) => ({
    opens_kind,
    opens_id: toId(subdomain, entry, slug),
  });
  if (dish !== undefined) return column('dish', 'dish', dish);
  if (set !== undefined) return column('package', 'package', set);
  if (hot_deal !== undefined) return column('hot_deal', 'hot-deal', hot_deal);
  if (voucher !== undefined) return column('voucher', 'voucher', voucher);
  return { opens_kind: page ?? null, opens_id: null };
}

function toBranchRow(branch: Branch, subdomain: string, fileOf: (name: string) => string) {
  const { street2, hours, images, delivery, ...columns } = branch;
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours;
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday];
  return {
    ...columns,
    id: toId(subdomain, 'branch', branch.slug),
    street2: street2 ?? null,
    state_id: STATES[branch.state],
    opening_hours: week.flatMap((openings, index) =>
      openings.map((opening) => ({ weekday: index + 1, ...opening })),
    ),
    delivery_radius_metres: delivery?.radius_km ?? null,
    delivery_base_fee: delivery?.base_fee ?? 0,
    delivery_fee_per_km: delivery?.fee_per_km ?? 0,
    images: images.map(fileOf),
  };
}
