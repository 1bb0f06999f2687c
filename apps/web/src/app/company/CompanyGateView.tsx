import type { CompanyStatus } from '@claypot/domain/company';
import { ErrorState, LoadingOverlay } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { CompanyNotFoundView } from '../../screens/system/CompanyNotFoundView.tsx';

interface CompanyGateViewProps {
  readonly status: CompanyStatus;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Replaces the app while its company is unknown. */
export function CompanyGateView({ status, onRetry, children }: CompanyGateViewProps) {
  const { t } = useTranslation(['system', 'common']);
  if (status === 'ready') return children;
  if (status === 'notFound') return <CompanyNotFoundView />;
  if (status === 'loading') return <LoadingOverlay label={t('openingRestaurant')} />;
  return (
    <main>
      <ErrorState
        headingLevel={1}
        title={t('companyFailedTitle')}
        text={t('companyFailedText')}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
      />
    </main>
  );
}
