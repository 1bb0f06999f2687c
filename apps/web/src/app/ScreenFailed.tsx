import { ErrorState, Screen } from '@claypot/ui';
import { useTranslation } from './useTranslation.ts';

/** Stands in for a screen that broke or did not load; loading the page anew heals both. */
export function ScreenFailed() {
  const { t } = useTranslation(['system', 'common']);
  return (
    <Screen ground="surface">
      <ErrorState
        headingLevel={1}
        title={t('crashTitle')}
        text={t('crashText')}
        retryLabel={t('common:retry')}
        onRetry={() => location.reload()}
      />
    </Screen>
  );
}
