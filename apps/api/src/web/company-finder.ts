import { createContext, type Surroundings } from '../http/create-context.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Language } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import type { CompanyRecord } from './fill-page.ts';

/** Gives pages the record that `company/info` would answer on the same host. */
export function createCompanyFinder(
  surroundings: Surroundings,
  { companyInfo }: Pick<Handlers, 'companyInfo'>,
): (request: Request, language: Language) => Promise<CompanyRecord | null> {
  return async (request, language) => {
    try {
      const context = { ...(await createContext(surroundings, request)), language };
      const { subdomain } = context.company;
      return { ...(await companyInfo(context, { path: {}, headers: {}, body: { subdomain } })) };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'COMPANY_NOT_FOUND') return null;
      throw error;
    }
  };
}
