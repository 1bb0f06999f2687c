import {
  type QuerySnapshot,
  type QueryView,
  selectQuery,
} from '../../machines/query/query.selectors.ts';
import type { CompanyRecord } from './company.types.ts';

export type CompanySnapshot = QuerySnapshot<CompanyRecord>;

export type CompanyStatus = QueryView<CompanyRecord>['status'];

export function selectCompanyStatus(snapshot: CompanySnapshot): CompanyStatus {
  return selectQuery(snapshot).status;
}

/**
 * Returns the IANA time zone in which all times are shown.
 * @throws Error before the company's record is loaded; there is no default zone.
 */
export function selectTimeZone({ context: { data } }: CompanySnapshot): string {
  if (data === null) throw new Error('The zone is asked for before the company is known');
  return data.time_zone;
}

/** Returns the company's record; null until it is loaded. */
export function selectCompany(snapshot: CompanySnapshot): CompanyRecord | null {
  return snapshot.context.data;
}
