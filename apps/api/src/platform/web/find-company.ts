import type { Language } from '../../shared/text/language.ts';

/** Company record of the `company/info` response. */
export type CompanyRecord = Readonly<Record<string, unknown>>;

/** Returns the record that `company/info` returns on the same host; null if there is no company. */
export type FindCompany = (request: Request, language: Language) => Promise<CompanyRecord | null>;
