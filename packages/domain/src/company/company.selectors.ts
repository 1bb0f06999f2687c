import type { SnapshotFrom } from 'xstate';
import type { companyMachine } from './company.machine.ts';
import type { CompanyRecord } from './company.types.ts';

export type CompanySnapshot = SnapshotFrom<typeof companyMachine>;

export type CompanyStatus = 'loading' | 'ready' | 'notFound' | 'failed';

export function selectCompanyStatus(snapshot: CompanySnapshot): CompanyStatus {
  if (snapshot.matches('ready')) return 'ready';
  if (snapshot.matches('notFound')) return 'notFound';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}

/** The company's record; null until it is ready. */
export function selectCompany(snapshot: CompanySnapshot): CompanyRecord | null {
  return snapshot.context.company;
}
