import { type VoucherFit, voucherFit } from '@claypot/domain/pricing';
import { type Cents, formatMoneyString } from '@claypot/sdk';
import { flag, mediaUrl, type Wire, wireInstantOrNull } from '../../../../contract/wire.ts';
import type { Company } from '../../../../platform/http/origin/companies.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import type { Member } from '../../members/members.ts';
import { pricedTier } from '../../members/tier-benefits.ts';
import { voucherTerms } from '../../vouchers/voucher-terms.ts';
import type { ClaimedVoucher, OfferedVoucher, Voucher } from '../../vouchers/vouchers.ts';

/** The viewing member, company, language and date. */
export interface VoucherViewer {
  readonly company: Company;
  readonly language: Language;
  readonly member: Member;
  /** Date in the company's time zone. */
  readonly today: Temporal.PlainDate;
}

/** Fields that depend on the calling operation. */
interface Occasion {
  /** Coming dates on which the voucher cannot be used. */
  readonly unavailableDates: readonly string[];
  readonly fit?: VoucherFit;
  readonly discount?: Cents;
}

type ClaimError = Wire['Voucher']['claim_refusal'];

/** Returns a voucher that can be claimed, as the API shows it. */
export function viewOffered(
  voucher: OfferedVoucher,
  viewer: VoucherViewer,
  occasion: Occasion,
): Wire['Voucher'] {
  return {
    ...viewVoucher(voucher, viewer, occasion),
    id: voucher.voucher_id,
    voucher_tx_id: null,
    start_date: (voucher.start_date ?? viewer.today).toString(),
    end_date: voucher.end_date?.toString() ?? null,
    used_at: null,
    voucher_status: 'ACTIVE',
    claim_refusal: claimError(voucher, viewer.member),
    remaining: remainingOf(voucher),
    waiting_order_id: null,
    used_order_id: null,
  };
}

/** Returns a claimed voucher, as the API shows it. */
export function viewClaimed(
  voucher: ClaimedVoucher,
  viewer: VoucherViewer,
  occasion: Occasion,
): Wire['Voucher'] {
  return {
    ...viewVoucher(voucher, viewer, occasion),
    id: voucher.id,
    voucher_tx_id: voucher.voucher_tx_id,
    start_date: voucher.start_date.toString(),
    end_date: voucher.end_date.toString(),
    used_at: wireInstantOrNull(voucher.used_at, viewer.company.time_zone),
    voucher_status: statusOf(voucher, viewer.today),
    claim_refusal: null,
    remaining: null,
    waiting_order_id: voucher.status === 'RESERVED' ? voucher.order_id : null,
    used_order_id: voucher.status === 'USED' ? voucher.order_id : null,
  };
}

/** Converts a `VoucherFit` of the domain to the API's shape. */
export function viewFit(fit: VoucherFit): Wire['VoucherFit'] {
  if (fit.usable) return { usable: 1, reason: null, missing_amount: null };
  const { reason, missing } = fit;
  return {
    usable: 0,
    reason,
    missing_amount: missing === null ? null : formatMoneyString(missing),
  };
}

/**
 * Checks if a claimed voucher can be used at a branch's counter now. The result contains the reason
 * if not.
 * @param subtotal of the bill in cents; null without a bill, when staff check the minimum.
 */
export function fitAtCounter(
  voucher: ClaimedVoucher,
  { member, today }: Pick<VoucherViewer, 'member' | 'today'>,
  branchId: string,
  unavailableDates: readonly string[],
  subtotal: Cents | null = null,
): VoucherFit {
  return voucherFit(voucherTerms(voucher, unavailableDates), {
    place: 'counter',
    branchId,
    date: today.toString(),
    today: today.toString(),
    subtotal,
    frozen: pricedTier(member).is_freeze_tier,
  });
}

type Common = Omit<
  Wire['Voucher'],
  | 'id'
  | 'voucher_tx_id'
  | 'start_date'
  | 'end_date'
  | 'used_at'
  | 'voucher_status'
  | 'claim_refusal'
  | 'remaining'
  | 'waiting_order_id'
  | 'used_order_id'
>;

function viewVoucher(
  voucher: Voucher,
  { company, language, member, today }: VoucherViewer,
  { unavailableDates, fit, discount }: Occasion,
): Common {
  const { total_max_given_amount: most, voucher_branch_status, voucher_text } = voucher;
  return {
    company_id: voucher.company_id,
    voucher_id: voucher.voucher_id,
    voucher_name: inLanguage(voucher.voucher_name, language),
    voucher_image: mediaUrl(company, voucher.image),
    point_redeem: voucher.point_redeem,
    voucher_type: voucher.voucher_type,
    voucher_use_type: voucher.voucher_use_type,
    amount: formatMoneyString(voucher.amount),
    expiring_days: voucher.expiring_days,
    max_application: voucher.max_application,
    max_application_per_member: voucher.max_application_per_member,
    max_application_per_day_per_member: voucher.max_application_per_day_per_member,
    calculation_type: voucher.calculation_type,
    free_type: voucher.free_type,
    total_max_given_amount: most === null ? null : formatMoneyString(most),
    min_purchase: formatMoneyString(voucher.min_purchase),
    is_auto_provide: flag(voucher.given_at_joining > 0),
    voucher_branch_status,
    voucher_available: flag(!unavailableDates.includes(today.toString())),
    discount_amount: discount === undefined ? null : formatMoneyString(discount),
    wallet: formatMoneyString(member.wallet),
    is_freeze_tier: flag(pricedTier(member).is_freeze_tier),
    voucher_branch: voucher.branches.map(({ id, branch_name }) => ({
      branch: { id, branch_name: inLanguage(branch_name, language) },
    })),
    voucher_company: [
      {
        company: { company_logo: mediaUrl(company, voucher.company_logo) },
        voucher_branch_status,
      },
    ],
    voucher_text: voucher_text === null ? '' : inLanguage(voucher_text, language),
    is_weekday_only: flag(voucher.is_weekday_only),
    unavailable_dates: [...unavailableDates],
    fit: fit === undefined ? null : viewFit(fit),
  };
}

function statusOf({ end_date, status }: ClaimedVoucher, today: Temporal.PlainDate) {
  if (status !== 'ACTIVE') return status === 'USED' ? 'USED' : 'ACTIVE';
  return Temporal.PlainDate.compare(end_date, today) < 0 ? 'EXPIRED' : 'ACTIVE';
}

function claimError(voucher: OfferedVoucher, member: Member): ClaimError {
  const { claimed_by_member, claimed_by_member_today } = voucher;
  const { max_application_per_member: most, max_application_per_day_per_member: mostADay } =
    voucher;
  if (remainingOf(voucher) === 0) return 'VOUCHER_CLAIM_EXCEED';
  if (most !== null && claimed_by_member >= most) return 'VOUCHER_CLAIM_PER_CUSTOMER_EXCEED';
  if (mostADay !== null && claimed_by_member_today >= mostADay) {
    return 'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED';
  }
  return member.point < voucher.point_redeem ? 'NOT_ENOUGH_POINT' : null;
}

function remainingOf({ claimed, max_application }: OfferedVoucher): number | null {
  return max_application === null ? null : Math.max(0, max_application - claimed);
}
