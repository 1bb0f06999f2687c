import type { CompanyRecord } from '../find-company.ts';

/**
 * Long texts that few customers read, which only their own pages contain, and the colour, from which
 * the server derives those of the page.
 */
const LEFT_OUT: readonly string[] = [
  'brand_color',
  'company_about',
  'company_programme',
  'company_tnc',
  'company_privacy',
  'company_refund_return',
];

/** Returns the company record that every page contains: all fields except those left out. */
export function pageRecord(record: CompanyRecord): CompanyRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !LEFT_OUT.includes(field)));
}
