import type { CompanyRow, MediaRow, TierRow } from './company-rows.ts';
import type { BannerRow, BranchRow, HighlightRow, NewsRow } from './home-rows.ts';
import type {
  BranchDishRow,
  CategoryRow,
  DishOptionRow,
  DishRow,
  DishVariationRow,
} from './menu-rows.ts';
import type {
  BranchPackageRow,
  HotDealOptionRow,
  HotDealPackageRow,
  HotDealRow,
  HotDealVariationRow,
  PackageDishRow,
  PackageDishVariationRow,
  PackageOptionRow,
  PackageRow,
} from './package-rows.ts';
import type { TierVoucherRow, VoucherBranchRow, VoucherRow } from './voucher-rows.ts';

/**
 * Entries of a company that are not retired, by table, in the order of the files. Amounts are in
 * sen. Values that staff change between imports are those of the last import.
 *
 * The rows that an import writes have the same shape, so that tests need no database.
 */
export interface StoredEntries {
  readonly company: CompanyRow;
  readonly tiers: readonly TierRow[];
  readonly branches: readonly BranchRow[];
  readonly banners: readonly BannerRow[];
  readonly highlights: readonly HighlightRow[];
  readonly news: readonly NewsRow[];
  readonly dish_categories: readonly CategoryRow[];
  readonly dishes: readonly DishRow[];
  readonly dish_options: readonly DishOptionRow[];
  readonly dish_option_variations: readonly DishVariationRow[];
  readonly branch_dishes: readonly BranchDishRow[];
  readonly packages: readonly PackageRow[];
  readonly package_options: readonly PackageOptionRow[];
  readonly package_dishes: readonly PackageDishRow[];
  readonly package_dish_variations: readonly PackageDishVariationRow[];
  readonly branch_packages: readonly BranchPackageRow[];
  readonly hot_deals: readonly HotDealRow[];
  readonly hot_deal_packages: readonly HotDealPackageRow[];
  readonly hot_deal_options: readonly HotDealOptionRow[];
  readonly hot_deal_option_variations: readonly HotDealVariationRow[];
  readonly vouchers: readonly VoucherRow[];
  readonly voucher_branches: readonly VoucherBranchRow[];
  readonly tier_vouchers: readonly TierVoucherRow[];
}

/** Entries with the content of their pictures. */
export interface StoredRows extends StoredEntries {
  readonly media: readonly MediaRow[];
}
