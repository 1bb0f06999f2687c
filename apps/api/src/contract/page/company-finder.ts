import type { FindCompany } from '../../platform/web/find-company.ts';
import { ApiError } from '../../shared/api-error.ts';
import { createContext, type Surroundings } from '../context/create-context.ts';
import type { Handlers } from '../handlers.ts';
import type { FindPageCompany } from './page-companies.ts';

/**
 * Creates a function that returns the `company/info` record for the host of a page request; null if
 * there is no such company.
 */
export function createCompanyFinder(
  surroundings: Surroundings,
  { companyInfo }: Pick<Handlers, 'companyInfo'>,
  findPageCompany: FindPageCompany,
): FindCompany {
  return async (request, language) => {
    try {
      const company = await findPageCompany(request);
      const context = { ...(await createContext(surroundings, request, { company })), language };
      const { subdomain } = context.company;
      return { ...(await companyInfo(context, { path: {}, headers: {}, body: { subdomain } })) };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'COMPANY_NOT_FOUND') return null;
      throw error;
    }
  };
}
