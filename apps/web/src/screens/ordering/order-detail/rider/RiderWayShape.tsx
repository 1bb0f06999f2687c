import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import styles from './RiderWay.module.css';

/** Card of the rider map with reserved space, shared with the server-rendered page. */
export function RiderWayShape({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('orders');
  return (
    <TitledCard title={t('wayTitle')}>
      <div className={styles.room}>{children}</div>
    </TitledCard>
  );
}
