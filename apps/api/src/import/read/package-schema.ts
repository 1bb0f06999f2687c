import * as v from 'valibot';
import { count, flag, label, listOf, picture, price, record, slug } from './fields.ts';
import { points, sentence } from './schema.ts';

/** A dish in a package; `ask` lists the dish's option groups that the guest chooses. */
const packageDishSchema = record({
  dish: slug,
  qty: v.optional(count(1, 99), '1'),
  ask: v.optional(listOf(slug, 0, 30), []),
});

const packageOptionSchema = record({
  slug,
  option_name: label,
  is_required: flag,
  min_qty: v.optional(count(0, 50)),
  max_qty: v.optional(count(1, 50)),
  dishes: listOf(packageDishSchema, 1, 50),
});

export const packageSchema = record({
  slug,
  package_name: label,
  description: sentence,
  price,
  price_after_discount: v.optional(price),
  free: v.optional(flag, 'false'),
  points: v.optional(points, '0'),
  image: v.optional(picture),
  images: v.optional(listOf(picture, 1, 10)),
  only_in_deals: v.optional(flag, 'false'),
  sold_out: v.optional(flag, 'false'),
  sold_out_at: v.optional(listOf(slug, 0, 200), []),
  only_at: v.optional(listOf(slug, 1, 200)),
  options: v.optional(listOf(packageOptionSchema, 0, 20), []),
  side_dishes: v.optional(listOf(packageDishSchema, 0, 30), []),
});

const dealPackageSchema = record({ package: slug, additional_price: v.optional(price, '0.00') });

const dealOptionSchema = record({
  slug,
  option_name: label,
  is_required: flag,
  variations: listOf(
    record({
      slug,
      name: label,
      /** The dish behind this choice; if it is sold out, so is the choice. */
      dish: v.optional(slug),
      additional_price: v.optional(price, '0.00'),
    }),
    1,
    50,
  ),
});

export const hotDealSchema = record({
  slug,
  name: label,
  offer_note: sentence,
  price,
  free: v.optional(flag, 'false'),
  points: v.optional(points, '0'),
  image: v.optional(picture),
  images: v.optional(listOf(picture, 1, 10)),
  packages: listOf(dealPackageSchema, 1, 20),
  options: v.optional(listOf(dealOptionSchema, 0, 20), []),
});

export type PackageDish = v.InferOutput<typeof packageDishSchema>;
export type PackageOption = v.InferOutput<typeof packageOptionSchema>;
export type Package = v.InferOutput<typeof packageSchema>;
export type HotDeal = v.InferOutput<typeof hotDealSchema>;
