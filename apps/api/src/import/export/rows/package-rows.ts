import type { Named, Words } from './named.ts';

export interface PackageRow extends Named {
  readonly package_name: Words;
  readonly description: Words;
  readonly price: number;
  readonly price_after_discount: number | null;
  readonly point: number;
  readonly images: readonly string[];
  readonly only_in_deals: boolean;
}

export interface PackageOptionRow extends Named {
  readonly package_id: string;
  readonly option_name: Words;
  readonly min_qty: number;
  readonly max_qty: number;
  readonly is_required: boolean;
}

export interface PackageDishRow {
  readonly id: string;
  readonly package_id: string;
  /** Null for a side dish. */
  readonly package_option_id: string | null;
  readonly dish_id: string;
  readonly qty: number;
}

export interface PackageDishVariationRow {
  readonly package_dish_id: string;
  readonly dish_option_id: string;
}

export interface BranchPackageRow {
  readonly branch_id: string;
  readonly package_id: string;
  readonly sold_out: boolean;
}

export interface HotDealRow extends Named {
  readonly name: Words;
  readonly offer_note: Words;
  readonly price: number;
  readonly point: number;
  readonly images: readonly string[];
}

export interface HotDealPackageRow {
  readonly hot_deal_id: string;
  readonly package_id: string;
  readonly additional_price: number;
}

export interface HotDealOptionRow extends Named {
  readonly hot_deal_id: string;
  readonly option_name: Words;
  readonly is_required: boolean;
}

export interface HotDealVariationRow extends Named {
  readonly hot_deal_option_id: string;
  readonly dish_id: string | null;
  readonly variation_name: Words;
  readonly additional_price: number;
}
