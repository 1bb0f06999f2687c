import type { Cents } from '@claypot/sdk';
import { minus } from '../arithmetic.ts';
import { ZERO } from '../money.ts';
import { type LinesTotal, type OrderTerms, type OrderTotal, totalOf } from '../order-total.ts';
import { pointsOffered } from '../points.ts';
import { type ClaimedTerms, compareEnds, voucherEffects } from './voucher-effect.ts';
import { type VoucherUse, voucherFit } from './voucher-fit.ts';

/** A combination of at most one voucher and points, with the resulting total. */
export interface BestDeal {
  /** Id of the claimed voucher; null for none. */
  readonly voucherId: string | null;
  readonly spendsPoints: boolean;
  readonly total: OrderTotal;
  /** Saving compared with the total without voucher and points, in cents. */
  readonly saving: Cents;
}

interface Effect {
  readonly voucher: ClaimedTerms | null;
  readonly discount: Cents;
}

const NONE: Effect = { voucher: null, discount: ZERO };

interface Deal {
  readonly voucher: ClaimedTerms | null;
  readonly spendsPoints: boolean;
  readonly total: OrderTotal;
}

/**
 * Returns the cheapest combination of a usable voucher or none, with or without points (decisions
 * L9). Of equal totals it uses as little as possible, then the voucher that expires first; points
 * never expire. `order`'s own voucher and switch are ignored.
 *
 * A larger food discount never raises the total. Food vouchers are therefore tried largest first,
 * and only while the total equals the first one's.
 */
export function bestDeal(
  lines: LinesTotal,
  order: OrderTerms,
  held: readonly ClaimedTerms[],
  use: VoucherUse,
): BestDeal {
  const price = (voucher: ClaimedTerms | null, spend: boolean): Deal => ({
    voucher,
    spendsPoints: spend,
    total: totalOf(lines, {
      ...order,
      voucher: voucher?.terms.priced ?? null,
      points: order.points && { ...order.points, spend },
    }),
  });
  const usable = held.filter(({ terms }) => voucherFit(terms, use).usable);
  const { freeDelivery, onFood } = voucherEffects(usable, lines.subtotal);
  const without = price(null, false);
  const beside = freeDelivery === null ? [NONE] : [NONE, freeDelivery];
  const best = [false, true]
    .flatMap((spend) => {
      const possible = ({ discount }: Effect) =>
        !spend || pointsOffered(minus(lines.subtotal, discount), order.points);
      const priceOf = ({ voucher }: Effect) => price(voucher, spend);
      return [
        ...beside.filter(possible).map(priceOf),
        ...asLowAsFirst(onFood.filter(possible), priceOf),
      ];
    })
    .reduce((one, other) => (compareDeals(other, one) < 0 ? other : one), without);
  return {
    voucherId: best.voucher?.id ?? null,
    spendsPoints: best.spendsPoints,
    total: best.total,
    saving: minus(without.total.total, best.total.total),
  };
}

/**
 * Returns the deals with the same total as the first one. `effects` must be in order of
 * non-decreasing total.
 */
function asLowAsFirst(effects: readonly Effect[], priceOf: (effect: Effect) => Deal): Deal[] {
  const deals: Deal[] = [];
  for (const effect of effects) {
    const deal = priceOf(effect);
    if (deal.total.total > (deals[0] ?? deal).total.total) break;
    deals.push(deal);
  }
  return deals;
}

/** Compares two deals; negative if `one` is better. */
function compareDeals(one: Deal, other: Deal): number {
  return (
    one.total.total - other.total.total ||
    usedUp(one) - usedUp(other) ||
    Number(one.spendsPoints) - Number(other.spendsPoints) ||
    compareEnds(one.voucher, other.voucher)
  );
}

function usedUp({ spendsPoints, voucher }: Deal): number {
  return Number(voucher !== null) + Number(spendsPoints);
}
