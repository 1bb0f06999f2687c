import type { CardView, TicketView } from '@claypot/counter/orders';
import { formatPhone } from '@claypot/i18n';
import { Icon, phoneIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import styles from './TicketFacts.module.css';
import { TicketRider } from './TicketRider.tsx';

interface TicketFactsProps {
  readonly ticket: TicketView;
  readonly card: CardView;
}

/** Method, times, customer, address and rider. */
export function TicketFacts({ ticket, card }: TicketFactsProps) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  const { customerPhone, address } = ticket;
  return (
    <section aria-label={t('facts')} className={styles.facts}>
      <dl className={styles.list}>
        <Fact label={t('due')}>
          <strong className={styles.due}>
            {card.column === 'scheduled' ? format.dateTime(card.dueAt) : format.time(card.dueAt)}
          </strong>
        </Fact>
        <Fact label={t('requested')}>
          {card.requestedAt === null ? t('asap') : format.dateTime(card.requestedAt)}
        </Fact>
        <Fact label={t('paidAt')}>{format.time(card.paidAt)}</Fact>
        <Fact label={t('customer')}>{card.customerName ?? t('locked')}</Fact>
        {address !== null && <Fact label={t('address')}>{address}</Fact>}
      </dl>
      {customerPhone !== null && (
        <a href={`tel:${customerPhone}`} className={styles.call}>
          <Icon drawing={phoneIcon} size={20} />
          <span>{t('callCustomer', { phone: formatPhone(customerPhone) })}</span>
        </a>
      )}
      {card.delivery !== null && <TicketRider delivery={card.delivery} />}
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
