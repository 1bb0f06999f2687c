import { counterLoadMessage } from '@claypot/i18n/counter';
import { ErrorState } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface LoadFailedProps {
  readonly title: string;
  /** Error code of the response; null if the cause is not known. */
  readonly error: string | null;
  readonly onRetry: () => void;
}

/** Loading error with its cause and a retry button. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <ErrorState
      title={title}
      text={counterLoadMessage(i18n, error)}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
