import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { RefundFigures } from '../sales/refund-figures.ts';
import type { SalesFigures } from '../sales/sales-figures.ts';
import type { DayFigures } from './day-figures.ts';

/** Returns the figures of a day in the contract's format. */
export function viewFigures({
  sales,
  refunds,
  net,
  people,
  late,
}: DayFigures): Schemas['DayFigures'] {
  return {
    sales: viewSales(sales),
    refunds: viewRefunds(refunds),
    net: formatMoneyString(net),
    people: people.map(({ refund_amount, ...person }) => ({
      ...person,
      refund_amount: formatMoneyString(refund_amount),
    })),
    late: late === null ? null : { ...late, amount: formatMoneyString(late.amount) },
  };
}

function viewSales({
  order_count,
  voucher_count,
  ...sales
}: SalesFigures): Schemas['SalesFigures'] {
  return {
    order_count,
    subtotal: formatMoneyString(sales.subtotal),
    voucher_count,
    voucher_discount: formatMoneyString(sales.voucher_discount),
    tier_discount: formatMoneyString(sales.tier_discount),
    point_discount: formatMoneyString(sales.point_discount),
    service_charge: formatMoneyString(sales.service_charge),
    delivery_fee: formatMoneyString(sales.delivery_fee),
    tax: formatMoneyString(sales.tax),
    rounding: formatMoneyString(sales.rounding),
    total: formatMoneyString(sales.total),
    by_method: sales.by_method.map((part) => ({ ...part, amount: formatMoneyString(part.amount) })),
    by_payment: sales.by_payment.map((part) => ({
      ...part,
      amount: formatMoneyString(part.amount),
    })),
  };
}

function viewRefunds({ count, amount, by_kind }: RefundFigures): Schemas['RefundFigures'] {
  return {
    count,
    amount: formatMoneyString(amount),
    by_kind: by_kind.map((part) => ({ ...part, amount: formatMoneyString(part.amount) })),
  };
}
