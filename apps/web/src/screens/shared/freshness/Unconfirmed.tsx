import { Badge } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './Unconfirmed.module.css';

/**
 * Marks what an earlier visit or a list has loaded until the server has confirmed it. It lies over
 * the content, so that nothing moves when it goes, and appears only if the answer takes a moment.
 */
export function Unconfirmed() {
  const { t } = useTranslation('common');
  return (
    <p className={styles.mark}>
      <Badge tone="notice">{t('unconfirmed')}</Badge>
    </p>
  );
}
