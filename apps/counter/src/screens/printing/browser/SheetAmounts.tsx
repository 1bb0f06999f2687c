import type { PrintableTicket } from '@claypot/counter/printing';
import { cx } from '@claypot/ui';
import styles from './TicketSheet.module.css';
import type { Wording } from './wording.ts';

interface SheetAmountsProps {
  readonly ticket: Pick<PrintableTicket, 'amounts' | 'refunded'>;
  readonly wording: Wording;
}

/**
 * Amounts of a receipt. Those of zero are not printed, except subtotal and total. Refunds follow the
 * total, which stays the amount of the payment.
 */
export function SheetAmounts({ ticket, wording: { texts, format } }: SheetAmountsProps) {
  const { amounts, refunded } = ticket;
  const optional: readonly (readonly [string, number])[] = [
    [texts.voucherDiscount, -amounts.voucher_discount_amount],
    [texts.tierDiscount, -amounts.tier_discount_amount],
    [texts.pointDiscount, -amounts.point_discount_amount],
    [texts.serviceCharge, amounts.charge_amount],
    [texts.deliveryFee, amounts.delivery_fee],
    [texts.tax, amounts.tax_amount],
    [texts.rounding, amounts.adj_amount],
  ];
  return (
    <>
      <Row label={texts.subtotal} amount={format.amount(amounts.subtotal)} />
      {optional.map(
        ([label, amount]) =>
          amount !== 0 && <Row key={label} label={label} amount={format.amount(amount)} />,
      )}
      <Row label={texts.total} amount={format.money(amounts.final_total_amount)} isTall />
      {refunded > 0 && <Row label={texts.refunded} amount={format.money(-refunded)} />}
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: string;
  readonly isTall?: boolean;
}

function Row({ label, amount, isTall = false }: RowProps) {
  return (
    <p className={cx(styles.row, isTall && styles.tall)}>
      <span>{label}</span>
      <span className={styles.amount}>{amount}</span>
    </p>
  );
}
