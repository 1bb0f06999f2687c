import { formatPhone } from '@claypot/i18n';
import type { BoardDelivery } from '@claypot/sdk/counter';
import { externalIcon, Icon, phoneIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { scooterIcon } from '../../shared/text/icons.ts';
import styles from './TicketFacts.module.css';

const STATE_TEXTS = {
  quoted: 'delivery_quoted',
  booked: 'delivery_booked',
  collected: 'delivery_collected',
  delivered: 'delivery_delivered',
  cancelled: 'delivery_cancelled',
} as const satisfies Record<BoardDelivery['state'], string>;

/** Rider of a delivery, with links to call and track. */
export function TicketRider({ delivery }: { readonly delivery: BoardDelivery }) {
  const { t } = useTranslation('counterOrders');
  const { rider_name, rider_phone, share_link } = delivery;
  return (
    <section aria-label={t('rider')} className={styles.rider}>
      <p className={styles.fact}>
        <Icon drawing={scooterIcon} size={20} />
        <span>
          <strong>{rider_name ?? t(delivery.carrier === 'own' ? 'ownRider' : 'courier')}</strong>{' '}
          <span>{t(STATE_TEXTS[delivery.state])}</span>
        </span>
      </p>
      {rider_phone !== null && (
        <a href={`tel:${rider_phone}`} className={styles.call}>
          <Icon drawing={phoneIcon} size={20} />
          <span>{t('callRider', { phone: formatPhone(rider_phone) })}</span>
        </a>
      )}
      {share_link !== null && (
        <a href={share_link} target="_blank" rel="noreferrer" className={styles.call}>
          <Icon drawing={externalIcon} size={20} />
          <span>{t('trackRider')}</span>
        </a>
      )}
    </section>
  );
}
