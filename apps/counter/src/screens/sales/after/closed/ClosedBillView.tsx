import type { Bill } from '@claypot/sdk/counter';
import { Badge, Button, Callout, Icon, infoIcon, printerIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { PaymentList } from '../../pay/bill/PaymentList.tsx';
import pay from '../../pay/shared/Pay.module.css';
import { BillAmounts } from './BillAmounts.tsx';
import styles from './ClosedBillView.module.css';
import { ClosedLines } from './ClosedLines.tsx';
import { RefundList } from './RefundList.tsx';

export interface ClosedBillViewProps {
  readonly bill: Bill;
  /** Undefined if the person cannot print. */
  readonly onPrint?: (() => void) | undefined;
  /** Result of the last print. */
  readonly printStatus?: ReactNode;
  /** Undefined if nothing is left to refund. */
  readonly onRefund?: (() => void) | undefined;
}

/** A paid or void bill: its receipt, items, amounts, payments and refunds. */
export function ClosedBillView({ bill, onPrint, printStatus, onRefund }: ClosedBillViewProps) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const { number, receipt, state, table_no, void: voided } = bill;
  const name = bill.member?.first_name ?? null;
  const at = receipt?.issued_at ?? voided?.at ?? null;
  return (
    <div className={styles.closed}>
      <div className={pay.form}>
        <p className={pay.row}>
          <strong className={pay.strong}>
            {receipt === null
              ? t('billNumber', { number })
              : t('receiptNumber', { number: receipt.number })}
          </strong>
          <Badge tone={state === 'paid' ? 'success' : 'danger'}>
            {state === 'paid' ? t('paid') : t('voidDone')}
          </Badge>
        </p>
        <p className={pay.facts}>
          {receipt !== null && <span translate="no">{number}</span>}
          {table_no !== null && <span>{t('table', { table: table_no })}</span>}
          {at !== null && <span>{format.dateTime(Temporal.Instant.from(at))}</span>}
          {name !== null && <span>{name}</span>}
        </p>
        {voided !== null && (
          <Callout
            icon={infoIcon}
            title={t('voidBy', {
              time: format.time(Temporal.Instant.from(voided.at)),
              name: voided.staff_name,
            })}
          >
            <span className={pay.text}>
              <span>{voided.reason}</span>
              {voided.approver_name !== null && (
                <span>{t('voidApproved', { name: voided.approver_name })}</span>
              )}
            </span>
          </Callout>
        )}
        <ClosedLines lines={bill.lines} />
        <BillAmounts price={bill.price} />
      </div>
      <div className={pay.form}>
        {onPrint && (
          <Button size="lg" wide variant="secondary" onClick={onPrint}>
            <Icon drawing={printerIcon} size={24} />
            <span>{t('printReceipt')}</span>
          </Button>
        )}
        {printStatus}
        {onRefund && (
          <Button size="lg" wide variant="secondary" onClick={onRefund}>
            {t('refund')}
          </Button>
        )}
        <PaymentList payments={bill.payments} />
        <RefundList refunds={bill.refunds} />
      </div>
    </div>
  );
}
