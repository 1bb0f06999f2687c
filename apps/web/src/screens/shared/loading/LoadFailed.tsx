import { ErrorState } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface LoadFailedProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/**
 * Loading error with a retry button. Its text suggests checking the connection, the most common
 * cause.
 */
export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={title}
      text={t('checkConnection')}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
