import type { Cents } from '@claypot/sdk';
import { minus, notBelowZero, sum } from './arithmetic.ts';
import { type PricedLine, subtotal as subtotalOf } from './line.ts';
import { type PricedPoints, pointDiscount, pointsEarned } from './points.ts';
import { type PaymentMethod, roundedAdjustment } from './rounding.ts';
import { type OrderDeliveryMethod, serviceCharge } from './service-charge.ts';
import { containedTax } from './tax.ts';
import { type PricedTier, tierDiscount } from './tier.ts';
import { deliveryFee, type PricedVoucher, voucherDiscount } from './voucher.ts';

/** Everything that decides what an order costs but its lines. */
export interface OrderTerms {
  readonly buyer: 'member' | 'guest';
  readonly delivery_method: OrderDeliveryMethod;
  readonly payment_method: PaymentMethod;
  /** The courier's quote; 0 where nothing is delivered. */
  readonly delivery_fee: Cents;
  /** A refused voucher (see `voucherErrorCode`) counts as none. */
  readonly voucher: PricedVoucher | null;
  readonly tier: PricedTier | null;
  readonly points: PricedPoints | null;
}

/** Everything that decides what an order costs. */
export interface OrderToPrice extends OrderTerms {
  /** `point` is what one of the line earns. */
  readonly lines: readonly OrderLine[];
}

type OrderLine = PricedLine & { readonly point: number };

/** What the lines come to, which no discount changes. */
export interface LinesTotal {
  readonly subtotal: Cents;
  readonly points_earned: number;
}

/** The payment details of an order, as checkout and order detail show them. All but points in cents. */
export interface OrderTotal {
  readonly subtotal: Cents;
  readonly voucher_discount: Cents;
  readonly tier_discount: Cents;
  readonly point_discount: Cents;
  readonly service_charge: Cents;
  /** After a free-delivery voucher. */
  readonly delivery_fee: Cents;
  /** Contained in the discounted food price; not added to the total. */
  readonly tax: Cents;
  readonly adj_amount: Cents;
  readonly total: Cents;
  readonly points_earned: number;
}

/**
 * Prices an order: subtotal − voucher − tier − points + service charge + delivery fee + rounded
 * adjustment, never below 0.
 *
 * Discounts come in the order voucher, tier (a percentage of what is left), points. Points take off
 * their exact amount even where the tier has left less than that, so the total alone is held at 0.
 */
export function orderTotal(order: OrderToPrice): OrderTotal {
  return totalOf(linesTotal(order.lines, order.buyer), order);
}

/** What the lines come to: to be added up once where many discounts are tried on them. */
export function linesTotal(lines: readonly OrderLine[], buyer: OrderTerms['buyer']): LinesTotal {
  return { subtotal: subtotalOf(lines), points_earned: pointsEarned(lines, buyer) };
}

/** {@link orderTotal} of lines that are added up already. */
export function totalOf({ subtotal, points_earned }: LinesTotal, order: OrderTerms): OrderTotal {
  const voucher_discount = voucherDiscount(order.voucher, subtotal);
  const afterVoucher = minus(subtotal, voucher_discount);
  const tier_discount = tierDiscount(afterVoucher, order.tier);
  const point_discount = pointDiscount(afterVoucher, order.points);

  const discounted = minus(minus(afterVoucher, tier_discount), point_discount);
  const food = notBelowZero(discounted);
  const service_charge = serviceCharge(food, order.delivery_method);
  const delivery_fee = deliveryFee(order.delivery_fee, order.voucher, subtotal);
  const payable = notBelowZero(sum([discounted, service_charge, delivery_fee]));
  const adj_amount = roundedAdjustment(payable, order.payment_method);

  return {
    subtotal,
    voucher_discount,
    tier_discount,
    point_discount,
    service_charge,
    delivery_fee,
    tax: containedTax(food),
    adj_amount,
    total: sum([payable, adj_amount]),
    points_earned,
  };
}
