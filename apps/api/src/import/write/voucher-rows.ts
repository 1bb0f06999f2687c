import { toId } from '../../shared/to-id.ts';
import type { Company } from '../read/schema.ts';
import type { Voucher } from '../read/voucher-schema.ts';

const NO_WORTH = {
  calculation_type: 'fixed',
  amount: 0,
  free_type: null,
  total_max_given_amount: null,
};

const USE = { 'dine-in': 'dine_in', app: 'other', both: 'both' } as const;

/**
 * Converts vouchers and tier vouchers to rows.
 * @param imageOf returns the served file name of a picture or of the default picture.
 */
export function toVoucherRows(
  { subdomain, tiers }: Company,
  vouchers: readonly Voucher[],
  imageOf: (image: string | undefined) => string,
) {
  const idOf = (slug: string) => toId(subdomain, 'voucher', slug);
  return {
    vouchers: vouchers.map((voucher, position) => ({
      id: idOf(voucher.slug),
      slug: voucher.slug,
      voucher_name: voucher.voucher_name,
      voucher_text: voucher.voucher_text ?? null,
      image: imageOf(voucher.ticket ?? voucher.image),
      voucher_type: kindOf(voucher),
      voucher_use_type: USE[voucher.used],
      ...worthOf(voucher),
      min_purchase: voucher.min_purchase,
      point_redeem: voucher.costs_points,
      expiring_days: voucher.valid_days,
      is_claimable: voucher.claimable,
      given_at_joining: voucher.given_at_joining,
      max_application: voucher.limit ?? null,
      max_application_per_member: voucher.limit_per_member ?? null,
      max_application_per_day_per_member: voucher.limit_per_member_a_day ?? null,
      start_date: voucher.claim_from ?? null,
      end_date: voucher.claim_until ?? null,
      voucher_branch_status: branchStatus(voucher),
      is_weekday_only: voucher.weekdays_only,
      position,
    })),
    voucher_branches: vouchers.flatMap(({ slug, only_at, not_at }) =>
      (only_at ?? not_at ?? []).map((branch) => ({
        voucher_id: idOf(slug),
        branch_id: toId(subdomain, 'branch', branch),
      })),
    ),
    tier_vouchers: tiers.flatMap((tier, index) =>
      tier.vouchers.map(({ voucher, count, monthly }, position) => ({
        level_id: index + 1,
        voucher_id: idOf(voucher),
        count,
        is_monthly: monthly,
        position,
      })),
    ),
  };
}

function kindOf({ free, is_dish }: Voucher) {
  if (free !== undefined) return 'free';
  return is_dish ? 'free_dish' : 'discount';
}

function worthOf({ amount, at_most, free, percent }: Voucher) {
  const most = at_most ?? null;
  if (percent !== undefined) {
    return {
      ...NO_WORTH,
      calculation_type: 'percent',
      amount: percent,
      total_max_given_amount: most,
    };
  }
  if (free !== undefined) return { ...NO_WORTH, calculation_type: 'free', free_type: free };
  return { ...NO_WORTH, amount: amount ?? 0 };
}

function branchStatus({ only_at, not_at }: Voucher) {
  if (only_at !== undefined) return 'Only';
  return not_at === undefined ? 'All' : 'All Except';
}
