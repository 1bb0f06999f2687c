import { flameIcon, Icon } from '@claypot/ui';
import styles from './OfferNote.module.css';

export function OfferNote({ text }: { readonly text: string }) {
  return (
    <p className={styles.offer}>
      <Icon drawing={flameIcon} size={20} />
      <span className={styles.words}>{text}</span>
    </p>
  );
}
