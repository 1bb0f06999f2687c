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

/**
 * The IANA zone in which every time is told.
 * @throws Error before the company's record is known: no zone stands in for it.
 */
export function selectTimeZone({ context: { company } }: CompanySnapshot): string {
  if (company === null) throw new Error('The zone is asked for before the company is known');
  return company.time_zone;
}

/** The company's record; null until it is ready. */
export function selectCompany(snapshot: CompanySnapshot): CompanyRecord | null {
  return snapshot.context.company;
}
