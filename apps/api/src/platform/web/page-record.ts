import type { CompanyRecord } from './find-company.ts';

/** Long, and read by few: they stand in the pages that are for them. */
const TEXTS: readonly string[] = [
  'company_about',
  'company_programme',
  'company_tnc',
  'company_privacy',
  'company_refund_return',
];

/** What of a company's record goes into every page: all but its texts to read. */
export function pageRecord(record: CompanyRecord): CompanyRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !TEXTS.includes(field)));
}
