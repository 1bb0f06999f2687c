import { useAnnouncement } from '../announcer/useAnnouncement.ts';
import { ClaypotMark } from '../mark/ClaypotMark.tsx';
import styles from './LoadingOverlay.module.css';

/** Covers the app while it cannot be used, and announces the reason. */
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
