import type { CompanyRecord } from '@claypot/domain/company';
import { fromWire } from '@claypot/sdk';

/**
 * Returns the company's record without its texts, if the server has put it into the page; null if
 * it must be requested.
 */
export function readCompanyRecord(page: Document): CompanyRecord | null {
  const text = page.getElementById('company-record')?.textContent;
  return text ? fromWire('Company', JSON.parse(text)) : null;
}
