import type { CompanyRecord } from '@claypot/domain/company';
import type { Language } from '@claypot/i18n';
import type { Branch, DishCategory, DishSummary, fromWire, PackageSummary } from '@claypot/sdk';

/** Colours of a company, derived by the server. */
export interface PageBrand {
  /** Content of a style element. */
  readonly style: string;
  /** Colours of the browser's bars. */
  readonly bars: { readonly light: string; readonly dark: string };
}

/** Data of any public page of a company. It contains nothing of its visitor. */
interface PublicPageRequest {
  /** Null for the standard colours. */
  readonly brand: PageBrand | null;
  /** Company in the format of the contract. */
  readonly company: Parameters<typeof fromWire<'Company'>>[1];
  readonly language: Language;
  /** Scheme, host and port of the company's site. */
  readonly origin: string;
  /** Paths of the style sheets. */
  readonly styles: readonly string[];
}

/** Data of the menu of a branch, in the language of the page. */
export interface PublicMenuRequest extends PublicPageRequest {
  readonly branch: Branch;
  readonly categories: readonly DishCategory[];
  readonly dishes: readonly DishSummary[];
  readonly packages: readonly PackageSummary[];
  /** True if the address of the page names its language, so that its links name it, too. */
  readonly isLanguageNamed: boolean;
  /** Current time of the server, in epoch ms. */
  readonly now: number;
}

/** Data of the page shown if there is no branch at the address. */
export interface NoBranchRequest extends PublicPageRequest {
  readonly branches: readonly Branch[];
}

export type PublicCompany = Pick<
  CompanyRecord,
  | 'company_address'
  | 'company_banner'
  | 'company_logo'
  | 'company_name'
  | 'company_phone'
  | 'company_website'
  | 'time_zone'
>;
