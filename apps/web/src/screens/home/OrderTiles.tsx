import { pathTo } from '@claypot/domain';
import { ClaypotMark, Icon, ListRow, VisuallyHidden } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderTiles.module.css';

interface OrderTilesProps {
  /** The delivery tile was pressed: its link leads to the menu. */
  readonly onDeliver: () => void;
  readonly branchName: string | null;
}

/**
 * The ways to order, the first of them large. A way that cannot be gone yet has no tile: nobody is
 * led to a closed door.
 */
export function OrderTiles({ branchName, onDeliver }: OrderTilesProps) {
  const { t } = useTranslation(['home', 'common']);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <VisuallyHidden>
        <h2 id={headingId}>{t('order')}</h2>
      </VisuallyHidden>
      <ul className={styles.tiles}>
        <li className={styles.tile}>
          <div className={styles.face}>
            <span className={styles.art}>
              <ClaypotMark size="lg" steaming />
            </span>
            <h3 className={styles.title}>
              <a href={pathTo('menu')} className={styles.link} onClick={onDeliver}>
                {t('common:delivery')}
              </a>
            </h3>
            <p className={styles.text}>{t('deliveryText')}</p>
            <span aria-hidden="true" className={styles.go}>
              {t('deliveryAction')}
              <Icon name="chevron-right" size={16} />
            </span>
          </div>
        </li>
        <li className={styles.tile}>
          <ListRow
            icon="bag"
            title={t('common:pickup')}
            text={t('pickupText')}
            href={pathTo('branchList')}
          />
          {branchName !== null && (
            <ListRow
              icon="store"
              title={t('continueAt', { branch: branchName })}
              text={t('continueText')}
              href={pathTo('menu')}
            />
          )}
        </li>
      </ul>
    </section>
  );
}
