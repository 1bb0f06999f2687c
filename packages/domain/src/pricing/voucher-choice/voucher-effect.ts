import type { Cents } from '@claypot/sdk';
import { type PricedVoucher, voucherDiscount } from '../voucher.ts';
import type { VoucherTerms } from './voucher-fit.ts';

/** A voucher claimed by a member. */
export interface ClaimedTerms {
  readonly id: string;
  readonly terms: VoucherTerms;
}

/** An effect on an order, with the voucher to use for it: of equal ones, the first to expire. */
interface VoucherEffect {
  readonly voucher: ClaimedTerms;
  /** Discount on the food, in cents. */
  readonly discount: Cents;
}

/** Distinct effects of vouchers: on the food, largest first, and free delivery. */
interface VoucherEffects {
  readonly onFood: readonly VoucherEffect[];
  /** Null if no voucher grants it. */
  readonly freeDelivery: VoucherEffect | null;
}

/**
 * Returns the distinct effects of usable vouchers on a subtotal. Food vouchers with the same
 * discount count once, and so do all free-delivery vouchers.
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

/**
 * Compares the expiry of two vouchers, then their ids; negative if `one` comes first. Null comes
 * first.
 */
export function compareEnds(one: ClaimedTerms | null, other: ClaimedTerms | null): number {
  return (
    compareText(one?.terms.endDate ?? '', other?.terms.endDate ?? '') ||
    compareText(one?.id ?? '', other?.id ?? '')
  );
}

/** Compares two texts by code units, which sorts ISO dates. */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
