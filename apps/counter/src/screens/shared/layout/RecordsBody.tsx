import type { Freshness } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk/counter';
import { Callout, EmptyState, type IconDrawing, Skeleton, Stack } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from './LoadFailed.tsx';

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
  const { t } = useTranslation('counterStaff');
  switch (view.status) {
    case 'loading':
      return (
        <Stack gap={3}>
          <Skeleton shape="row" count={5} />
        </Stack>
      );
    case 'failed':
      return <LoadFailed title={failedTitle} error={view.error} onRetry={onRetry} />;
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
