import type { Company } from '@claypot/sdk';

/** The company's long texts as untrusted HTML; empty string if it has none. */
export type CompanyTexts = Pick<
  Company,
  | 'company_about'
  | 'company_programme'
  | 'company_tnc'
  | 'company_privacy'
  | 'company_refund_return'
>;

/** The company's record without its long texts, which are loaded on demand. */
export type CompanyRecord = Omit<Company, keyof CompanyTexts>;
