import type { Cents } from '@claypot/sdk';
import type { VoucherGroup } from '../../loyalty/vouchers/group-vouchers.ts';
import { minus, pointsOffered, pointsSaving, voucherSaving } from '../../pricing/index.ts';
import type { OrderDraftSnapshot } from '../order-draft/order-draft.selectors.ts';
import { draftLines, draftTerms, draftTotal } from '../order-draft/total.ts';
import type { DiscountsSnapshot } from './discounts.actor.ts';
import type { JudgedVoucher, TakenOff } from './offer.ts';

/** View of the discounts of an order. Amounts are in cents. */
export interface DiscountsView {
  /** Voucher used for the order, with what the customer pays less; null if none. */
  readonly chosen: { readonly id: string; readonly name: string; readonly saving: Cents } | null;
  /**
   * Vouchers of the member except used and expired ones, usable ones first, equal ones grouped;
   * null until loaded.
   */
  readonly vouchers: readonly VoucherGroup<JudgedVoucher>[] | null;
  /** Number of usable vouchers, counting each of a group. */
  readonly usable: number;
  /** The switch for points; null if not offered. */
  readonly points: { readonly cost: number; readonly saving: Cents; readonly on: boolean } | null;
  /**
   * Saving of the best deal compared with the current order; null if nothing saves more.
   * `voucherName` and `spendsPoints` state what it uses.
   */
  readonly best: {
    readonly saving: Cents;
    readonly voucherName: string | null;
    readonly spendsPoints: boolean;
  } | null;
  /** True if the order has the best deal and saves something. */
  readonly hasBest: boolean;
  /**
   * Amount missing for a voucher that would save more than any usable one, and what the best deal
   * then saves compared with the current choice; null if there is none.
   */
  readonly nearest: { readonly missing: Cents; readonly saving: Cents } | null;
  readonly takenOff: readonly TakenOff[];
}

/**
 * Returns the view of the chosen and offered discounts. `fee` is the courier's fee in cents, null
 * until known. Each saving is a difference of two totals of the order.
 */
export function selectDiscounts(
  { context: draft }: OrderDraftSnapshot,
  { context: { offer, takenOff } }: DiscountsSnapshot,
  fee: Cents | null,
): DiscountsView {
  const { spendsPoints, voucher } = draft;
  const lines = draftLines(draft);
  const order = draftTerms(draft, fee);
  const total = draftTotal(draft, fee);
  const afterVoucher = minus(total.subtotal, total.voucher_discount);
  const isOffered = pointsOffered(afterVoucher, order.points);
  const more = offer === null ? 0 : total.total - offer.best.total.total;
  const used = spendsPoints || voucher !== null;
  return {
    chosen: voucher && {
      id: voucher.id,
      name: voucher.name,
      saving: voucherSaving(lines, order, voucher.terms.priced),
    },
    vouchers: offer?.vouchers ?? null,
    usable: countUsable(offer?.vouchers ?? []),
    points:
      order.points !== null && isOffered
        ? {
            cost: order.points.max_discount_point,
            saving: pointsSaving(lines, order, order.points),
            on: spendsPoints,
          }
        : null,
    best:
      offer !== null && more > 0
        ? {
            saving: minus(total.total, offer.best.total.total),
            voucherName:
              draft.vouchers?.find(({ id }) => id === offer.best.voucherId)?.name ?? null,
            spendsPoints: offer.best.spendsPoints,
          }
        : null,
    hasBest: offer !== null && used && more === 0 && offer.best.saving > 0,
    nearest: offer?.nearest ?? null,
    takenOff,
  };
}

function countUsable(groups: readonly VoucherGroup<JudgedVoucher>[]): number {
  return groups.reduce((sum, { ids, voucher }) => sum + (voucher.fit.usable ? ids.length : 0), 0);
}
