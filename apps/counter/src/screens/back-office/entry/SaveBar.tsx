import type { EntryView } from '@claypot/counter/back-office';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Button, stickyBottomRef, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './entry.module.css';

interface SaveBarProps {
  readonly view: EntryView;
  readonly formId: string;
  readonly onDiscard: () => void;
}

/** State of the edits with the buttons that save or drop them. */
export function SaveBar({ view, formId, onDiscard }: SaveBarProps) {
  const { t, i18n } = useTranslation('counterBackOffice');
  const { change, isAdded, isEdited, key } = view;
  const isSaving = change.status === 'running' && change.kind === 'save';
  const text = textOf();
  useAnnouncement(isEdited && change.status !== 'rejected' ? null : text);
  return (
    <div ref={stickyBottomRef} data-sticky-bar="" className={styles.saveBar}>
      <p className={styles.saveState} data-rejected={change.status === 'rejected' || undefined}>
        {text}
      </p>
      <span className={styles.saveButtons}>
        {isEdited && !isSaving && (
          <Button variant="quiet" onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          pending={isSaving}
          disabled={!isEdited && key !== null && !isSaving}
        >
          {t('save')}
        </Button>
      </span>
    </div>
  );

  function textOf(): string {
    if (change.status === 'rejected' && change.error !== null) {
      return counterErrorMessage(i18n, change.error);
    }
    if (isSaving) return t('saving');
    if (isEdited) return t('unsaved');
    if (change.outcome === 'saved' || isAdded) return t('saved');
    return key === null ? t('nothingEntered') : t('noChanges');
  }
}
