import { useAnnouncement } from '../announcer/useAnnouncement.ts';
import styles from './PersistentOffer.module.css';

interface PersistentOfferProps {
  readonly text: string;
  readonly action: string;
  readonly onTake: () => void;
}

/** Permanent offer with an action, shown in the toast region. */
export function PersistentOffer({ text, action, onTake }: PersistentOfferProps) {
  useAnnouncement(text);
  return (
    <div className={styles.offer}>
      <p>{text}</p>
      <button type="button" className={styles.action} onClick={onTake}>
        {action}
      </button>
    </div>
  );
}
