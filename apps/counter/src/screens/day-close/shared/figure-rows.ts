import type { Format } from '@claypot/i18n';
import type { DayFigures, RefundKind, SalesMethod, SalesPayment } from '@claypot/sdk/counter';
import type { useTranslation } from 'react-i18next';
import type { FigureRow } from './FigureTable.tsx';

/** Text keys of the kinds of sales and refunds. */
export const METHOD_TEXTS = {
  delivery: 'delivery',
  pickup: 'pickup',
  'dine-in': 'dineIn',
} as const satisfies Record<SalesMethod, string>;

export const PAYMENT_TEXTS = {
  card: 'card',
  fpx: 'fpx',
  terminal: 'terminal',
  cash: 'cash',
  wallet: 'wallet',
  other: 'otherPayment',
  none: 'nothingDue',
} as const satisfies Record<SalesPayment, string>;

export const REFUND_KIND_TEXTS = {
  refunded: 'refunded',
  settled: 'settled',
  provider: 'provider',
  dispute: 'dispute',
  returned: 'returned',
} as const satisfies Record<RefundKind, string>;

const REFUND_PAYMENT_TEXTS = {
  online: 'online',
  terminal: 'terminal',
  cash: 'cash',
  wallet: 'wallet',
  other: 'settled',
} as const satisfies Record<DayFigures['refunds']['by_payment'][number]['payment'], string>;

export type CloseT = ReturnType<typeof useTranslation<'counterClose'>>['t'];

/** Titles and rows of the tables of a day, for screen, paper and file. */
export interface FigureSections {
  readonly amounts: readonly FigureRow[];
  readonly methods: readonly FigureRow[];
  readonly payments: readonly FigureRow[];
  readonly refunds: readonly FigureRow[];
  readonly refundPayments: readonly FigureRow[];
  readonly topUps: readonly FigureRow[];
  readonly drawerMoves: readonly FigureRow[];
  /** Payments of bills that people took, and payments and bills that they cancelled. */
  readonly payers: readonly FigureRow[];
}

/** Returns the rows of a day's figures. Amounts of 0 that few branches have are left out. */
export function figureSections(
  { drawer_moves: moves, people, refunds, sales, top_ups }: Omit<DayFigures, 'net' | 'late'>,
  t: CloseT,
  format: Pick<Format, 'count' | 'money'>,
): FigureSections {
  const amount = (label: string, cents: number): FigureRow => ({
    label,
    count: null,
    amount: format.money(cents),
  });
  const optional = (label: string, cents: number) => (cents === 0 ? [] : [amount(label, cents)]);
  const part = (label: string, count: number, cents: number): FigureRow => ({
    ...amount(label, cents),
    count: format.count(count),
  });
  return {
    amounts: [
      amount(t('subtotal'), sales.subtotal),
      ...optional(t('voucherDiscount', { count: sales.voucher_count }), -sales.voucher_discount),
      ...optional(t('tierDiscount'), -sales.tier_discount),
      ...optional(t('pointDiscount'), -sales.point_discount),
      ...optional(t('serviceCharge'), sales.service_charge),
      ...optional(t('deliveryFee'), sales.delivery_fee),
      ...optional(t('rounding'), sales.rounding),
      { ...amount(t('total'), sales.total), isTotal: true },
      amount(t('tax'), sales.tax),
    ],
    methods: sales.by_method.map((each) =>
      part(t(METHOD_TEXTS[each.method]), each.order_count, each.amount),
    ),
    payments: sales.by_payment.map((each) =>
      part(t(PAYMENT_TEXTS[each.payment]), each.order_count, each.amount),
    ),
    refunds: refunds.by_kind.map((each) =>
      part(t(REFUND_KIND_TEXTS[each.kind]), each.count, each.amount),
    ),
    refundPayments: refunds.by_payment.map((each) =>
      part(t(REFUND_PAYMENT_TEXTS[each.payment]), each.count, each.amount),
    ),
    topUps: [
      ...(top_ups.count === 0 ? [] : [part(t('toppedUp'), top_ups.count, top_ups.amount)]),
      ...(top_ups.returned_count === 0
        ? []
        : [part(t('topUpsReturned'), top_ups.returned_count, -top_ups.returned_amount)]),
    ],
    drawerMoves: (
      [
        ['float', moves.float, 1],
        ['paidIn', moves.paid_in, 1],
        ['paidOut', moves.paid_out, -1],
      ] as const
    ).flatMap(([text, { count, amount: cents }, sign]) =>
      count === 0 ? [] : [part(t(text), count, cents * sign)],
    ),
    payers: people.flatMap((person) => {
      const name = person.name ?? t('byItself');
      const counted = (text: 'paymentsRemoved' | 'voids', count: number): FigureRow[] =>
        count === 0
          ? []
          : [{ label: `${name}: ${t(text)}`, count: format.count(count), amount: '' }];
      return [
        ...(person.payment_count === 0
          ? []
          : [part(name, person.payment_count, person.payment_amount)]),
        ...counted('paymentsRemoved', person.removed_payment_count),
        ...counted('voids', person.void_count),
      ];
    }),
  };
}
