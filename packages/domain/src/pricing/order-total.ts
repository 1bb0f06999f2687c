import type { Cents } from '@claypot/sdk';
import { minus, notBelowZero, sum } from './arithmetic.ts';
import { type PricedLine, subtotal as subtotalOf } from './line.ts';
import { type PricedPoints, pointDiscount, pointsEarned } from './points.ts';
import { type PaymentMethod, roundedAdjustment } from './rounding.ts';
import { type OrderDeliveryMethod, serviceCharge } from './service-charge.ts';
import { containedTax } from './tax.ts';
import { type PricedTier, tierDiscount } from './tier.ts';
import { deliveryFee, type PricedVoucher, voucherDiscount } from './voucher.ts';

/** Everything that decides what an order costs. */
export interface OrderToPrice {
  /** `point` is what one of the line earns. */
  readonly lines: readonly (PricedLine & { readonly point: number })[];
  readonly buyer: 'member' | 'guest';
  readonly delivery_method: OrderDeliveryMethod;
  readonly payment_method: PaymentMethod;
  /** The courier's quote; 0 where nothing is delivered. */
  readonly delivery_fee: Cents;
  /** A refused voucher (see `voucherRefusal`) counts as none. */
  readonly voucher: PricedVoucher | null;
  readonly tier: PricedTier | null;
  readonly points: PricedPoints | null;
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
  const subtotal = subtotalOf(order.lines);
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
    points_earned: pointsEarned(order.lines, order.buyer),
  };
}
