import { selectCompanyStatus } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from './AppContext.ts';
import { CompanyGateView } from './CompanyGateView.tsx';

/** Lets nothing be drawn before it is known whose restaurant this is. */
export function CompanyGate({ children }: { readonly children: ReactNode }) {
  const { company } = useApp();
  const status = useSelector(company, selectCompanyStatus);
  return (
    <CompanyGateView status={status} onRetry={() => company.send({ type: 'RETRY' })}>
      {children}
    </CompanyGateView>
  );
}
