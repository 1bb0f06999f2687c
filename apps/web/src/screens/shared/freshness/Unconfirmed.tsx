import { Badge } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './Unconfirmed.module.css';

/**
 * Marks cached data until the server has confirmed it. It overlays the content, so that nothing
 * shifts, and appears only after a delay.
 */
export function Unconfirmed() {
  const { t } = useTranslation('common');
  return (
    <p className={styles.mark}>
      <Badge tone="notice">{t('unconfirmed')}</Badge>
    </p>
  );
}
