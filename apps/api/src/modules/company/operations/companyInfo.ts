import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Handler } from '../../../contract/handlers.ts';
import { mediaUrl } from '../../../contract/wire.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';

interface CompanyRow {
  id: string;
  subdomain: string;
  company_name: TranslatedText;
  company_email: string;
  company_phone: string;
  brand_color: string | null;
  company_logo: string;
  company_logo_thumb: string;
  company_banner: string;
  company_banner_thumb: string;
  facebook_name: string | null;
  facebook_url: string | null;
  instagram_name: string | null;
  instagram_url: string | null;
  company_website: string | null;
  company_registration_no: string;
  company_address: TranslatedText;
  company_about: TranslatedText;
  company_tnc: TranslatedText;
  company_privacy: TranslatedText;
  company_refund_return: TranslatedText;
  company_family_name: TranslatedText;
  company_offer: TranslatedText;
  company_programme: TranslatedText;
  company_chat_url: string | null;
  sign_up_point: number;
  time_zone: string;
  max_discount_point: number;
  max_discount_amount: Cents;
  topup_amounts: readonly Cents[];
  family_day: {
    name: TranslatedText;
    day: number;
    percent: number;
    terms: TranslatedText;
  } | null;
}

/**
 * Returns the company with the requested subdomain, at any host. `localhost` selects the host's
 * company.
 */
export const companyInfo: Handler<'companyInfo'> = async ({
  company,
  db,
  errorReportRate,
  language,
  mapProvider,
}) => {
  const row = await db.one<CompanyRow>(sql`
    select id, subdomain, company_name, company_email, company_phone, brand_color, company_logo,
      company_logo_thumb, company_banner, company_banner_thumb, facebook_name, facebook_url,
      instagram_name, instagram_url, company_website, company_registration_no, company_address,
      company_about, company_tnc, company_privacy, company_refund_return, company_family_name,
      company_offer, company_programme, company_chat_url, sign_up_point, time_zone,
      max_discount_point, max_discount_amount, topup_amounts, family_day
    from companies where id = ${company.id}`);
  if (row === null) throw new ApiError('COMPANY_NOT_FOUND');
  const text = (translated: TranslatedText) => inLanguage(translated, language);
  const { brand_color, subdomain, ...record } = row;
  return {
    ...record,
    ...(brand_color !== null && { brand_color }),
    company_subdomain: subdomain,
    company_name: text(row.company_name),
    company_logo: mediaUrl(row, row.company_logo),
    company_logo_thumb: mediaUrl(row, row.company_logo_thumb),
    company_banner: mediaUrl(row, row.company_banner),
    company_banner_thumb: mediaUrl(row, row.company_banner_thumb),
    facebook_name: row.facebook_name ?? '',
    instagram_name: row.instagram_name ?? '',
    company_address: text(row.company_address),
    company_about: text(row.company_about),
    company_tnc: text(row.company_tnc),
    company_privacy: text(row.company_privacy),
    company_refund_return: text(row.company_refund_return),
    company_family_name: text(row.company_family_name),
    company_offer: text(row.company_offer),
    company_programme: text(row.company_programme),
    max_discount_amount: formatMoneyString(row.max_discount_amount),
    topup_amounts: row.topup_amounts.map(formatMoneyString),
    family_day: row.family_day && {
      name: text(row.family_day.name),
      day: row.family_day.day,
      percent: row.family_day.percent,
      terms: text(row.family_day.terms),
    },
    map_provider: mapProvider,
    error_report_rate: errorReportRate,
  };
};
