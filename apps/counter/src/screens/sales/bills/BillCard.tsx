import type { BillCard as Bill } from '@claypot/counter/sales';
import { Badge, CardLink, LinkCard } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { billPath, hrefOf } from '../../../platform/page/paths.ts';
import styles from './BillCard.module.css';

interface BillCardProps {
  readonly bill: Bill;
  readonly now: Temporal.Instant;
}

const MINUTE = 60_000;

/** A bill in the list, with a link to it. */
export function BillCard({ bill, now }: BillCardProps) {
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { id, isPartlyPaid, left, memberName, number, openedAt, openedBy, pieces, state } = bill;
  const table = bill.tableNo === null ? t('noTable') : t('table', { table: bill.tableNo });
  const age = Math.floor((now.epochMilliseconds - openedAt.epochMilliseconds) / MINUTE);
  return (
    <LinkCard>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.table} data-none={bill.tableNo === null || undefined}>
            <CardLink href={hrefOf(billPath(id))}>{table}</CardLink>
          </h2>
          <strong className={styles.total} translate="no">
            {format.money(bill.total)}
          </strong>
        </div>
        {memberName !== null && <p className={styles.member}>{memberName}</p>}
        <p className={styles.facts}>
          <span>{t('pieces', { count: pieces })}</span>
          {state === 'open' ? (
            <span>{t('minutes', { count: Math.max(0, age) })}</span>
          ) : (
            <span>{format.time(openedAt)}</span>
          )}
          <span>{t('openedBy', { name: openedBy })}</span>
        </p>
        <p className={styles.facts}>
          <span translate="no">{number}</span>
          {bill.receiptNumber !== null && (
            <span>{t('receiptNo', { number: bill.receiptNumber })}</span>
          )}
          {isPartlyPaid && (
            <Badge tone="notice">{t('partlyPaid', { amount: format.money(left) })}</Badge>
          )}
          {state === 'paid' && <Badge tone="success">{t('statePaid')}</Badge>}
          {state === 'void' && <Badge tone="danger">{t('stateVoid')}</Badge>}
        </p>
      </div>
    </LinkCard>
  );
}
