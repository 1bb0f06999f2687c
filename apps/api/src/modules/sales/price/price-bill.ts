import {
  type BillToPrice,
  type BillTotal,
  billTotal,
  familyDayAt,
  minus,
  type PricedFamilyDay,
  type PricedPoints,
  pointsOffered,
  sum,
  tierPercent,
  type VoucherFit,
  ZERO,
} from '@claypot/domain/pricing';
import { cents } from '@claypot/sdk';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { dayOf } from '../../../shared/time/day-of.ts';
import type { Branch } from '../../company/index.ts';
import {
  type ClaimedVoucher,
  findClaimedVoucher,
  findMember,
  fitAtCounter,
  type Member,
  pricedTier,
  pricedVoucher,
  restsAt,
} from '../../loyalty/index.ts';
import type { BillLine } from '../bills/bill-lines.ts';
import type { Bill } from '../bills/bill-reads.ts';
import type { BillRules } from './bill-rules.ts';

export type Pricing = Pick<CounterContext, 'company' | 'now'>;

/** A voucher of a bill, and whether the bill can use it now. */
interface BillVoucher {
  readonly claimed: ClaimedVoucher;
  readonly fit: VoucherFit;
}

/** Price of a bill. */
export interface PricedBill {
  readonly total: BillTotal;
  /** Discount of the tier, or of Family Day, in percent. */
  readonly percent: number;
}

/** Price of a bill that has no payments, which follows the member, the wallet and the date. */
export interface PresentPrice extends PricedBill {
  readonly voucher: BillVoucher | null;
  /** Points that the price spends. */
  readonly pointsSpent: number;
  /** The points that the member can use; null for none. */
  readonly pointOffer: PricedPoints | null;
  /** The price if the wallet pays the whole bill; null unless Family Day is then the rule. */
  readonly familyDay: PricedBill | null;
}

/** Returns the subtotal of lines, in cents. */
export function subtotalOf(lines: readonly BillLine[]) {
  return sum(lines.map(({ line_total }) => line_total));
}

/** Returns the present price of a bill. */
export async function priceNow(
  db: Queryable,
  pricing: Pricing,
  branch: Branch,
  {
    bill,
    lines,
    rules,
  }: { readonly bill: Bill; readonly lines: readonly BillLine[]; readonly rules: BillRules },
): Promise<PresentPrice> {
  const { company, now } = pricing;
  const member =
    bill.customer_id === null ? null : await findMember(db, company.id, bill.customer_id, now);
  const voucher = member && (await findVoucher(db, pricing, branch, { bill, lines, member }));
  const points: PricedPoints | null = member && {
    max_discount_point: rules.max_discount_point,
    max_discount_amount: rules.max_discount_amount,
    balance: member.point,
    spend: bill.uses_points,
  };
  const familyDay = familyDayAt(rules.family_day, now.toZonedDateTimeISO(company.time_zone));
  const toPrice: BillToPrice = {
    lines: lines.map(({ unit_price, qty, point }) => ({
      price: unit_price,
      additional_prices: [],
      qty,
      point: point / qty,
    })),
    member: member && {
      wallet: member.wallet,
      tier_percent: member.tier.discount_percent,
      voucher: voucher?.fit.usable ? pricedVoucher(voucher.claimed) : null,
      points,
    },
    family_day: familyDay,
    wallet_pays_all: false,
  };
  const total = billTotal(toPrice);
  const spends = total.point_discount > ZERO;
  return {
    total,
    percent: member === null ? 0 : tierPercent(pricedTier(member)),
    voucher,
    pointsSpent: spends ? rules.max_discount_point : 0,
    pointOffer: offerOf(total, points),
    familyDay: familyDay && priceFamilyDay(toPrice, familyDay),
  };
}

function offerOf(total: BillTotal, points: PricedPoints | null): PricedPoints | null {
  return pointsOffered(minus(total.subtotal, total.voucher_discount), points) ? points : null;
}

function priceFamilyDay(toPrice: BillToPrice, { percent }: PricedFamilyDay): PricedBill | null {
  const total = billTotal({ ...toPrice, wallet_pays_all: true });
  const applies = total.discount_rule === 'family_day' && total.subtotal > ZERO;
  return applies ? { total, percent } : null;
}

async function findVoucher(
  db: Queryable,
  { company, now }: Pricing,
  branch: Branch,
  {
    bill,
    lines,
    member,
  }: { readonly bill: Bill; readonly lines: readonly BillLine[]; readonly member: Member },
): Promise<BillVoucher | null> {
  if (bill.claimed_voucher_id === null) return null;
  const claimed = await findClaimedVoucher(db, member.id, bill.claimed_voucher_id);
  if (claimed === null) return null;
  const fit = await fitOnBill(db, { company, now }, branch, { claimed, lines, member });
  return { claimed, fit };
}

/** Checks if a bill with these lines can use a voucher of its member now. */
export async function fitOnBill(
  db: Queryable,
  { company, now }: Pricing,
  branch: Branch,
  {
    claimed,
    lines,
    member,
  }: {
    readonly claimed: ClaimedVoucher;
    readonly lines: readonly BillLine[];
    readonly member: Member;
  },
): Promise<VoucherFit> {
  const today = dayOf(now, company.time_zone);
  const restsOf = await restsAt(db, branch, [claimed], today);
  return fitAtCounter(claimed, { member, today }, branch.id, restsOf(claimed), subtotalOf(lines));
}

/** Returns the price that the first payment has fixed. */
export function fixedPrice(bill: Bill): PricedBill {
  const isFamilyDay = bill.discount_rule === 'family_day';
  return {
    percent: Number(bill.tier_percent),
    total: {
      discount_rule: bill.discount_rule,
      subtotal: bill.subtotal,
      voucher_discount: bill.voucher_discount,
      tier_discount: isFamilyDay ? ZERO : bill.tier_discount,
      point_discount: bill.point_discount,
      family_day_discount: isFamilyDay ? bill.tier_discount : ZERO,
      service_charge: bill.service_charge,
      tax: bill.tax,
      total: cents(bill.final_total - bill.adj_amount),
      points_earned: bill.points_earned,
    },
  };
}
