import type { Fields } from '../../read/fields-value.ts';
import type { StoredEntries } from '../rows/stored-rows.ts';
import type { VoucherRow } from '../rows/voucher-rows.ts';
import {
  countUnless,
  flagUnless,
  formatPrice,
  formatWords,
  listUnlessEmpty,
  priceUnless,
} from './formats.ts';
import { isDrawing } from './picture-names.ts';

const USED: Readonly<Record<VoucherRow['voucher_use_type'], string>> = {
  dine_in: 'dine-in',
  other: 'app',
  both: 'both',
};

export function toVouchersFile(rows: StoredEntries): Fields {
  const { company, vouchers } = rows;
  return {
    vouchers: listUnlessEmpty(
      vouchers.map((voucher) => ({
        slug: voucher.slug,
        voucher_name: formatWords(voucher.voucher_name),
        voucher_text: voucher.voucher_text === null ? undefined : formatWords(voucher.voucher_text),
        ...toPicture(voucher.image, company.default_dish_image),
        used: USED[voucher.voucher_use_type],
        ...toWorth(voucher),
        is_dish: flagUnless(false, voucher.voucher_type === 'free_dish'),
        min_purchase: priceUnless(0, voucher.min_purchase),
        valid_days: String(voucher.expiring_days),
        costs_points: countUnless(0, voucher.point_redeem),
        claimable: flagUnless(false, voucher.is_claimable),
        given_at_joining: countUnless(0, voucher.given_at_joining),
        limit: countUnless(null, voucher.max_application),
        limit_per_member: countUnless(null, voucher.max_application_per_member),
        limit_per_member_a_day: countUnless(null, voucher.max_application_per_day_per_member),
        claim_from: voucher.start_date ?? undefined,
        claim_until: voucher.end_date ?? undefined,
        ...toBranches(voucher, rows),
        weekdays_only: flagUnless(false, voucher.is_weekday_only),
      })),
    ),
  };
}

/** The table has one picture. Only a drawn ticket may be SVG. */
function toPicture(image: string, defaultImage: string): Fields {
  if (image === defaultImage) return {};
  return isDrawing(image) ? { ticket: image } : { image };
}

function toWorth(voucher: VoucherRow): Fields {
  if (voucher.calculation_type === 'free') return { free: voucher.free_type ?? undefined };
  if (voucher.calculation_type === 'fixed') return { amount: formatPrice(voucher.amount) };
  return {
    percent: String(voucher.amount / 100),
    at_most: priceUnless(null, voucher.total_max_given_amount),
  };
}

function toBranches(
  { id, voucher_branch_status: status }: VoucherRow,
  { branches, voucher_branches }: StoredEntries,
): Fields {
  if (status === 'All') return {};
  const named = new Set(
    voucher_branches.filter(({ voucher_id }) => voucher_id === id).map((each) => each.branch_id),
  );
  const slugs = branches.filter((branch) => named.has(branch.id)).map(({ slug }) => slug);
  return status === 'Only' ? { only_at: slugs } : { not_at: slugs };
}
