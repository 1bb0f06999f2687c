import { paymentsOf } from '@claypot/counter/pay';
import type { Bill } from '@claypot/sdk/counter';
import {
  Button,
  Callout,
  checkIcon,
  Icon,
  printerIcon,
  useAnnouncement,
  useFocusIfLost,
} from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import styles from '../shared/Pay.module.css';
import { PaymentList } from './PaymentList.tsx';

export interface PaidViewProps {
  readonly bill: Bill;
  /** Undefined if the person cannot print. */
  readonly onPrint?: (() => void) | undefined;
  /** Result of the last print. */
  readonly printStatus?: ReactNode;
  /** Undefined if the screen has no next bill. */
  readonly onNext?: (() => void) | undefined;
}

/** A paid bill: receipt number, change to give, points, print, next bill. */
export function PaidView({ bill, onPrint, printStatus, onNext }: PaidViewProps) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const { member, price, receipt } = bill;
  const change = paymentsOf(bill).at(-1)?.change ?? 0;
  const give = change > 0 ? t('giveChange', { amount: format.money(change) }) : null;
  useAnnouncement(give === null ? t('paid') : `${t('paid')} ${give}`);
  // The form with the pressed button has disappeared.
  const outcome = useFocusIfLost<HTMLElement>();
  return (
    <section ref={outcome} tabIndex={-1} aria-label={t('paid')} className={styles.paid}>
      <Callout
        tone="success"
        icon={checkIcon}
        title={
          <>
            <span>{t('paid')}</span> <span translate="no">{format.money(bill.paid)}</span>
          </>
        }
      >
        {receipt !== null && t('receiptNumber', { number: receipt.number })}
      </Callout>
      {give !== null && <p className={styles.figure}>{give}</p>}
      {member !== null && price.points_earned > 0 && (
        <p>
          {t('pointsEarned', {
            name: member.first_name ?? t('theMember'),
            count: price.points_earned,
          })}
        </p>
      )}
      {onNext && (
        <Button size="lg" wide onClick={onNext}>
          {t('next')}
        </Button>
      )}
      {onPrint && (
        <Button size="lg" wide variant="secondary" onClick={onPrint}>
          <Icon drawing={printerIcon} size={24} />
          <span>{t('printReceipt')}</span>
        </Button>
      )}
      {printStatus}
      <PaymentList payments={bill.payments} />
    </section>
  );
}
