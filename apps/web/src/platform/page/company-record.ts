import type { CompanyRecord } from '@claypot/domain/company';
import { fromWire } from '@claypot/sdk';

/**
 * The company's record, without its texts, where the server put it into the page; null where it has
 * to be asked for.
 */
export function readCompanyRecord(page: Document): CompanyRecord | null {
  const text = page.getElementById('company-record')?.textContent;
  return text ? fromWire('Company', JSON.parse(text)) : null;
}
