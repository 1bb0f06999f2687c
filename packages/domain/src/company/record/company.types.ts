import type { Company } from '@claypot/sdk';

/** The company's texts to read, as HTML that may come from anywhere; '' where it has none. */
export type CompanyTexts = Pick<
  Company,
  | 'company_about'
  | 'company_programme'
  | 'company_tnc'
  | 'company_privacy'
  | 'company_refund_return'
>;

/** What every screen may want to know of the company. Its texts are long, and loaded when wanted. */
export type CompanyRecord = Omit<Company, keyof CompanyTexts>;
