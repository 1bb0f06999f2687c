import { ErrorState } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface LoadFailedProps {
  /** What did not load. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Something did not load, most often for want of a connection; it can be tried again. */
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
