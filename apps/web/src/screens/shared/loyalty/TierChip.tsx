import { Icon, starIcon } from '@claypot/ui';
import styles from './TierChip.module.css';

export function TierChip({ name }: { readonly name: string }) {
  return (
    <p className={styles.chip}>
      <Icon drawing={starIcon} size={16} filled />
      <span>{name}</span>
    </p>
  );
}
