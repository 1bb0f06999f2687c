import type { PackageDish } from '@claypot/sdk';
import { Picture } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './SideDishes.module.css';

/** Dishes included in a package regardless of the choices. */
export function SideDishes({ dishes }: { readonly dishes: readonly PackageDish[] }) {
  const { t } = useTranslation('item');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {t('comesWith')}
      </h3>
      <ul className={styles.list}>
        {dishes.map(({ id, qty, dish }) => (
          <li key={id} className={styles.dish}>
            <span className={styles.picture}>
              <Picture src={dish.image} alt="" ratio="1/1" rounded />
            </span>
            <span className={styles.name}>{dish.name}</span>
            <span className={styles.qty} translate="no">{`× ${qty}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
