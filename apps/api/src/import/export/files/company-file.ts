import { stateName } from '../../../shared/states.ts';
import type { Fields } from '../../read/fields-value.ts';
import type { StoredEntries } from '../rows/stored-rows.ts';
import {
  countUnless,
  flagUnless,
  formatMaybeTranslated,
  formatPrice,
  formatWords,
  listUnlessEmpty,
  wordsUnlessEmpty,
} from './formats.ts';
import { groupBy, slugsOf } from './lookup.ts';

/** Converts the company with its tiers. Settings are written out, also where they are the default. */
export function toCompanyFile(rows: StoredEntries): Fields {
  const { company } = rows;
  return {
    subdomain: company.subdomain,
    company_name: formatWords(company.company_name),
    company_registration_no: company.company_registration_no,
    sst_registration_no: company.sst_registration_no ?? undefined,
    company_email: company.company_email,
    company_phone: company.company_phone,
    company_address: formatMaybeTranslated(company.company_address),
    time_zone: company.time_zone,
    business_day_starts_at: company.business_day_starts_at,
    company_website: company.company_website ?? undefined,
    facebook_name: company.facebook_name ?? undefined,
    facebook_url: company.facebook_url ?? undefined,
    instagram_name: company.instagram_name ?? undefined,
    instagram_url: company.instagram_url ?? undefined,
    company_chat_url: company.company_chat_url ?? undefined,
    brand_color: company.brand_color ?? undefined,
    company_logo: company.company_logo,
    company_logo_thumb: company.company_logo_thumb,
    company_banner: company.company_banner,
    company_banner_thumb: company.company_banner_thumb,
    default_dish_image: company.default_dish_image,
    company_family_name: formatWords(company.company_family_name),
    company_offer: wordsUnlessEmpty(company.company_offer),
    sign_up_point: String(company.sign_up_point),
    max_discount_point: String(company.max_discount_point),
    max_discount_amount: formatPrice(company.max_discount_amount),
    payment_code_limit: formatPrice(company.payment_code_limit),
    splits_bills: String(company.splits_bills),
    member_bill_count: String(company.member_bill_count),
    topup_amounts: company.topup_amounts.map(formatPrice),
    ...formatDays(rows),
    tiers: formatTiers(rows),
    company_about: formatWords(company.company_about),
    company_programme: wordsUnlessEmpty(company.company_programme),
    company_tnc: formatWords(company.company_tnc),
    company_privacy: formatWords(company.company_privacy),
    company_refund_return: formatWords(company.company_refund_return),
  };
}

function formatDays({ company: { family_day: family, holidays } }: StoredEntries): Fields {
  return {
    family_day:
      family === null
        ? undefined
        : {
            name: formatWords(family.name),
            day: String(family.day),
            percent: String(family.percent),
            terms: formatWords(family.terms),
          },
    holidays: listUnlessEmpty(
      holidays.map(({ date, name, state_ids, is_holiday }) => ({
        date,
        name,
        states: state_ids?.map(stateName),
        is_holiday: flagUnless(true, is_holiday),
      })),
    ),
  };
}

function formatTiers({ tiers, tier_vouchers, vouchers }: StoredEntries): Fields[] {
  const voucherSlug = slugsOf(vouchers);
  const vouchersOf = groupBy(tier_vouchers, ({ level_id }) => level_id);
  return tiers.map((tier) => ({
    level: formatWords(tier.level),
    level_name: formatWords(tier.level_name),
    top_up_amount: tier.top_up_amount == null ? undefined : formatPrice(tier.top_up_amount),
    discount_percent: String(tier.discount_percent),
    vouchers: listUnlessEmpty(
      vouchersOf(tier.level_id).map(({ voucher_id, count, is_monthly }) => ({
        voucher: voucherSlug(voucher_id),
        count: countUnless(1, count),
        monthly: flagUnless(false, is_monthly),
      })),
    ),
    benefits: listUnlessEmpty(
      tier.benefits.map(({ icon, title, text }) => ({
        icon,
        title: formatWords(title),
        text: formatWords(text),
      })),
    ),
  }));
}
