import type { Freshness } from '@claypot/domain/machines';
import { counterErrorMessage } from '@claypot/i18n/counter';
import type { ErrorCode } from '@claypot/sdk/counter';
import { Callout, EmptyState, ErrorState, type IconDrawing, Skeleton, Stack } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RecordsBodyProps {
  readonly view: Pick<Freshness, 'stale'> & {
    readonly status: 'loading' | 'empty' | 'ready' | 'failed';
    readonly error: ErrorCode | null;
  };
  readonly failedTitle: string;
  readonly empty: { readonly icon: IconDrawing; readonly title: string; readonly text?: string };
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Content of a list: loading, failed, empty, or its rows, with a note if they are old. */
export function RecordsBody({ view, failedTitle, empty, onRetry, children }: RecordsBodyProps) {
  const { t, i18n } = useTranslation('counterStaff');
  switch (view.status) {
    case 'loading':
      return (
        <Stack gap={3}>
          <Skeleton shape="row" count={5} />
        </Stack>
      );
    case 'failed':
      return (
        <ErrorState
          title={failedTitle}
          text={view.error === null ? undefined : counterErrorMessage(i18n, view.error)}
          retryLabel={t('retry')}
          onRetry={onRetry}
        />
      );
    case 'empty':
      return <EmptyState {...empty} />;
    case 'ready':
      return (
        <Stack gap={4}>
          {view.stale && <Callout tone="notice">{t('offline')}</Callout>}
          {children}
        </Stack>
      );
  }
}
