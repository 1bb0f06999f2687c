import { selectCompany, selectCompanyStatus } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '../../hooks/app/app-context.ts';
import { TimeZoneProvider } from '../../hooks/time/time-zone-context.ts';
import { CompanyGateView } from './CompanyGateView.tsx';

/** Renders its children only once the company and its time zone are known. */
export function CompanyGate({ children }: { readonly children: ReactNode }) {
  const { company } = useApp();
  const status = useSelector(company, selectCompanyStatus);
  const timeZone = useSelector(company, (snapshot) => selectCompany(snapshot)?.time_zone ?? null);
  return (
    <CompanyGateView status={status} onRetry={() => company.send({ type: 'RETRY' })}>
      <TimeZoneProvider value={timeZone}>{children}</TimeZoneProvider>
    </CompanyGateView>
  );
}
