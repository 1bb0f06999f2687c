import type { Cents } from '@claypot/sdk';
import { minus } from '../arithmetic.ts';
import { ZERO } from '../money.ts';
import { type LinesTotal, type OrderTerms, type OrderTotal, totalOf } from '../order-total.ts';
import { pointsOffered } from '../points.ts';
import { type ClaimedTerms, compareEnds, voucherEffects } from './voucher-effect.ts';
import { type VoucherUse, voucherFit } from './voucher-fit.ts';

/** One voucher or none, points or none, and what the order costs with them. */
export interface BestDeal {
  /** The held voucher's id; null for none. */
  readonly voucherId: string | null;
  readonly spendsPoints: boolean;
  readonly total: OrderTotal;
  /** What it takes off the total that the order has with neither voucher nor points. */
  readonly saving: Cents;
}

/** What a voucher does, or none. */
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
 * The cheapest way to pay for an order, of every voucher that can be used, and none, with points and
 * without (decisions L9). Of what costs the same it is what uses up least, then what expires first;
 * points never do. `order`'s own voucher and switch do not count.
 *
 * What takes more off the food never makes an order dearer, so of the vouchers for food, the largest
 * first, no more are priced than bring the total as low as the first of them.
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

/** The deals that come to as little as the first, of effects that never come to less. */
function asLowAsFirst(effects: readonly Effect[], priceOf: (effect: Effect) => Deal): Deal[] {
  const deals: Deal[] = [];
  for (const effect of effects) {
    const deal = priceOf(effect);
    if (deal.total.total > (deals[0] ?? deal).total.total) break;
    deals.push(deal);
  }
  return deals;
}

/** Below zero where `one` is to be preferred. */
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
