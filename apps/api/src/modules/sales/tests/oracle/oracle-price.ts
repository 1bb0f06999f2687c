import { add, least, nearest } from './exact.ts';

/** All inputs of a bill's price, in sen. */
export interface OracleTerms {
  /** Price of one piece, pieces, and points of one piece. */
  readonly lines: readonly {
    readonly unit: bigint;
    readonly qty: number;
    readonly point: number;
  }[];
  readonly member: {
    readonly wallet: bigint;
    readonly points: bigint;
    /** In percent, a whole number. */
    readonly tier: bigint;
  } | null;
  readonly hasVoucher: boolean;
  readonly usesPoints: boolean;
  /** Percent of Family Day if the wallet pays all today; null otherwise. */
  readonly family: bigint | null;
}

/** Price of a bill before rounding, in sen except points. */
export interface OraclePrice {
  readonly isFamily: boolean;
  readonly voucher: bigint;
  readonly points: bigint;
  readonly total: bigint;
  readonly earned: bigint;
}

/** Points, and what they take off, in sen. */
export const POINT_PRICE = { points: 1_000n, worth: 1_000n };
const VOUCHER = { worth: 1_000n, minimum: 2_000n };
const FROZEN_BELOW = 1_000n;
const SERVICE_PERCENT = 10n;

/** Returns the price by the decisions P1 to P8, K5, K10 and L13. */
export function oraclePrice(terms: OracleTerms): OraclePrice {
  const { lines, member, family } = terms;
  const food = foodOf(lines);
  const off = usualDiscounts(terms, food);
  const usual = least(food, off.voucher + off.tier + off.points);
  const byFamily = member === null || family === null ? -1n : nearest(food * family, 100n);
  const isFamily = byFamily >= usual;
  const net = food - (isFamily ? byFamily : usual);
  return {
    isFamily,
    voucher: isFamily ? 0n : off.voucher,
    points: isFamily ? 0n : off.points,
    total: net + nearest(net * SERVICE_PERCENT, 100n),
    earned:
      member === null ? 0n : BigInt(lines.reduce((sum, line) => sum + line.point * line.qty, 0)),
  };
}

/** Returns true if a member's bill can use a voucher. */
export function fitsVoucher(
  lines: OracleTerms['lines'],
  { wallet }: Pick<NonNullable<OracleTerms['member']>, 'wallet'>,
): boolean {
  return wallet >= FROZEN_BELOW && foodOf(lines) >= VOUCHER.minimum;
}

function foodOf(lines: OracleTerms['lines']): bigint {
  return add(lines.map(({ unit, qty }) => unit * BigInt(qty)));
}

function usualDiscounts({ member, hasVoucher, usesPoints }: OracleTerms, food: bigint) {
  if (member === null) return { voucher: 0n, tier: 0n, points: 0n };
  const isFrozen = member.wallet < FROZEN_BELOW;
  const fits = hasVoucher && !isFrozen && food >= VOUCHER.minimum;
  const voucher = fits ? least(VOUCHER.worth, food) : 0n;
  const rest = food - voucher;
  const hasPoints = usesPoints && member.points >= POINT_PRICE.points;
  return {
    voucher,
    tier: isFrozen ? 0n : nearest(rest * member.tier, 100n),
    points: hasPoints && rest > POINT_PRICE.worth ? POINT_PRICE.worth : 0n,
  };
}
