/**
 * Test oracle for prices. It shares no code with the implementation: exact BigInt fractions, no
 * library, pieces counted one by one, and rounding only where the rules require it.
 */
import type { OrderToPrice, OrderTotal } from '../order-total.ts';

type Fraction = readonly [numerator: bigint, denominator: bigint];

/** Rounds a non-negative fraction half away from zero: floor((2n + d) / 2d). */
function round([numerator, denominator]: Fraction): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Returns a percentage of an amount, with the hundredths taken from the decimal notation. */
function part(amount: bigint, percent: number): bigint {
  const [whole = '0', decimals = ''] = percent.toFixed(2).split('.');
  return round([amount * BigInt(whole + decimals), 10_000n]);
}

function least(one: bigint, other: bigint): bigint {
  const [smaller = one] = [one, other].sort((a, b) => Number(a - b));
  return smaller;
}

function floored(amount: bigint): bigint {
  return amount < 0n ? 0n : amount;
}

/** Returns each piece of each line separately. */
function pieces({ lines }: OrderToPrice) {
  return lines.flatMap((line) => Array.from({ length: line.qty }, () => line));
}

function voucherOff({ voucher }: OrderToPrice, food: bigint): bigint {
  if (voucher === null || BigInt(voucher.min_purchase) > food) return 0n;
  if (voucher.calculation_type === 'fixed') return least(BigInt(voucher.amount), food);
  if (voucher.calculation_type === 'free_delivery') return 0n;
  const off = part(food, voucher.percent);
  const ceiling = voucher.total_max_given_amount;
  return ceiling === null ? off : least(off, BigInt(ceiling));
}

function courier({ voucher, delivery_fee }: OrderToPrice, food: bigint): bigint {
  const waived = voucher?.calculation_type === 'free_delivery' && voucher.min_purchase <= food;
  return waived ? 0n : BigInt(delivery_fee);
}

function pointsOff({ points }: OrderToPrice, afterVoucher: bigint): bigint {
  if (!points?.spend || points.max_discount_point === 0) return 0n;
  const amount = BigInt(points.max_discount_amount);
  return points.balance >= points.max_discount_point && afterVoucher > amount ? amount : 0n;
}

/** Returns the multiple of five sen nearest to the amount, by its last digit. */
function nearestCoin(amount: bigint): bigint {
  const steps: Record<string, bigint> = { 0: 0n, 1: -1n, 2: -2n, 3: 2n, 4: 1n };
  return amount + (steps[String(amount % 5n)] ?? 0n);
}

/** Returns the expected result for an order, to the cent. */
export function expectedTotal(order: OrderToPrice): Record<keyof OrderTotal, number> {
  const laidOut = pieces(order);
  const food = laidOut
    .flatMap((piece) => [piece.price, ...piece.additional_prices])
    .reduce((total, price) => total + BigInt(price), 0n);
  const off = voucherOff(order, food);
  const tierOff = order.tier?.is_freeze_tier ? 0n : part(food - off, order.tier?.percent ?? 0);
  const pointOff = pointsOff(order, food - off);

  const net = food - off - tierOff - pointOff;
  const served = order.delivery_method === 'dine-in' ? round([floored(net), 10n]) : 0n;
  const fee = courier(order, food);
  const due = floored(net + served + fee);
  const total = order.payment_method === 'card' ? due : nearestCoin(due);
  const earned = order.buyer === 'guest' ? 0 : laidOut.reduce((sum, { point }) => sum + point, 0);

  return {
    subtotal: Number(food),
    voucher_discount: Number(off),
    tier_discount: Number(tierOff),
    point_discount: Number(pointOff),
    service_charge: Number(served),
    delivery_fee: Number(fee),
    tax: Number(round([floored(net) * 6n, 106n])),
    adj_amount: Number(total - due),
    total: Number(total),
    points_earned: earned,
  };
}
