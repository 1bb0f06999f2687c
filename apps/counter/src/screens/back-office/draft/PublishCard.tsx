import { Button, Callout, Card, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import styles from './DraftView.module.css';
import type { DraftPartProps } from './DraftView.tsx';

/** Number of unpublished changes, with the actions on all of it. */
export function PublishCard({ draft, view, isOwner, onAct, onPreview }: DraftPartProps) {
  const { t } = useTranslation('counterDraft');
  const format = useFormat();
  const { changes, problems, published, version } = draft;
  const { act } = view;
  const done = doneText(act);
  useAnnouncement(done === null ? null : t(done.key, done.values));
  const time = published === null ? '' : format.fullDateTime(Temporal.Instant.from(published.at));
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.publish}>
          <div className={styles.words}>
            <p className={styles.headline}>
              {changes.length === 0 ? t('upToDate') : t('changes', { count: changes.length })}
            </p>
            {!isOwner && problems.length > 0 && (
              <p className={styles.detail}>{t('problems', { count: problems.length })}</p>
            )}
            {!isOwner && changes.length > 0 && <p className={styles.detail}>{t('changesHint')}</p>}
            {published !== null && (
              <p className={styles.detail}>
                {published.by === null
                  ? t('importedAt', { number: published.number, time })
                  : t('publishedBy', { number: published.number, name: published.by, time })}
              </p>
            )}
          </div>
          {changes.length > 0 && (
            <div className={styles.actions}>
              {isOwner && (
                <Button
                  disabled={problems.length > 0}
                  onClick={() => onAct({ type: 'publish' }, version)}
                >
                  {t('publish')}
                </Button>
              )}
              <Button
                variant="secondary"
                disabled={problems.length > 0}
                pending={view.preview.status === 'running'}
                onClick={() => onPreview(version)}
              >
                {t('preview')}
              </Button>
              {isOwner && (
                <Button variant="quiet" onClick={() => onAct({ type: 'discard' }, version)}>
                  {t('discard')}
                </Button>
              )}
            </div>
          )}
        </div>
        <Rejection code={act.status === 'rejected' ? act.error : null} />
        <Rejection code={view.preview.status === 'rejected' ? view.preview.error : null} />
        {done !== null && <Callout tone="success">{t(done.key, done.values)}</Callout>}
        {isOwner && problems.length > 0 && (
          <Callout tone="notice" icon={warningIcon}>
            {t('problems', { count: problems.length })}
          </Callout>
        )}
      </div>
    </Card>
  );
}

function doneText({ status, action }: DraftPartProps['view']['act']) {
  if (status !== 'done' || action === null) return null;
  switch (action.type) {
    case 'publish':
      return { key: 'published', values: {} } as const;
    case 'discard':
      return { key: 'discarded', values: {} } as const;
    case 'restore':
      return { key: 'restored', values: { number: action.number } } as const;
  }
}
