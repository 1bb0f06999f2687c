import type { Cents } from '@claypot/sdk';
import { minus, notBelowZero, sum } from './arithmetic.ts';
import { type PricedLine, subtotal as subtotalOf } from './line.ts';
import { type PricedPoints, pointDiscount, pointsEarned } from './points.ts';
import { type PaymentMethod, roundedAdjustment } from './rounding.ts';
import { type OrderDeliveryMethod, serviceCharge } from './service-charge.ts';
import { containedTax } from './tax.ts';
import { type PricedTier, tierDiscount } from './tier.ts';
import { deliveryFee, type PricedVoucher, voucherDiscount } from './voucher.ts';

/** All inputs of an order's price except its lines. */
export interface OrderTerms {
  readonly buyer: 'member' | 'guest';
  readonly delivery_method: OrderDeliveryMethod;
  readonly payment_method: PaymentMethod;
  /** The courier's fee; 0 if the order is not a delivery. */
  readonly delivery_fee: Cents;
  /** A rejected voucher (see `voucherErrorCode`) counts as none. */
  readonly voucher: PricedVoucher | null;
  readonly tier: PricedTier | null;
  readonly points: PricedPoints | null;
}

export interface OrderToPrice extends OrderTerms {
  /** `point` is the number of points earned for one piece. */
  readonly lines: readonly OrderLine[];
}

type OrderLine = PricedLine & { readonly point: number };

/** Total of the lines before any discount. */
export interface LinesTotal {
  readonly subtotal: Cents;
  readonly points_earned: number;
}

/**
 * Payment details of an order, as shown at checkout and in the order detail. All in cents except
 * points.
 */
export interface OrderTotal {
  readonly subtotal: Cents;
  readonly voucher_discount: Cents;
  readonly tier_discount: Cents;
  readonly point_discount: Cents;
  readonly service_charge: Cents;
  /** After a free-delivery voucher. */
  readonly delivery_fee: Cents;
  /** Included in the discounted food price; not added to the total. */
  readonly tax: Cents;
  readonly adj_amount: Cents;
  readonly total: Cents;
  readonly points_earned: number;
}

/**
 * Returns the price of an order: subtotal − voucher − tier − points + service charge + delivery fee
 * + rounding adjustment, at least 0.
 *
 * Discounts apply in the order voucher, tier (a percentage of the remainder), points. Points deduct
 * their exact amount even if less remains after the tier, so only the total is limited to 0.
 */
export function orderTotal(order: OrderToPrice): OrderTotal {
  return totalOf(linesTotal(order.lines, order.buyer), order);
}

/** Returns the total of the lines. It is computed once when many discounts are compared. */
export function linesTotal(lines: readonly OrderLine[], buyer: OrderTerms['buyer']): LinesTotal {
  return { subtotal: subtotalOf(lines), points_earned: pointsEarned(lines, buyer) };
}

/** Returns {@link orderTotal} for lines that are already added up. */
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
