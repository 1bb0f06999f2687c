import * as v from 'valibot';
import { STATES, type StateName } from '../../shared/states.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import {
  color,
  count,
  day,
  degrees,
  email,
  flag,
  html,
  instant,
  label,
  listOf,
  maybeTranslated,
  percentage,
  phone,
  picture,
  postalCode,
  price,
  quarters,
  record,
  slug,
  text,
  timeOfDay,
  timeZone,
  translated,
  url,
} from './fields.ts';
import { hours, range } from './hours.ts';

/** Loyalty points. */
export const points = count(0, 100_000);
export const sentence = translated(text(500));

/** A sentence in both languages, or one text that is shown in both. */
const dishDescription = v.lazy(
  (input): v.GenericSchema<unknown, TranslatedText> =>
    typeof input === 'object' && input !== null
      ? sentence
      : v.pipe(
          text(500),
          v.transform((en) => ({ en })),
        ),
);

/**
 * Vouchers given each time a member reaches the tier. Of monthly ones, each becomes valid a month
 * after the one before.
 */
const tierVoucherSchema = record({
  voucher: slug,
  count: v.optional(count(1, 100), '1'),
  monthly: v.optional(flag, 'false'),
});

/** Icons that the app has for tier benefits. */
const BENEFIT_ICONS = ['voucher', 'bowl', 'claypot', 'percent', 'star', 'points', 'room'] as const;

const benefitSchema = record({
  icon: v.picklist(BENEFIT_ICONS, `must be one of ${BENEFIT_ICONS.join(', ')}`),
  title: label,
  text: sentence,
});

const tierSchema = record({
  level: label,
  level_name: label,
  top_up_amount: v.optional(price),
  discount_percent: v.optional(percentage, '0'),
  vouchers: v.optional(listOf(tierVoucherSchema, 0, 30), []),
  benefits: v.optional(listOf(benefitSchema, 0, 12), []),
});

/** Day of the month, 1–28, so that every month has it. */
const familyDaySchema = record({
  name: label,
  day: count(1, 28),
  percent: count(1, 100),
  terms: sentence,
});

const stateNames = Object.keys(STATES).filter((name): name is StateName => name in STATES);
const state = v.picklist(stateNames, `must be one of ${stateNames.join(', ')}`);

/**
 * A public holiday on which some vouchers are invalid; `is_holiday: false` makes the day a normal
 * one.
 */
const holidaySchema = record({
  date: day,
  name: text(100),
  states: v.optional(listOf(state, 1, stateNames.length)),
  is_holiday: v.optional(flag, 'true'),
});

/** Default for a company without tiers: one tier for every member. */
const ONE_TIER = [
  { level: { en: 'Regular', zh_CN: '普通' }, level_name: { en: 'Member', zh_CN: '会员' } },
];

/** Default top-up amounts, in RM. */
const USUAL_TOP_UPS = ['50.00', '100.00', '200.00', '500.00', '1000.00'];

export const companySchema = record({
  subdomain: v.pipe(
    slug,
    v.maxLength(63, 'must be at most 63 characters'),
    v.notValue('avatar', 'is where members’ pictures are served; choose another'),
  ),
  company_name: label,
  company_registration_no: text(100),
  sst_registration_no: v.optional(text(100)),
  company_email: email,
  company_phone: phone,
  company_address: maybeTranslated(300),
  time_zone: timeZone,
  business_day_starts_at: v.optional(timeOfDay, '04:00'),
  company_website: v.optional(url),
  facebook_name: v.optional(text(100)),
  facebook_url: v.optional(url),
  instagram_name: v.optional(text(100)),
  instagram_url: v.optional(url),
  brand_color: v.optional(color),
  company_logo: picture,
  company_logo_thumb: picture,
  company_banner: picture,
  company_banner_thumb: picture,
  default_dish_image: picture,
  company_family_name: label,
  company_offer: v.optional(sentence),
  sign_up_point: v.optional(points, '0'),
  max_discount_point: v.optional(points, '0'),
  max_discount_amount: v.optional(price, '0.00'),
  payment_code_limit: v.optional(price, '100.00'),
  splits_bills: v.optional(flag, 'false'),
  member_bill_count: v.optional(count(0, 1000), '5'),
  topup_amounts: v.optional(listOf(price, 3, 6), USUAL_TOP_UPS),
  family_day: v.optional(familyDaySchema),
  holidays: v.optional(listOf(holidaySchema, 0, 400), []),
  tiers: v.optional(listOf(tierSchema, 1, 9), ONE_TIER),
  company_about: html,
  company_tnc: html,
  company_privacy: html,
  company_refund_return: html,
  company_programme: v.optional(html),
  company_chat_url: v.optional(url),
});

/** Kilometres with one decimal, converted to metres. */
const kilometres = v.pipe(
  v.string('must be kilometres with one decimal, such as 8.0'),
  v.trim(),
  v.regex(/^([1-9]\d?|0)\.\d$/, 'must be kilometres with one decimal, such as 8.0'),
  v.transform((km) => Number(km.replace('.', '')) * 100),
  v.minValue(100, 'must be at least 0.1; leave delivery out where there is none'),
);

const deliverySchema = record({ radius_km: kilometres, base_fee: price, fee_per_km: price });

export const branchSchema = record({
  slug,
  branch_name: label,
  street1: maybeTranslated(200),
  street2: v.optional(maybeTranslated(200)),
  city: text(100),
  postal_code: postalCode,
  state,
  contact_no: phone,
  latitude: degrees(90),
  longitude: degrees(180),
  hours,
  delivery: v.optional(deliverySchema),
  temporarily_closed: v.optional(flag, 'false'),
  is_able_reservation: flag,
  takes_top_up: v.optional(flag, 'true'),
  number_of_seats: count(0, 10_000),
  turn_minutes: v.optional(quarters(15, 1440), '90'),
  notice_minutes: v.optional(count(0, 10_080), '60'),
  images: listOf(picture, 1, 20),
});

export const categorySchema = record({ slug, name: label, image: picture });

const variationSchema = record({
  slug,
  name: label,
  /** The dish behind this choice; if it is sold out, so is the choice. */
  dish: v.optional(slug),
  additional_price: v.optional(price, '0.00'),
  additional_point: v.optional(points, '0'),
});

export const optionSchema = record({
  slug,
  option_name: label,
  option_type: v.picklist(
    ['radio', 'checkbox'],
    'must be radio (one choice) or checkbox (several)',
  ),
  is_required: flag,
  min_qty: v.optional(count(0, 50)),
  max_qty: v.optional(count(1, 50)),
  default_variation: v.optional(slug),
  variations: listOf(variationSchema, 1, 50),
});

const sharedOptionSchema = record({ use: slug });

/** An option group, or `use: <slug>` for a shared one of options.yaml. */
const dishOptionSchema = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'use' in input ? sharedOptionSchema : optionSchema,
);

/** Portions of one branch that differ from `stock`. */
const stockAtSchema = record({ branch: slug, portions: count(0, 100_000) });

export const dishSchema = record({
  slug,
  name: label,
  description: v.optional(dishDescription),
  price,
  price_after_discount: v.optional(price),
  free: v.optional(flag, 'false'),
  points: v.optional(points, '0'),
  image: v.optional(picture),
  images: v.optional(listOf(picture, 1, 10)),
  tags: v.optional(
    listOf(
      v.picklist(
        ['signature', 'spicy', 'vegetarian', 'new'],
        'must be signature, spicy, vegetarian or new',
      ),
      0,
      4,
    ),
    [],
  ),
  stock: v.optional(count(0, 100_000)),
  stock_at: v.optional(listOf(stockAtSchema, 0, 200), []),
  sold_out: v.optional(flag, 'false'),
  sold_out_at: v.optional(listOf(slug, 0, 200), []),
  only_at: v.optional(listOf(slug, 1, 200)),
  options: v.optional(listOf(dishOptionSchema, 0, 30), []),
});

/** Pages of the app that a picture can open. */
const PAGES = ['menu', 'booking', 'vouchers', 'programme'] as const;

/** A menu item, a voucher or a page of the app. */
const targetSchema = v.pipe(
  record({
    dish: v.optional(slug),
    package: v.optional(slug),
    hot_deal: v.optional(slug),
    voucher: v.optional(slug),
    page: v.optional(v.picklist(PAGES, `must be one of ${PAGES.join(', ')}`)),
  }),
  v.check(
    (target) => Object.keys(target).length === 1,
    'must name one of dish, package, hot_deal, voucher, page',
  ),
);

export const bannerSchema = record({
  slug,
  image_alt: sentence,
  image: picture,
  opens: v.optional(targetSchema),
});

export const highlightSchema = record({
  ...bannerSchema.entries,
  hours: v.optional(range),
  audience: v.optional(v.picklist(['guests', 'members'])),
});

export const newsItemSchema = record({
  slug,
  title: label,
  content: translated(text(2000)),
  image: v.optional(picture),
  published_at: instant,
});

/** An item with one picture, or several of which the first is the main one. */
export interface Pictured {
  image?: string | undefined;
  images?: readonly string[] | undefined;
}

export type Company = v.InferOutput<typeof companySchema>;
export type Branch = v.InferOutput<typeof branchSchema>;
export type Category = v.InferOutput<typeof categorySchema>;
export type OptionGroup = v.InferOutput<typeof optionSchema>;
export type Dish = v.InferOutput<typeof dishSchema>;
export type Banner = v.InferOutput<typeof bannerSchema>;
export type Highlight = v.InferOutput<typeof highlightSchema>;
export type PictureTarget = v.InferOutput<typeof targetSchema>;
export type NewsItem = v.InferOutput<typeof newsItemSchema>;
