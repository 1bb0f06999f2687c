import type { Language } from '../../shared/text/language.ts';

/** The company as `company/info` gives it. */
export type CompanyRecord = Readonly<Record<string, unknown>>;

/** Returns the record that `company/info` returns on the same host; null if there is no company. */
export type FindCompany = (request: Request, language: Language) => Promise<CompanyRecord | null>;
