import type { SearchHit } from '@claypot/counter/orders';
import { formatPhone } from '@claypot/i18n';
import { Badge, Icon, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { METHOD_ICONS, METHOD_TEXTS, STATUS_TEXTS } from '../shared/text/words.ts';
import styles from './SearchHitRow.module.css';

interface SearchHitRowProps {
  readonly hit: SearchHit;
  readonly onOpen: () => void;
}

/** One found order. A press opens its ticket. */
export function SearchHitRow({ hit, onOpen }: SearchHitRowProps) {
  const { t } = useTranslation(['counterOrders', 'common']);
  const format = useFormat();
  const { method, customerName, customerPhone } = hit;
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <Icon drawing={METHOD_ICONS[method]} size={28} className={styles.icon} />
      <VisuallyHidden>{`${t(METHOD_TEXTS[method])} `}</VisuallyHidden>
      <span className={styles.words}>
        <span className={styles.number} translate="no">
          {hit.number}
        </span>
        <span className={styles.who}>
          <span>{customerName ?? t('locked')}</span>
          {customerPhone !== null && <span translate="no">{formatPhone(customerPhone)}</span>}
        </span>
      </span>
      <span className={styles.side}>
        <span className={styles.time}>{format.dateTime(hit.paidAt)}</span>
        <span className={styles.amount}>
          <span>{t('pieces', { count: hit.qty })}</span>
          <strong translate="no">{format.money(hit.total)}</strong>
        </span>
      </span>
      <Badge tone={hit.status === 'CANCELLED' ? 'danger' : 'neutral'}>
        {t(STATUS_TEXTS[hit.status])}
      </Badge>
    </button>
  );
}
