import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import type { CompanyTexts } from './company.types.ts';

export interface CompanyTextsDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  subdomain: string;
}

const bodyOf = (subdomain: string) => ({ subdomain });

/**
 * Creates the query for all of the company's texts. One request loads them all, as a reader of one
 * often opens another.
 */
export function createCompanyTexts({ api, cache, subdomain }: CompanyTextsDeps) {
  return createQuery<undefined, CompanyTexts>(cache, {
    key: () => queryKey('company-texts', subdomain),
    load: (_, signal) => api.companyInfo({ body: bodyOf(subdomain) }, { signal }),
  });
}
