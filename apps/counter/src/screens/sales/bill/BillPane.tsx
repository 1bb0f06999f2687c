import { Button, Card, stickyBottomRef, useAnnouncement, useKeepFocus } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { BillMemberPart } from '../member/BillMemberPart.tsx';
import type { BillActions } from '../shared/bill-actions.ts';
import type { LoadedView } from '../shared/loaded-view.ts';
import { BillMessages } from './BillMessages.tsx';
import styles from './BillPane.module.css';
import { BillTotals } from './BillTotals.tsx';
import { BillLines } from './lines/BillLines.tsx';

interface BillPaneProps extends BillActions {
  readonly view: LoadedView;
  readonly now: Temporal.Instant;
  /** True while the payment is shown beside the bill. */
  readonly isPaying: boolean;
}

/** The bill: table, member, lines, total and the press that opens the payment. */
export function BillPane(props: BillPaneProps) {
  const { view, isPaying, onDialog, onPay } = props;
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { bill, canChange, canMove, isOnline, isPending } = view;
  const isOpen = bill.state === 'open';
  const focus = useKeepFocus<HTMLElement>();
  useAnnouncement(isPending ? null : t('totalNow', { amount: format.money(bill.price.total) }));
  return (
    <section {...focus} aria-label={t('bill')} className={styles.pane}>
      <BillMessages {...props} />
      <Card>
        <div className={styles.parts}>
          <div className={styles.head}>
            <p className={styles.opened}>
              <span>{format.time(Temporal.Instant.from(bill.opened_at))}</span>
              <span>{t('openedBy', { name: bill.opened_by })}</span>
            </p>
            {canMove && (
              <Button size="sm" variant="secondary" onClick={() => onDialog({ kind: 'table' })}>
                {t('tableChange')}
              </Button>
            )}
          </div>
          <BillMemberPart {...props} />
          <BillLines {...props} />
          <BillTotals bill={bill} />
        </div>
      </Card>
      {isOpen && !isPaying && bill.lines.length > 0 && (
        <div ref={stickyBottomRef} data-sticky-bar="" className={styles.pay}>
          <Button
            size="lg"
            wide
            disabled={!isOnline || isPending || bill.left === 0}
            onClick={onPay}
          >
            {t('pay', { amount: format.money(bill.left) })}
          </Button>
          {isPending && <p className={styles.note}>{t('payNotReady')}</p>}
        </div>
      )}
      {canChange && !isPaying && (
        <Button variant="quiet" disabled={isPending} onClick={() => onDialog({ kind: 'void' })}>
          {t('voidBill')}
        </Button>
      )}
    </section>
  );
}
