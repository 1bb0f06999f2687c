import type { DraftStatus } from '@claypot/sdk/counter';
import { Badge, type BadgeTone } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './StatusBadges.module.css';

interface StatusBadgesProps {
  readonly status: DraftStatus;
  readonly problems: number;
  readonly untranslated: number;
}

const TONES: Readonly<Record<DraftStatus, BadgeTone>> = {
  unchanged: 'neutral',
  added: 'success',
  changed: 'progress',
  removed: 'neutral',
};

const TEXTS = {
  added: 'status_added',
  changed: 'status_changed',
  removed: 'status_removed',
} as const;

/** Differences of an entry to what customers see, its problems and what is untranslated. */
export function StatusBadges({ status, problems, untranslated }: StatusBadgesProps) {
  const { t } = useTranslation('counterBackOffice');
  if (status === 'unchanged' && problems === 0 && untranslated === 0) return null;
  return (
    <span className={styles.badges}>
      {status !== 'unchanged' && <Badge tone={TONES[status]}>{t(TEXTS[status])}</Badge>}
      {problems > 0 && <Badge tone="danger">{t('problems', { count: problems })}</Badge>}
      {untranslated > 0 && (
        <Badge tone="notice">{t('untranslated', { count: untranslated })}</Badge>
      )}
    </span>
  );
}
