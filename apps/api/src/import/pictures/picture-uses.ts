import type { Entry } from '../read/reader.ts';
import type { Restaurant } from '../read/restaurant.ts';
import type { Pictured } from '../read/schema.ts';
import type { Path } from '../read/source.ts';

/** A field that refers to a picture. */
export interface PictureUse {
  entry: Entry<unknown>;
  field: Path;
  /** File name in `images/`. */
  name: string;
}

const COMPANY_FIELDS = [
  'company_logo',
  'company_logo_thumb',
  'company_banner',
  'company_banner_thumb',
  'default_dish_image',
] as const;

/** Returns every use of a picture, in the order of the files. */
export function listPictureUses(restaurant: Restaurant): PictureUse[] {
  const {
    company,
    branches,
    categories,
    menus,
    packages,
    hotDeals,
    banners,
    highlights,
    news,
    vouchers,
  } = restaurant;
  const single = [
    categories,
    ...menus.values(),
    packages,
    hotDeals,
    banners,
    highlights,
    news,
    vouchers,
  ].flatMap((section) =>
    section.entries.flatMap((entry: Entry<{ image?: string | undefined }>) =>
      entry.value?.image === undefined
        ? []
        : [{ entry, field: ['image'], name: entry.value.image }],
    ),
  );
  return [
    ...COMPANY_FIELDS.flatMap((field) =>
      company?.value ? [{ entry: company, field: [field], name: company.value[field] }] : [],
    ),
    ...branches.entries.flatMap((entry) =>
      (entry.value?.images ?? []).map((name, index) => ({ entry, field: ['images', index], name })),
    ),
    ...single,
    ...[...menus.values(), packages, hotDeals].flatMap((section) =>
      section.entries.flatMap((entry: Entry<Pictured>) =>
        (entry.value?.images ?? []).map((name, index) => ({
          entry,
          field: ['images', index],
          name,
        })),
      ),
    ),
    ...vouchers.entries.flatMap((entry) =>
      entry.value?.ticket === undefined
        ? []
        : [{ entry, field: ['ticket'], name: entry.value.ticket }],
    ),
  ];
}
