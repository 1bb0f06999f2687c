import type { Ports } from '../ports.ts';
import { createQuery } from '../query/query.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';
import type { CompanyTexts } from './company.types.ts';

export interface CompanyTextsDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  subdomain: string;
}

/** The company's texts, all of them in one request: who reads one often reads another. */
export function createCompanyTexts({ api, cache, subdomain }: CompanyTextsDeps) {
  return createQuery<undefined, CompanyTexts>(cache, {
    key: () => queryKey('company-texts', subdomain),
    load: (_, signal) => api.companyInfo({ body: { subdomain } }, { signal }),
  });
}
