import type { Cents } from '@claypot/sdk';
import { type PricedVoucher, voucherDiscount } from '../voucher.ts';
import type { VoucherTerms } from './voucher-fit.ts';

/** A voucher that a member holds. */
export interface ClaimedTerms {
  readonly id: string;
  readonly terms: VoucherTerms;
}

/** What a voucher does to an order, and the one to use for it: of several alike, the first to expire. */
interface VoucherEffect {
  readonly voucher: ClaimedTerms;
  /** What it takes off the food, in cents. */
  readonly discount: Cents;
}

/** The effects that vouchers have: those on the food, the largest first, and free delivery. */
interface VoucherEffects {
  readonly onFood: readonly VoucherEffect[];
  /** Null where none grants it. */
  readonly freeDelivery: VoucherEffect | null;
}

/**
 * What can be done to food of this price by vouchers that all can be used. Those that take off the
 * same, be it by an amount or by a percentage, count once.
 */
export function voucherEffects(usable: readonly ClaimedTerms[], subtotal: Cents): VoucherEffects {
  const onFood = new Map<Cents, VoucherEffect>();
  let freeDelivery: VoucherEffect | null = null;
  for (const voucher of usable) {
    const { priced } = voucher.terms;
    const effect = { voucher, discount: voucherDiscount(priced, subtotal) };
    if (isFreeDelivery(priced)) freeDelivery = sooner(freeDelivery, effect);
    else onFood.set(effect.discount, sooner(onFood.get(effect.discount) ?? null, effect));
  }
  return {
    onFood: [...onFood.values()].toSorted((one, other) => other.discount - one.discount),
    freeDelivery,
  };
}

function isFreeDelivery({ calculation_type }: PricedVoucher): boolean {
  return calculation_type === 'free_delivery';
}

function sooner(known: VoucherEffect | null, other: VoucherEffect): VoucherEffect {
  return known !== null && compareEnds(known.voucher, other.voucher) <= 0 ? known : other;
}

/** Below zero where `one` expires first; none at all comes before any. */
export function compareEnds(one: ClaimedTerms | null, other: ClaimedTerms | null): number {
  return (
    compareText(one?.terms.endDate ?? '', other?.terms.endDate ?? '') ||
    compareText(one?.id ?? '', other?.id ?? '')
  );
}

/** Below zero where `one` comes first, by code units: dates are written as they sort. */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
