import type { HoursConflict } from '@claypot/sdk/counter';
import { Badge } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './Conflicts.module.css';
import { useConflictTexts } from './use-conflict-texts.ts';

/** What does not fit, and why. */
export function ConflictLine({ conflict }: { readonly conflict: HoursConflict }) {
  const { t } = useTranslation('counterHours');
  const texts = useConflictTexts();
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <span>{texts.name(conflict)}</span>
        <Badge tone="notice">{t(`reason_${conflict.reason}`)}</Badge>
      </p>
      <p className={styles.detail}>{texts.detail(conflict)}</p>
    </div>
  );
}
