import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import styles from './RiderWay.module.css';

/** The card of a rider's way to the door, with room for the map. */
export function RiderWayShape({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('orders');
  return (
    <TitledCard title={t('wayTitle')}>
      <div className={styles.room}>{children}</div>
    </TitledCard>
  );
}
