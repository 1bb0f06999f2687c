import type { Cents } from '@claypot/sdk';
import { groupAlike, type VoucherGroup } from '../../loyalty/vouchers/group-vouchers.ts';
import type { OrderVoucher } from '../../loyalty/vouchers/order-voucher.ts';
import {
  type BestDeal,
  bestDeal,
  compareEnds,
  type LinesTotal,
  type NearestVoucher,
  nearestVoucher,
  type VoucherFit,
  type VoucherReason,
  type VoucherUse,
  voucherFit,
  voucherWorth,
} from '../../pricing/index.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import { courierFee, draftLines, draftTerms, draftTotal } from '../order-draft/total.ts';

/** When an order is made, and what the courier asks for it, in cents; null while that is not known. */
export interface OfferAnswers {
  readonly fee: Cents | null;
  readonly now: Temporal.Instant;
  /** The company's time zone. */
  readonly zone: string;
}

/** A voucher held against the order. */
export interface JudgedVoucher extends OrderVoucher {
  readonly fit: VoucherFit;
  /** What it takes off, in cents: now, or, where only the minimum is missing, once that is reached. */
  readonly saving: Cents;
}

/** What a member can take off an order. */
export interface DiscountsOffer {
  /**
   * The usable ones first, by what they take off, equal ones together; those that are used or expired
   * are left out.
   */
  readonly vouchers: readonly VoucherGroup<JudgedVoucher>[];
  /** The cheapest way to pay for it; it may be the one that is chosen, or nothing at all. */
  readonly best: BestDeal;
  readonly nearest: NearestVoucher | null;
}

/** Why something is not taken off any more. */
export type TakenOff =
  /** `reason`: null where the member holds it no more. `missing`, in cents, where it is below_minimum. */
  | {
      readonly kind: 'voucher';
      readonly name: string;
      readonly reason: VoucherReason | null;
      readonly missing: Cents | null;
    }
  | { readonly kind: 'points' };

/** What the order is, for vouchers. */
function voucherUse(
  draft: OrderDraft,
  { now, zone }: Pick<OfferAnswers, 'now' | 'zone'>,
  { subtotal }: LinesTotal,
): VoucherUse & { readonly subtotal: Cents } {
  const dayOf = (time: Temporal.Instant) => time.toZonedDateTimeISO(zone).toPlainDate().toString();
  return {
    place: draft.method,
    branchId: draft.branch_id ?? '',
    date: dayOf(draft.requestedTime ?? now),
    today: dayOf(now),
    subtotal,
    frozen: draft.member?.leveling.is_freeze_tier === 1,
  };
}

/** What can be taken off the order by the vouchers that are known. */
export function discountsOffer(draft: OrderDraft, answers: OfferAnswers): DiscountsOffer {
  const held = draft.vouchers ?? [];
  const lines = draftLines(draft);
  const use = voucherUse(draft, answers, lines);
  const fee = courierFee(draft, answers.fee);
  const judged = held.map((voucher) => judge(voucher, use, fee)).filter(isHeld);
  return {
    vouchers: groupAlike(judged.toSorted(compareJudged), ({ fit, name, terms }) => [
      name,
      terms,
      fit,
    ]),
    best: bestDeal(lines, draftTerms(draft, answers.fee), held, use),
    nearest: nearestVoucher(held, use, fee),
  };
}

/** What of the choice cannot be taken off any more, the voucher before the points; null for nothing. */
export function noLongerFits(draft: OrderDraft, answers: OfferAnswers): TakenOff | null {
  if (draft.cart === null || draft.cart.lines.length === 0) return null;
  return voucherProblem(draft, answers) ?? pointsProblem(draft, answers);
}

/** The chosen voucher as it was last told; null where none is chosen, or it is held no more. */
export function currentVoucher({ voucher, vouchers }: OrderDraft): OrderVoucher | null {
  if (voucher === null || vouchers === null) return voucher;
  return vouchers.find(({ id }) => id === voucher.id) ?? null;
}

function voucherProblem(draft: OrderDraft, answers: OfferAnswers): TakenOff | null {
  if (draft.voucher === null) return null;
  const { name } = draft.voucher;
  const current = currentVoucher(draft);
  if (current === null) return { kind: 'voucher', name, reason: null, missing: null };
  const fit = voucherFit(current.terms, voucherUse(draft, answers, draftLines(draft)));
  if (fit.usable) return null;
  return { kind: 'voucher', name: current.name, reason: fit.reason, missing: fit.missing };
}

function pointsProblem(draft: OrderDraft, { fee }: OfferAnswers): TakenOff | null {
  const unspent = draft.spendsPoints && draftTotal(draft, fee).point_discount === 0;
  return unspent ? { kind: 'points' } : null;
}

function judge(voucher: OrderVoucher, use: VoucherUse & { subtotal: Cents }, fee: Cents) {
  const { terms } = voucher;
  const fit = voucherFit(terms, use);
  const at = fit.usable ? use.subtotal : terms.priced.min_purchase;
  return { ...voucher, fit, saving: voucherWorth(terms.priced, at, fee) };
}

function isHeld({ fit }: JudgedVoucher): boolean {
  return fit.usable || (fit.reason !== 'used' && fit.reason !== 'expired');
}

function compareJudged(one: JudgedVoucher, other: JudgedVoucher): number {
  return (
    Number(other.fit.usable) - Number(one.fit.usable) ||
    missingOf(one) - missingOf(other) ||
    other.saving - one.saving ||
    compareEnds(one, other)
  );
}

/** Those that little is missing for come before those that nothing can be done for. */
function missingOf({ fit }: JudgedVoucher): number {
  return fit.usable ? 0 : (fit.missing ?? Number.MAX_SAFE_INTEGER);
}
