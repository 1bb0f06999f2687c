import { createContext, type Surroundings } from '../http/create-context.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Language } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import type { CompanyRecord } from './fill-page.ts';

/** The company's texts to read. They are long, and every page would carry all of them. */
const TEXTS = [
  'company_about',
  'company_programme',
  'company_tnc',
  'company_privacy',
  'company_refund_return',
];

/** Gives pages the record that `company/info` would answer on the same host, without its texts. */
export function createCompanyFinder(
  surroundings: Surroundings,
  { companyInfo }: Pick<Handlers, 'companyInfo'>,
): (request: Request, language: Language) => Promise<CompanyRecord | null> {
  return async (request, language) => {
    try {
      const context = { ...(await createContext(surroundings, request)), language };
      const { subdomain } = context.company;
      const record = await companyInfo(context, { path: {}, headers: {}, body: { subdomain } });
      return Object.fromEntries(Object.entries(record).filter(([name]) => !TEXTS.includes(name)));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'COMPANY_NOT_FOUND') return null;
      throw error;
    }
  };
}
