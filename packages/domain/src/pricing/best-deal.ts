import type { Cents } from '@claypot/sdk';
import { minus } from './arithmetic.ts';
import { type LinesTotal, type OrderTerms, type OrderTotal, totalOf } from './order-total.ts';
import type { VoucherTerms, VoucherUse } from './voucher-fit.ts';
import { voucherFit } from './voucher-fit.ts';

/** A voucher that a member holds. */
export interface HeldTerms {
  readonly id: string;
  readonly terms: VoucherTerms;
}

/** One voucher or none, points or none, and what the order costs with them. */
export interface BestDeal {
  /** The held voucher's id; null for none. */
  readonly voucherId: string | null;
  readonly spendsPoints: boolean;
  readonly total: OrderTotal;
  /** What it takes off the total that the order has with neither voucher nor points. */
  readonly saving: Cents;
}

interface Deal {
  readonly voucher: HeldTerms | null;
  readonly spendsPoints: boolean;
  readonly total: OrderTotal;
}

/**
 * The cheapest way to pay for an order: every voucher that can be used, and none, is priced with
 * points and without (decisions L9). Of what costs the same it is what uses up least, then what
 * expires first; points never do. `order`'s own voucher and switch do not count.
 */
export function bestDeal(
  lines: LinesTotal,
  order: OrderTerms,
  held: readonly HeldTerms[],
  use: VoucherUse,
): BestDeal {
  const price = (voucher: HeldTerms | null, spend: boolean): Deal => ({
    voucher,
    spendsPoints: spend,
    total: totalOf(lines, {
      ...order,
      voucher: voucher?.terms.priced ?? null,
      points: order.points && { ...order.points, spend },
    }),
  });
  const usable = soonestOfEachKind(held.filter(({ terms }) => voucherFit(terms, use).usable));
  const without = price(null, false);
  const best = [null, ...usable]
    .flatMap((voucher) => [price(voucher, false), price(voucher, true)])
    .filter(takesOff)
    .reduce((one, other) => (compareDeals(other, one) < 0 ? other : one), without);
  return {
    voucherId: best.voucher?.id ?? null,
    spendsPoints: best.spendsPoints,
    total: best.total,
    saving: minus(without.total.total, best.total.total),
  };
}

/** Vouchers that take off the same are priced once: the one that expires first stands for them. */
function soonestOfEachKind(vouchers: readonly HeldTerms[]): Iterable<HeldTerms> {
  const kinds = new Map<string, HeldTerms>();
  for (const voucher of vouchers) {
    const kind = JSON.stringify(voucher.terms.priced);
    const known = kinds.get(kind);
    if (known === undefined || compareEnds(voucher, known) < 0) kinds.set(kind, voucher);
  }
  return kinds.values();
}

/** Points that are not offered are not spent, whatever the switch says. */
function takesOff({ spendsPoints, total }: Deal): boolean {
  return !spendsPoints || total.point_discount > 0;
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

function compareEnds(one: HeldTerms | null, other: HeldTerms | null): number {
  return (
    compareText(one?.terms.endDate ?? '', other?.terms.endDate ?? '') ||
    compareText(one?.id ?? '', other?.id ?? '')
  );
}

function usedUp({ spendsPoints, voucher }: Deal): number {
  return Number(voucher !== null) + Number(spendsPoints);
}

/** Below zero where `one` comes first, by code units: dates are written as they sort. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
