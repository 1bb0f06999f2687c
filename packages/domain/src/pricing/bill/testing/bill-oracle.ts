/**
 * Test oracle for bills. It shares no code with the implementation: exact BigInt fractions, no
 * library, and rounding only where the rules require it.
 */
import type { Cents } from '@claypot/sdk';
import type { PricedLine } from '../../line.ts';
import type { PricedPoints } from '../../points.ts';
import type { PricedVoucher } from '../../voucher.ts';

/** Inputs of a bill's price. The implementation declares its own type. */
export interface ExampleBill {
  readonly lines: readonly (PricedLine & { readonly point: number })[];
  readonly member: {
    readonly wallet: Cents;
    readonly tier_percent: number;
    readonly voucher: PricedVoucher | null;
    readonly points: PricedPoints | null;
  } | null;
  readonly family_day: { readonly percent: number } | null;
  readonly wallet_pays_all: boolean;
}

/** Expected amounts of a bill, in cents except points. */
export interface ExpectedBill {
  readonly discount_rule: 'usual' | 'family_day';
  readonly subtotal: number;
  readonly voucher_discount: number;
  readonly tier_discount: number;
  readonly point_discount: number;
  readonly family_day_discount: number;
  readonly service_charge: number;
  readonly tax: number;
  readonly total: number;
  readonly points_earned: number;
}

/** Rest of a bill after its payments by wallet and card. */
interface ExpectedRest {
  readonly left: number;
  readonly cash_due: number;
  readonly adj_amount: number;
  readonly final_total: number;
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const TEN_RINGGIT = 1_000n;

/** Returns the integer nearest to a non-negative fraction; halves go up. */
function nearest({ over, under }: Fraction): bigint {
  const rest = over % under;
  const whole = (over - rest) / under;
  return rest * 2n < under ? whole : whole + 1n;
}

/** Reads a percentage with at most two decimals as an exact fraction of one. */
function fractionOf(percent: number): Fraction {
  const [whole = '0', decimals = ''] = String(percent).split('.');
  return { over: BigInt(whole + decimals.padEnd(2, '0')), under: 10_000n };
}

function percentageOf(amount: bigint, percent: number): bigint {
  const { over, under } = fractionOf(percent);
  return nearest({ over: amount * over, under });
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function foodOf({ lines }: ExampleBill): bigint {
  let food = 0n;
  for (const { price, additional_prices, qty } of lines) {
    for (let piece = 0; piece < qty; piece += 1) {
      food += BigInt(price);
      for (const additional of additional_prices) food += BigInt(additional);
    }
  }
  return food;
}

function voucherAmount(voucher: PricedVoucher | null, food: bigint): bigint {
  if (voucher === null || food < BigInt(voucher.min_purchase)) return 0n;
  switch (voucher.calculation_type) {
    case 'fixed':
      return smaller(food, BigInt(voucher.amount));
    case 'percent': {
      const amount = percentageOf(food, voucher.percent);
      const { total_max_given_amount: maximum } = voucher;
      return maximum === null ? amount : smaller(amount, BigInt(maximum));
    }
    case 'free_delivery':
      return 0n;
  }
}

function pointAmount(points: PricedPoints | null, afterVoucher: bigint): bigint {
  if (points === null || !points.spend) return 0n;
  const { balance, max_discount_amount, max_discount_point } = points;
  const amount = BigInt(max_discount_amount);
  const offered = max_discount_point > 0 && balance >= max_discount_point && afterVoucher > amount;
  return offered ? amount : 0n;
}

/** Returns the discounts in the order of P3. A wallet below RM 10.00 freezes voucher and tier. */
function usualDiscounts({ member }: ExampleBill, food: bigint) {
  if (member === null) return { voucher: 0n, tier: 0n, points: 0n };
  const isFrozen = BigInt(member.wallet) < TEN_RINGGIT;
  const voucher = isFrozen ? 0n : voucherAmount(member.voucher, food);
  const tier = isFrozen ? 0n : percentageOf(food - voucher, member.tier_percent);
  return { voucher, tier, points: pointAmount(member.points, food - voucher) };
}

/** Returns the expected price of a bill before payments, to the cent. */
export function expectedBill(bill: ExampleBill): ExpectedBill {
  const food = foodOf(bill);
  const { voucher, tier, points } = usualDiscounts(bill, food);
  const usual = smaller(food, voucher + tier + points);
  const isFamilyDay = bill.family_day !== null && bill.member !== null && bill.wallet_pays_all;
  const family = isFamilyDay ? percentageOf(food, bill.family_day.percent) : 0n;
  const takesFamily = isFamilyDay && family >= usual;

  const net = food - (takesFamily ? family : usual);
  const service = nearest({ over: net * 10n, under: 100n });
  const earned = bill.lines.reduce((sum, { point, qty }) => sum + point * qty, 0);
  return {
    discount_rule: takesFamily ? 'family_day' : 'usual',
    subtotal: Number(food),
    voucher_discount: takesFamily ? 0 : Number(voucher),
    tier_discount: takesFamily ? 0 : Number(tier),
    point_discount: takesFamily ? 0 : Number(points),
    family_day_discount: takesFamily ? Number(family) : 0,
    service_charge: Number(service),
    tax: Number(nearest({ over: net * 6n, under: 106n })),
    total: Number(net + service),
    points_earned: bill.member === null ? 0 : earned,
  };
}

/**
 * Returns what is left of a total after wallet and card, and what it costs in cash: among the
 * amounts around it, the one that 5-sen coins can pay and that is nearest.
 */
export function expectedRest(total: number, wallet: number, card: number): ExpectedRest {
  const left = total - wallet - card;
  const [cash_due = left] = [0, -1, 1, -2, 2]
    .map((step) => left + step)
    .filter((amount) => amount % 5 === 0);
  return { left, cash_due, adj_amount: cash_due - left, final_total: total + cash_due - left };
}

/** Returns equal shares in cents: each person in turn takes one cent until none is left. */
export function expectedSharesOfPeople(total: number, people: number): number[] {
  const rounds = BigInt(total) / BigInt(people);
  const inLastRound = Number(BigInt(total) - rounds * BigInt(people));
  return Array.from({ length: people }, (_, person) =>
    Number(rounds + (person < inLastRound ? 1n : 0n)),
  );
}
