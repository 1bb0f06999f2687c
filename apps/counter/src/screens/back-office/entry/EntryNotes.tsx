import type { EntryView } from '@claypot/counter/back-office';
import { Button, Callout } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { StatusBadges } from '../shared/StatusBadges.tsx';
import styles from './entry.module.css';

interface EntryNotesProps {
  readonly view: EntryView;
  readonly isReadOnly: boolean;
  readonly onDiscard: () => void;
}

/** State of an entry: who changed it last, edits of an earlier visit, and who may change it. */
export function EntryNotes({ view, isReadOnly, onDiscard }: EntryNotesProps) {
  const { t } = useTranslation('counterBackOffice');
  const format = useFormat();
  const { base, isRestored, problems, untranslated } = view;
  const at = base?.changed_at ?? null;
  return (
    <>
      <p className={styles.state}>
        {base !== null && (
          <StatusBadges
            status={base.status}
            problems={problems.length}
            untranslated={untranslated.length}
          />
        )}
        <span>
          {base === null
            ? t('newHint')
            : at !== null && base.changed_by !== null
              ? t('changedBy', {
                  name: base.changed_by,
                  time: format.dateTime(Temporal.Instant.from(at)),
                })
              : t('asPublished')}
        </span>
      </p>
      {isReadOnly && <Callout>{t('ownerOnly')}</Callout>}
      {isRestored && (
        <Callout
          tone="notice"
          action={
            <Button variant="secondary" size="sm" onClick={onDiscard}>
              {t('discard')}
            </Button>
          }
        >
          {t('restored')}
        </Callout>
      )}
    </>
  );
}
