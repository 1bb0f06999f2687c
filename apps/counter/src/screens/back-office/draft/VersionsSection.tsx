import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './DraftView.module.css';
import type { DraftPartProps } from './DraftView.tsx';

/** Versions before the present one, each of which can be put into the draft again. */
export function VersionsSection({ draft, view, onAct }: DraftPartProps) {
  const { t } = useTranslation('counterDraft');
  const format = useFormat();
  const earlier = view.versions.filter(({ number }) => number !== draft.published?.number);
  if (earlier.length === 0) return null;
  return (
    <Section title={t('versions')} padding="none">
      <ul>
        {earlier.map(({ number, at, by, changes }) => {
          const time = format.fullDateTime(Temporal.Instant.from(at));
          return (
            <li key={number} className={styles.version}>
              <div className={styles.words}>
                <p>
                  {by === null
                    ? t('importedAt', { number, time })
                    : t('publishedBy', { number, name: by, time })}
                </p>
                {changes > 0 && (
                  <p className={styles.detail}>{t('versionLine', { count: changes })}</p>
                )}
              </div>
              <Button
                variant="secondary"
                aria-label={t('restoreOf', { number })}
                onClick={() => onAct({ type: 'restore', number }, draft.version)}
              >
                {t('restore')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
