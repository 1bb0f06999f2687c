import { googleDirectionsLink } from '@claypot/domain/places';
import type { SalesOrder } from '@claypot/sdk';
import { Icon, type IconDrawing, phoneIcon, pinIcon } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './OnTheWay.module.css';

/**
 * Links for a customer who waits: tracking or directions, and a phone number. Once the rider is
 * known, their number replaces the branch's, so that nothing shifts. The branch's number is also in
 * the details below.
 */
export function OnTheWay({ order }: { readonly order: SalesOrder }) {
  const { t } = useTranslation('orders');
  const { branch, delivery_method: method, rider, share_link: track } = order;
  return (
    <>
      {order.status === 'DELIVERING' && (
        <p className={styles.rider}>
          {rider ? t('riderIs', { name: rider.name }) : t('riderComes')}
        </p>
      )}
      <p className={styles.actions}>
        {track !== null && <Way href={track} icon={pinIcon} label={t('trackDelivery')} away />}
        {method === 'pickup' && (
          <Way href={googleDirectionsLink(branch)} icon={pinIcon} label={t('directions')} away />
        )}
        {rider ? (
          <Way href={`tel:${rider.phone}`} icon={phoneIcon} label={t('callRider')} />
        ) : (
          <Way
            href={`tel:${branch.contact_no}`}
            icon={phoneIcon}
            label={t('callBranch', { branch: branch.branch_name })}
          />
        )}
      </p>
    </>
  );
}

interface WayProps {
  readonly href: string;
  readonly icon: IconDrawing;
  readonly label: string;
  /** True to open the link in a new tab. */
  readonly away?: boolean;
}

function Way({ href, icon, label, away = false }: WayProps) {
  return (
    <a href={href} className={styles.way} {...(away && { target: '_blank', rel: 'noreferrer' })}>
      <Icon drawing={icon} size={20} />
      <span>{label}</span>
    </a>
  );
}
