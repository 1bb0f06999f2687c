import { Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import styles from './FormAlert.module.css';

export function FormAlert({ text }: { readonly text: string | null }) {
  useAnnouncement(text);
  return (
    <div className={styles.alert}>
      {text !== null && (
        <Callout tone="danger" icon={warningIcon}>
          {text}
        </Callout>
      )}
    </div>
  );
}
