import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { type DrawerMoveFigures, NO_DRAWER_MOVES } from '../sales/drawer-move-figures.ts';
import type { RefundFigures } from '../sales/refund-figures.ts';
import type { SalesFigures } from '../sales/sales-figures.ts';
import { NO_TOP_UPS, type TopUpFigures } from '../sales/top-up-figures.ts';
import type { DayFigures } from './day-figures.ts';

type Person = DayFigures['people'][number];

/** Fields of a person in a close of every version. */
type OldPerson = Pick<
  Person,
  'name' | 'steps' | 'rejections' | 'refund_count' | 'refund_amount' | 'approvals'
>;

type StoredRefunds = Omit<RefundFigures, 'by_payment'> & Partial<RefundFigures>;

/** Figures as a close stores them. Those of earlier versions have neither top-ups nor bills. */
export type StoredFigures = Omit<DayFigures, 'refunds' | 'top_ups' | 'drawer_moves' | 'people'> & {
  readonly refunds: StoredRefunds;
  readonly top_ups?: TopUpFigures;
  readonly drawer_moves?: DrawerMoveFigures;
  readonly people: readonly (OldPerson & Partial<Person>)[];
};

/** Returns the figures of a day in the contract's format. */
export function viewFigures({
  sales,
  refunds,
  top_ups = NO_TOP_UPS,
  drawer_moves = NO_DRAWER_MOVES,
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
    drawer_moves: {
      float: viewMoves(drawer_moves.float),
      paid_in: viewMoves(drawer_moves.paid_in),
      paid_out: viewMoves(drawer_moves.paid_out),
    },
    net: formatMoneyString(net),
    people: people.map(viewPerson),
    late: late === null ? null : { ...late, amount: formatMoneyString(late.amount) },
  };
}

function viewMoves({ count, amount }: DrawerMoveFigures['float']): Schemas['DrawerMoveSum'] {
  return { count, amount: formatMoneyString(amount) };
}

function viewPerson(person: StoredFigures['people'][number]): Schemas['PersonFigures'] {
  return {
    name: person.name,
    steps: person.steps,
    rejections: person.rejections,
    refund_count: person.refund_count,
    refund_amount: formatMoneyString(person.refund_amount),
    payment_count: person.payment_count ?? 0,
    payment_amount: formatMoneyString(person.payment_amount ?? 0),
    removed_payment_count: person.removed_payment_count ?? 0,
    void_count: person.void_count ?? 0,
    top_up_count: person.top_up_count ?? 0,
    top_up_amount: formatMoneyString(person.top_up_amount ?? 0),
    approvals: person.approvals,
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

function viewRefunds({
  count,
  amount,
  by_kind,
  by_payment = [],
}: StoredRefunds): Schemas['RefundFigures'] {
  return {
    count,
    amount: formatMoneyString(amount),
    by_kind: by_kind.map((part) => ({ ...part, amount: formatMoneyString(part.amount) })),
    by_payment: by_payment.map((part) => ({ ...part, amount: formatMoneyString(part.amount) })),
  };
}
