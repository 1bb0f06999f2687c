import type { RefundView, TicketView } from '@claypot/counter/orders';
import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { REFUND_REASON_TEXTS, REFUND_STATUS_TEXTS } from '../../shared/text/refund-texts.ts';
import styles from './TicketRefunds.module.css';

interface TicketRefundsProps {
  readonly ticket: Pick<TicketView, 'refunds' | 'canSettle'>;
  readonly onSettle: (refundId: string) => void;
}

/** Refunds of an order. A manager settles the failed ones. */
export function TicketRefunds({ ticket, onSettle }: TicketRefundsProps) {
  const { t } = useTranslation(['counterOrders', 'counterRefunds']);
  const format = useFormat();
  if (ticket.refunds.length === 0) return null;
  return (
    <div>
      <h4>{t('refunds')}</h4>
      <ul className={styles.refunds}>
        {ticket.refunds.map((refund) => (
          <li
            key={refund.id}
            className={styles.refund}
            data-failed={refund.status === 'FAILED' || undefined}
          >
            <Refund refund={refund} />
            {refund.status === 'FAILED' && ticket.canSettle && (
              <Button
                variant="secondary"
                aria-label={t('counterRefunds:settleOf', { amount: format.money(refund.amount) })}
                onClick={() => onSettle(refund.id)}
              >
                {t('counterRefunds:settle')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Refund({ refund }: { readonly refund: RefundView }) {
  const { t } = useTranslation('counterRefunds');
  const format = useFormat();
  const { approverName: approver, staffName: name } = refund;
  const by =
    approver === null ? t('byPerson', { name }) : t('byPersonApproved', { name, approver });
  return (
    <div className={styles.words}>
      <p className={styles.head}>
        <strong translate="no">{format.money(refund.amount)}</strong>{' '}
        <span>{t(REFUND_STATUS_TEXTS[refund.status])}</span>
      </p>
      <p>
        <span>{t(REFUND_REASON_TEXTS[refund.reason])}</span>
        {refund.text !== null && <q className={styles.quote}>{refund.text}</q>}
      </p>
      {refund.settledNote !== null && <p className={styles.quote}>{refund.settledNote}</p>}
      <p className={styles.facts}>
        <span>{format.dateTime(refund.at)}</span> {name !== null && <span>{by}</span>}
      </p>
    </div>
  );
}
