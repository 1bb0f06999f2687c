import { Icon, pinIcon, VisuallyHidden } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './Distance.module.css';

/** Distance to a branch; renders nothing if the customer's position is unknown. */
export function Distance({ kilometres }: { readonly kilometres: number | null }) {
  const { t } = useTranslation('branches');
  const format = useFormat();
  if (kilometres === null) return null;
  const distance = format.distance(kilometres);
  return (
    <span className={styles.distance}>
      <Icon drawing={pinIcon} size={16} />
      <span aria-hidden="true">{distance}</span>
      <VisuallyHidden>{t('away', { distance })}</VisuallyHidden>
    </span>
  );
}
