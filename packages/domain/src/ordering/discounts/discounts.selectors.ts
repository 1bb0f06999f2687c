import type { Cents } from '@claypot/sdk';
import type { VoucherGroup } from '../../loyalty/vouchers/group-vouchers.ts';
import { minus, pointsOffered, voucherWorth } from '../../pricing/index.ts';
import type { OrderDraftSnapshot } from '../order-draft/order-draft.selectors.ts';
import { courierFee, draftTotal } from '../order-draft/total.ts';
import type { DiscountsSnapshot } from './discounts.actor.ts';
import type { JudgedVoucher, TakenOff } from './offer.ts';

/** All that a view of what is taken off an order may ask. Amounts are in cents. */
export interface DiscountsView {
  /** The voucher that the order uses, with what it takes off; null for none. */
  readonly chosen: { readonly id: string; readonly name: string; readonly saving: Cents } | null;
  /** All that the member holds, the usable ones first, equal ones together; null while not known. */
  readonly vouchers: readonly VoucherGroup<JudgedVoucher>[] | null;
  /** How many of them can be used, each of its group counting. */
  readonly usable: number;
  /** The switch; null where it is not offered. */
  readonly points: { readonly cost: number; readonly saving: Cents; readonly on: boolean } | null;
  /**
   * What one press saves against the order as it is; null where nothing saves more. `voucherName`
   * and `points` say what it would use.
   */
  readonly best: {
    readonly saving: Cents;
    readonly voucherName: string | null;
    readonly spendsPoints: boolean;
  } | null;
  /** The order has the best deal, and it saves something. */
  readonly hasBest: boolean;
  /** How much more would let a voucher be used that saves more than any now. */
  readonly nearest: { readonly missing: Cents; readonly saving: Cents } | null;
  readonly takenOff: readonly TakenOff[];
}

/** The choice held against what is offered; `fee` is what the courier asks, null while not known. */
export function selectDiscounts(
  { context: draft }: OrderDraftSnapshot,
  { context: { offer, takenOff } }: DiscountsSnapshot,
  fee: Cents | null,
): DiscountsView {
  const { points, spendsPoints, voucher } = draft;
  const total = draftTotal(draft, fee);
  const afterVoucher = minus(total.subtotal, total.voucher_discount);
  const isOffered = pointsOffered(afterVoucher, points && { ...points, spend: spendsPoints });
  const more = offer === null ? 0 : total.total - offer.best.total.total;
  const used = spendsPoints || voucher !== null;
  return {
    chosen: voucher && {
      id: voucher.id,
      name: voucher.name,
      saving: voucherWorth(voucher.terms.priced, total.subtotal, courierFee(draft, fee)),
    },
    vouchers: offer?.vouchers ?? null,
    usable: countUsable(offer?.vouchers ?? []),
    points:
      points !== null && isOffered
        ? { cost: points.max_discount_point, saving: points.max_discount_amount, on: spendsPoints }
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
