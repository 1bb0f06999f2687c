import type { Words } from './named.ts';

export interface CompanyRow {
  readonly subdomain: string;
  readonly company_name: Words;
  readonly company_registration_no: string;
  readonly sst_registration_no?: string | null | undefined;
  readonly company_email: string;
  readonly company_phone: string;
  readonly company_address: Words;
  readonly time_zone: string;
  /** `HH:MM`. */
  readonly business_day_starts_at: string;
  readonly company_website?: string | null | undefined;
  readonly facebook_name?: string | null | undefined;
  readonly facebook_url?: string | null | undefined;
  readonly instagram_name?: string | null | undefined;
  readonly instagram_url?: string | null | undefined;
  readonly brand_color?: string | null | undefined;
  readonly company_logo: string;
  readonly company_logo_thumb: string;
  readonly company_banner: string;
  readonly company_banner_thumb: string;
  readonly default_dish_image: string;
  readonly company_family_name: Words;
  /** Empty for none. */
  readonly company_offer: Words;
  readonly sign_up_point: number;
  readonly max_discount_point: number;
  readonly max_discount_amount: number;
  readonly payment_code_limit: number;
  readonly splits_bills: boolean;
  readonly member_bill_count: number;
  readonly topup_amounts: readonly number[];
  readonly family_day: FamilyDay | null;
  readonly holidays: readonly Holiday[];
  readonly company_about: Words;
  readonly company_tnc: Words;
  readonly company_privacy: Words;
  readonly company_refund_return: Words;
  /** Empty for none. */
  readonly company_programme: Words;
  readonly company_chat_url?: string | null | undefined;
}

interface FamilyDay {
  readonly name: Words;
  readonly day: number;
  readonly percent: number;
  readonly terms: Words;
}

interface Holiday {
  readonly date: string;
  readonly name: string;
  /** Null for all states. */
  readonly state_ids: readonly string[] | null;
  readonly is_holiday: boolean;
}

export interface TierRow {
  readonly level_id: number;
  readonly level: Words;
  readonly level_name: Words;
  readonly top_up_amount?: number | null | undefined;
  readonly discount_percent: number;
  readonly benefits: readonly { icon: string; title: Words; text: Words }[];
}

export interface MediaRow {
  readonly file: string;
  readonly bytes: Uint8Array;
}
