import type { EventExportView } from '@claypot/counter/staff';
import { counterLoadMessage } from '@claypot/i18n/counter';
import { Button, Callout, Stack } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import styles from './RecordView.module.css';

interface ExportStateProps {
  readonly view: EventExportView;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** Progress of an export, or why it stopped. */
export function ExportState({ view, onRetry, onCancel }: ExportStateProps) {
  const { t, i18n } = useTranslation(['counterRecord', 'common']);
  const format = useFormat();
  const { count, error, status, total } = view;
  if (status === 'idle' || status === 'done') return null;
  const counts = { done: format.count(count), total: format.count(total ?? 0) };
  const cancel = (
    <Button variant="secondary" onClick={onCancel}>
      {t('exportCancel')}
    </Button>
  );
  if (status === 'running') {
    return (
      <div className={styles.export}>
        <p>{total === null ? t('preparing') : t('exporting', counts)}</p>
        {total !== null && (
          <progress
            className={styles.progress}
            value={count}
            max={Math.max(1, total)}
            aria-label={t('download')}
          />
        )}
        {cancel}
      </div>
    );
  }
  const reason = counterLoadMessage(i18n, error);
  return (
    <Stack gap={3}>
      <Callout tone="danger">
        {total === null
          ? t('exportNotStarted', { reason })
          : t('exportFailed', { ...counts, reason })}
      </Callout>
      <div className={styles.export}>
        <Button onClick={onRetry}>{t('common:retry')}</Button>
        {cancel}
      </div>
    </Stack>
  );
}
