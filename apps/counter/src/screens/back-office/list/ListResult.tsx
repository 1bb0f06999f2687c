import { counterErrorMessage } from '@claypot/i18n/counter';
import { Button, Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useEntryTitle } from '../shared/use-entry-title.ts';
import type { SectionViewProps } from './SectionView.tsx';

/** Result of the last change: what was removed, with its undo, or why it failed. */
export function ListResult(props: Pick<SectionViewProps, 'view' | 'onUndo' | 'onDismiss'>) {
  const { view, onUndo, onDismiss } = props;
  const { t, i18n } = useTranslation('counterBackOffice');
  const titleOf = useEntryTitle();
  const { change, removed } = view;
  const problem =
    change.status === 'rejected' && change.error !== null
      ? counterErrorMessage(i18n, change.error)
      : change.outcome === 'conflict'
        ? counterErrorMessage(i18n, 'DRAFT_CHANGED')
        : null;
  const text =
    problem ?? (removed === null ? null : t('removedEntry', { title: titleOf(removed.title) }));
  useAnnouncement(text);
  if (text === null) return null;
  return (
    <Callout
      {...(problem !== null && { tone: 'danger' as const, icon: warningIcon })}
      action={
        problem === null ? (
          <Button variant="secondary" size="sm" onClick={onUndo}>
            {t('undo')}
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={onDismiss}>
            {t('close')}
          </Button>
        )
      }
    >
      {text}
    </Callout>
  );
}
