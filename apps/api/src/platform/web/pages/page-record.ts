import type { CompanyRecord } from '../find-company.ts';

/** Long texts that few customers read; only their own pages contain them. */
const TEXTS: readonly string[] = [
  'company_about',
  'company_programme',
  'company_tnc',
  'company_privacy',
  'company_refund_return',
];

/** Returns the company record that every page contains: all fields except the long texts. */
export function pageRecord(record: CompanyRecord): CompanyRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !TEXTS.includes(field)));
}
