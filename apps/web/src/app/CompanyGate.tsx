import { selectCompanyStatus } from '@claypot/domain';
import { ErrorState, LoadingOverlay } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyNotFoundView } from '../screens/system/CompanyNotFoundView.tsx';
import { useApp } from './AppContext.ts';

/** Lets nothing be drawn before it is known whose restaurant this is. */
export function CompanyGate({ children }: { readonly children: ReactNode }) {
  const { company } = useApp();
  const { t } = useTranslation(['system', 'common']);
  const status = useSelector(company, selectCompanyStatus);
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
        onRetry={() => company.send({ type: 'RETRY' })}
      />
    </main>
  );
}
