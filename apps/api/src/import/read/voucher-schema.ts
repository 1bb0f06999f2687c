import * as v from 'valibot';
import { count, day, flag, label, listOf, picture, price, record, slug } from './fields.ts';
import { points, sentence } from './schema.ts';

/** Percentage with at most two decimals, converted to hundredths of a percent. */
const percent = v.pipe(
  v.string('must be a percentage from 0.01 to 100, such as 15'),
  v.trim(),
  v.regex(/^(100|[1-9]?\d)(\.\d{1,2})?$/, 'must be a percentage from 0.01 to 100, such as 15'),
  v.transform((text) => Math.round(Number(text) * 100)),
  v.minValue(1, 'must be a percentage from 0.01 to 100, such as 15'),
);

const worthFields = {
  /** Discount as an amount. */
  amount: v.optional(price),
  /** Discount in percent, optionally limited by `at_most`. */
  percent: v.optional(percent),
  at_most: v.optional(price),
  /** Free delivery. */
  free: v.optional(v.picklist(['delivery'], 'must be delivery')),
};

export const voucherSchema = record({
  slug,
  voucher_name: label,
  voucher_text: v.optional(sentence),
  /** Picture of the benefit. A drawn `ticket` replaces it. */
  image: v.optional(picture),
  ticket: v.optional(picture),
  /** True for a free dish; `amount` is its price. */
  is_dish: v.optional(flag, 'false'),
  used: v.picklist(['dine-in', 'app', 'both'], 'must be dine-in, app or both'),
  ...worthFields,
  min_purchase: v.optional(price, '0.00'),
  valid_days: count(1, 3650),
  costs_points: v.optional(points, '0'),
  claimable: v.optional(flag, 'false'),
  given_at_joining: v.optional(count(0, 20), '0'),
  limit: v.optional(count(1, 100_000_000)),
  limit_per_member: v.optional(count(1, 10_000)),
  limit_per_member_a_day: v.optional(count(1, 10_000)),
  claim_from: v.optional(day),
  claim_until: v.optional(day),
  only_at: v.optional(listOf(slug, 1, 200)),
  not_at: v.optional(listOf(slug, 1, 200)),
  weekdays_only: v.optional(flag, 'false'),
});

export type Voucher = v.InferOutput<typeof voucherSchema>;
