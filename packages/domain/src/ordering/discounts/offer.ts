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
  type OrderTerms,
  type VoucherFit,
  type VoucherReason,
  type VoucherUse,
  voucherFit,
  voucherSaving,
} from '../../pricing/index.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';
import { draftLines, draftTerms, draftTotal } from '../order-draft/total.ts';

/** Current time, its zone and the courier's fee in cents, null until known. */
export interface OfferAnswers {
  readonly fee: Cents | null;
  readonly now: Temporal.Instant;
  /** Time zone of the company. */
  readonly zone: string;
}

/** A voucher checked against the order. */
export interface JudgedVoucher extends OrderVoucher {
  readonly fit: VoucherFit;
  /**
   * Amount by which the voucher lowers the customer's total, in cents, with the current points. If
   * only the minimum is missing, the saving of an order that reaches it.
   */
  readonly saving: Cents;
}

export interface DiscountsOffer {
  /**
   * Usable vouchers first, then those with the smallest missing amount, equal ones grouped. Used
   * and expired ones are omitted.
   */
  readonly vouchers: readonly VoucherGroup<JudgedVoucher>[];
  /** Cheapest combination; may equal the current choice or use nothing. */
  readonly best: BestDeal;
  readonly nearest: NearestVoucher | null;
}

/** A discount that was removed, with the reason. */
export type TakenOff =
  /**
   * `reason`: null if the member no longer has the voucher. `missing`: in cents, for
   * `below_minimum`.
   */
  | {
      readonly kind: 'voucher';
      readonly name: string;
      readonly reason: VoucherReason | null;
      readonly missing: Cents | null;
    }
  | { readonly kind: 'points' };

/** Returns the properties of the order that vouchers depend on. */
function voucherUse(
  draft: OrderDraft,
  { now, zone }: Pick<OfferAnswers, 'now' | 'zone'>,
  { subtotal }: LinesTotal,
): VoucherUse {
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

/** Returns the discounts available for the order with the loaded vouchers. */
export function discountsOffer(draft: OrderDraft, answers: OfferAnswers): DiscountsOffer {
  const claimed = draft.vouchers ?? [];
  const lines = draftLines(draft);
  const use = voucherUse(draft, answers, lines);
  const order = draftTerms(draft, answers.fee);
  const judged = claimed.map((voucher) => judge(voucher, use, lines, order)).filter(isClaimed);
  return {
    vouchers: groupAlike(judged.toSorted(compareJudged), ({ fit, name, terms }) => [
      name,
      terms,
      fit,
    ]),
    best: bestDeal(lines, order, claimed, use),
    nearest: nearestVoucher(lines, order, claimed, use),
  };
}

/**
 * Returns the chosen discount that no longer applies, the voucher before the points. Returns null
 * if all apply or the cart is empty or not loaded.
 */
export function noLongerFits(draft: OrderDraft, answers: OfferAnswers): TakenOff | null {
  if (draft.cart === null || draft.cart.lines.length === 0) return null;
  return voucherProblem(draft, answers) ?? pointsProblem(draft, answers);
}

/**
 * Returns the latest state of the chosen voucher; the choice itself until the vouchers are loaded.
 * Returns null if none is chosen or the member no longer has it.
 */
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
  const unusedPoints = draft.spendsPoints && draftTotal(draft, fee).point_discount === 0;
  return unusedPoints ? { kind: 'points' } : null;
}

function judge(
  voucher: OrderVoucher,
  use: VoucherUse,
  lines: LinesTotal,
  order: OrderTerms,
): JudgedVoucher {
  const { priced } = voucher.terms;
  const fit = voucherFit(voucher.terms, use);
  const reached = fit.usable ? lines : { ...lines, subtotal: priced.min_purchase };
  return { ...voucher, fit, saving: voucherSaving(reached, order, priced) };
}

function isClaimed({ fit }: JudgedVoucher): boolean {
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

/** Vouchers with a missing amount come before those that are unusable for other reasons. */
function missingOf({ fit }: JudgedVoucher): number {
  return fit.usable ? 0 : (fit.missing ?? Number.MAX_SAFE_INTEGER);
}
