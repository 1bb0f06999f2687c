import type { UnavailableReason } from '@claypot/sdk';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './ReasonList.module.css';

interface ReasonListProps {
  readonly items: readonly {
    readonly key: string;
    readonly name: string;
    readonly reason: UnavailableReason;
  }[];
}

export function ReasonList({ items }: ReasonListProps) {
  const { t } = useTranslation('checkout');
  return (
    <ul className={styles.box}>
      {items.map(({ key, name, reason }) => (
        <li key={key} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <span>{t(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
