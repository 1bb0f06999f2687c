import type { Format } from '@claypot/i18n';
import { formatMoneyString } from '@claypot/sdk';
import type { DayClose } from '@claypot/sdk/counter';
import {
  type CloseT,
  figureSections,
  METHOD_TEXTS,
  PAYMENT_TEXTS,
  REFUND_KIND_TEXTS,
} from '../shared/figure-rows.ts';

type Row = readonly (string | number)[];

/** Returns the rows of the file of a close: section, item, number and amount in ringgit. */
export function closeRows(close: DayClose, t: CloseT): Row[] {
  const { figures, summary } = close;
  const { people, refunds, sales, top_ups: topUps } = figures;
  const about = (label: string, value: string | number): Row => [t('days'), label, '', value];
  // Spreadsheets need plain numbers.
  const plain: Pick<Format, 'count' | 'money'> = { count: String, money: formatMoneyString };
  const { amounts, drawerMoves: moves, refundPayments } = figureSections(figures, t, plain);
  return [
    [t('section'), t('item'), t('number'), t('amount')],
    about(t('company'), close.company_name),
    about(t('registration'), close.registration_no),
    about(t('branch'), summary.branch_name),
    about(t('closeNumber', { number: summary.number }), summary.business_day),
    about(t('from'), summary.from ?? ''),
    about(t('to'), summary.to),
    about(t('closedAt'), summary.closed_at),
    about(t('person'), summary.closed_by),
    ...amounts.map(({ amount, label }): Row => [t('amounts'), label, '', amount]),
    ...sales.by_method.map(
      ({ amount, method, order_count }): Row => [
        t('byMethod'),
        t(METHOD_TEXTS[method]),
        order_count,
        formatMoneyString(amount),
      ],
    ),
    ...sales.by_payment.map(
      ({ amount, order_count, payment }): Row => [
        t('byPayment'),
        t(PAYMENT_TEXTS[payment]),
        order_count,
        formatMoneyString(amount),
      ],
    ),
    ...refunds.by_kind.map(
      ({ amount, count, kind }): Row => [
        t('refunds'),
        t(REFUND_KIND_TEXTS[kind]),
        count,
        formatMoneyString(amount),
      ],
    ),
    ...refundPayments.map(
      ({ amount, count, label }): Row => [t('refundsByPayment'), label, count ?? '', amount],
    ),
    [t('amounts'), t('net'), '', formatMoneyString(figures.net)],
    [t('topUps'), t('toppedUp'), topUps.count, formatMoneyString(topUps.amount)],
    [
      t('topUps'),
      t('topUpsReturned'),
      topUps.returned_count,
      formatMoneyString(-topUps.returned_amount),
    ],
    ...moves.map(({ amount, count, label }): Row => [t('drawerMoves'), label, count ?? '', amount]),
    ...cashRows(close, t),
    ...people.flatMap(({ name, ...person }): Row[] => {
      const who = name ?? t('byItself');
      return [
        [t('people'), `${who}: ${t('steps')}`, person.steps, ''],
        [t('people'), `${who}: ${t('rejections')}`, person.rejections, ''],
        [
          t('people'),
          `${who}: ${t('refundsMade')}`,
          person.refund_count,
          formatMoneyString(person.refund_amount),
        ],
        [
          t('people'),
          `${who}: ${t('paymentsTaken')}`,
          person.payment_count,
          formatMoneyString(person.payment_amount),
        ],
        [t('people'), `${who}: ${t('paymentsRemoved')}`, person.removed_payment_count, ''],
        [t('people'), `${who}: ${t('voids')}`, person.void_count, ''],
        [
          t('people'),
          `${who}: ${t('topUps')}`,
          person.top_up_count,
          formatMoneyString(person.top_up_amount),
        ],
        [t('people'), `${who}: ${t('approvals')}`, person.approvals, ''],
      ];
    }),
  ];
}

function cashRows({ corrections, drawers }: DayClose, t: CloseT): Row[] {
  const money = (amount: number | null) => (amount === null ? '' : formatMoneyString(amount));
  return [
    ...drawers.flatMap((drawer): Row[] => {
      const name = drawer.name ?? t('drawer');
      return [
        [t('cash'), `${name}: ${t('expected')}`, drawer.number, money(drawer.expected)],
        [t('cash'), `${name}: ${t('counted')}`, '', money(drawer.counted)],
        [t('cash'), `${name}: ${t('difference')}`, '', money(drawer.difference)],
        [t('cash'), `${name}: ${t('stays')}`, '', money(drawer.left)],
        ...(drawer.note === null ? [] : [[t('cash'), t('note'), '', drawer.note]]),
      ];
    }),
    ...corrections.map(
      ({ counted, number, reason }): Row => [t('corrections'), reason, number, money(counted)],
    ),
  ];
}
