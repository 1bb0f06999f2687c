import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { RefundFigures } from '../sales/refund-figures.ts';
import type { SalesFigures } from '../sales/sales-figures.ts';
import { NO_TOP_UPS, type TopUpFigures } from '../sales/top-up-figures.ts';
import type { DayFigures } from './day-figures.ts';

type Person = DayFigures['people'][number];

/** Figures as a close stores them. Those of earlier versions have no cash top-ups. */
export type StoredFigures = Omit<DayFigures, 'top_ups' | 'people'> & {
  readonly top_ups?: TopUpFigures;
  readonly people: readonly (Omit<Person, 'top_up_count' | 'top_up_amount'> & Partial<Person>)[];
};

/** Returns the figures of a day in the contract's format. */
export function viewFigures({
  sales,
  refunds,
  top_ups = NO_TOP_UPS,
  net,
  people,
  late,
}: StoredFigures): Schemas['DayFigures'] {
  return {
    sales: viewSales(sales),
    refunds: viewRefunds(refunds),
    top_ups: {
      ...top_ups,
      amount: formatMoneyString(top_ups.amount),
      returned_amount: formatMoneyString(top_ups.returned_amount),
    },
    net: formatMoneyString(net),
    people: people.map(({ refund_amount, top_up_count = 0, top_up_amount = 0, ...person }) => ({
      ...person,
      refund_amount: formatMoneyString(refund_amount),
      top_up_count,
      top_up_amount: formatMoneyString(top_up_amount),
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
