import { useAnnouncement } from '../announcer/useAnnouncement.ts';
import { ClaypotMark } from '../mark/ClaypotMark.tsx';
import styles from './LoadingOverlay.module.css';

/** Covers the app while nothing under it can be used; says what is waited for. */
export function LoadingOverlay({ label }: { readonly label: string }) {
  useAnnouncement(label);
  return (
    <div className={styles.overlay}>
      <span className={styles.mark}>
        <ClaypotMark size="md" steaming />
      </span>
      <p>{label}</p>
    </div>
  );
}
