import { type Company, findCompanyOf, type Tenancy } from '../../platform/http/origin/companies.ts';

/** Finds the company of the host of a page request; null if there is none. */
export type FindPageCompany = (request: Request) => Promise<Company | null>;

/**
 * Returns a function that finds the company of each page request once. A page calls many operations
 * in process, and each of them needs the company.
 */
export function createPageCompanies(tenancy: Tenancy): FindPageCompany {
  const found = new WeakMap<Request, Promise<Company | null>>();
  return (request) => {
    const company = found.get(request) ?? findCompanyOf(tenancy, request);
    found.set(request, company);
    return company;
  };
}
